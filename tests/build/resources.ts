/*
 * Rules for what built pages load. Each rule takes a page or text and returns its problems, one line each. Pure: reads no files.
 */
import {all, one, type Element, type Page} from './page';

/**
 * Rule: pictures in files have a size, so that no text moves when they load. Those below the first section wait until they are
 * near, and those in the content are not of a format that AVIF and WebP make smaller.
 */
export function imageProblems(page: Page): readonly string[] {
  const main = one(page, ({name}) => name === 'main');
  const content = main ? all(main, 'h2', 'img') : [];
  const below = content.slice(content.findIndex(({name}) => name === 'h2') + 1 || content.length);
  return all(page, 'img').flatMap((image) => {
    const {src = '', width, height, loading} = image.attribs;
    const hasSize = [width, height].every((size) => /^[1-9]\d*$/.test(size ?? ''));
    const isLate = below.includes(image) && loading !== 'lazy';
    const isLarge = content.includes(image) && /\.(?:png|jpe?g|gif)$/i.test(src);
    return [
      ...(hasSize ? [] : [`has ${src} without width and height`]),
      ...(isLate ? [`loads ${src} below the first section at once`] : []),
      ...(isLarge ? [`shows ${src}, which is neither AVIF nor WebP nor SVG`] : []),
    ];
  });
}

/** URL of the first `<link>` in the head with this relation, for example `icon`. */
export function linkOf(page: Page, relation: string): string | undefined {
  return one(page, ({name, attribs}) => name === 'link' && attribs.rel === relation)?.attribs.href;
}

/** The policy in a page, for hosts that set no headers. */
export function policyOf(page: Page): string | undefined {
  return one(page, isPolicy)?.attribs.content;
}

/** The referrer policy in a page, for hosts that set no headers. */
export function referrerOf(page: Page): string | undefined {
  return one(page, ({name, attribs}) => name === 'meta' && attribs.name === 'referrer')?.attribs.content;
}

const isPolicy = ({name, attribs}: Element): boolean =>
  name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'content-security-policy';

/** Rule: a page has one policy, in its head, before everything that it governs. */
export function policyProblems(page: Page): readonly string[] {
  const order = all(page, 'meta', 'link', 'script', 'style', 'base', 'img', 'body');
  const governed = order.findIndex((element) => element.name !== 'meta');
  const places = order.flatMap((element, index) => (isPolicy(element) ? [index] : []));
  if (places.length !== 1) return [`has ${places.length} policies`];
  return (places[0] ?? 0) < governed ? [] : [`has its policy after <${order[governed]?.name}>`];
}

const LOADS: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Resources and connections of a page to other origins. Links do not count. */
export function foreignResources(page: Page, origin: string): readonly string[] {
  return all(page, ...Object.keys(LOADS)).flatMap(({name, attribs}) =>
    (LOADS[name] ?? [])
      .flatMap((key) => {
        const value = attribs[key] ?? '';
        return key.endsWith('srcset') ? value.split(/,\s+|(?<=\s[\d.]+[wx]),/) : [value];
      })
      .map((value) => value.trim().split(/\s+/)[0] ?? '')
      .filter(
        (value) => value !== '' && new URL(value, origin).origin !== origin && !value.startsWith('data:'),
      )
      .map((value) => `<${name}${attribs.rel ? ` rel="${attribs.rel}"` : ''}> reaches ${value}`),
  );
}
