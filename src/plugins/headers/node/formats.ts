/* The formats of the headers: files that hosts read, and elements of a page. */
import type {BuiltPage} from '../../pages';
import type {Header} from './headers';

/** Longest line of `_headers`, in characters: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2_000;

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both apply all rules that match. For a header that two rules set Netlify takes
 * the later value; Cloudflare Pages joins both, unless a line with `!` removes the earlier one, which Netlify skips.
 * @param baseUrl path under which the site is served, with a slash at both ends
 * @throws Error for a header that Cloudflare Pages would not read
 */
export function headersFile(headers: readonly Header[], baseUrl: string): string {
  const long = headers.find(({name, value}) => `  ${name}: ${value}`.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `headers: ${long.name} takes more than the ${LONGEST_LINE} characters that Cloudflare Pages reads. Allow fewer origins or inline scripts.`,
    );
  const all = headers.flatMap(({name, value, byHosts}) => (byHosts ? [] : [`  ${name}: ${value}\n`]));
  const rules = headers.flatMap(({name, folders = {}, byHosts}) =>
    Object.entries(folders).map(
      ([folder, value]) => `${baseUrl}${folder}*\n${byHosts ? '' : `  ! ${name}\n`}  ${name}: ${value}\n`,
    ),
  );
  return [`/*\n${all.join('')}`, ...rules].join('\n');
}

/**
 * The file for `include` in a `server` block of nginx.
 * @param baseUrl path under which the site is served, with a slash at both ends
 */
export function nginxFile(headers: readonly Header[], baseUrl: string): string {
  const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
  const lines = headers.flatMap(({name, value, folders = {}}) => {
    const rules = Object.entries(folders);
    if (rules.length === 0) return [`add_header ${name} ${quote(value)} always;`];
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    return [
      `set ${variable} ${quote(value)};`,
      ...rules.map(([folder, other]) => {
        const pattern = `^${(baseUrl + folder).replaceAll('.', '\\.')}`;
        return `if ($uri ~ ${quote(pattern)}) { set ${variable} ${quote(other)}; }`;
      }),
      `add_header ${name} ${variable} always;`,
    ];
  });
  const comment = [
    '# Written by the build. Include it in a server block.',
    '# An add_header in a location would replace all of these there.',
  ];
  return [...comment, ...lines, ''].join('\n');
}

const CHARSET = /<head>\s*<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts headers into a page, for hosts that set none: before everything that they govern. Only the charset comes first, because it
 * must be in the first bytes.
 * @returns the text of the page
 * @throws Error when the head of the page does not start with the charset
 */
export function withMeta({html, file}: Pick<BuiltPage, 'html' | 'file'>, headers: readonly Header[]): string {
  if (!CHARSET.test(html))
    throw new Error(`headers: the head of ${file} does not start with <meta charset=UTF-8>.`);
  const elements = headers.map(({meta = ''}) => meta).join('');
  return html.replace(CHARSET, (charset) => charset + elements);
}
