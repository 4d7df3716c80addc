import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {
  canonicalProblems,
  descriptionOf,
  descriptionProblems,
  duplicateDescriptions,
  firstParagraph,
  firstParagraphProblems,
  foreignResources,
  frontMatterProblems,
  imageCount,
  imageProblems,
  isoDates,
  isUnindexed,
  layerProblems,
  linkOf,
  mainText,
  markdownLinkProblems,
  markdownLinks,
  nextStepProblems,
  parsePage,
  policyOf,
  policyProblems,
  rootOf,
  routeOf,
  titleProblems,
  typedDates,
  type Page,
} from './content';
import {fileOfRoute, sitemapUrls} from '../../src/build/built-pages';
import {matchingFiles} from '../files';

const DOCS = path.join(__dirname, '../../docs');
const GOOD_TEXT = 'A description that says what a reader will be able to do after it.';

describe('the rules find', () => {
  const html = (body: string, head = '') =>
    parsePage(`<!doctype html><html lang=en><head>${head}</head><body>${body}</body></html>`);
  const main = (body: string) => html(`<main><h1>Title</h1>${body}</main>`);

  test('a missing description, and one that is too short or too long', () => {
    expect(descriptionProblems(descriptionOf(html('')))).toEqual(['has no description']);
    expect(descriptionProblems(descriptionOf(html('', '<meta name=description content=" ">')))).toHaveLength(
      1,
    );
    expect(descriptionProblems(`<Term id="gas">Gas</Term> ${GOOD_TEXT}`)).toHaveLength(1);
    expect(descriptionProblems('x'.repeat(49))).toHaveLength(1);
    expect(descriptionProblems('x'.repeat(161))).toHaveLength(1);
    for (const length of [50, 160]) expect(descriptionProblems('x'.repeat(length))).toEqual([]);
    expect(
      descriptionProblems(descriptionOf(html('', `<meta name=description content="${GOOD_TEXT}">`))),
    ).toEqual([]);
  });

  test('a source without a description, for which the build would use the first paragraph', () => {
    expect(frontMatterProblems(`---\ntitle: x\n---\n\ndescription: ${GOOD_TEXT}\n`)).toEqual([
      'has no description in its front matter',
    ]);
    expect(frontMatterProblems(`---\ntitle: x\ndescription: ''\n---\n`)).toHaveLength(1);
    expect(frontMatterProblems(`No front matter.\n`)).toHaveLength(2);
    expect(frontMatterProblems(`---\ntitle: x\ndescription: '<b>${GOOD_TEXT}'\n---\n<b>\n`)).toEqual([
      'has <b> in its front matter',
    ]);
    expect(frontMatterProblems(`---\ntitle: x\ndescription: '${GOOD_TEXT}'\n---\n`)).toEqual([]);
  });

  test('a duplicate description', () => {
    const pages = (second: string) =>
      new Map([
        ['/a', GOOD_TEXT],
        ['/b', second],
      ]);
    expect(duplicateDescriptions(pages(GOOD_TEXT))).toEqual([`/a, /b share the description "${GOOD_TEXT}"`]);
    expect(duplicateDescriptions(pages(`${GOOD_TEXT}.`))).toEqual([]);
  });

  test('a missing title, or one that is only the site name', () => {
    expect(titleProblems(html(''))).toHaveLength(1);
    expect(titleProblems(html('', '<title> | Docs</title>'))).toHaveLength(1);
    expect(titleProblems(html('', '<title>Status | Docs</title>'))).toEqual([]);
  });

  test('a last section without links', () => {
    expect(nextStepProblems(main('<p>x</p>'))).toEqual(['has no h2']);
    expect(nextStepProblems(main('<h2>Next steps</h2><a href=/x>x</a><h2>See also</h2>'))).toHaveLength(1);
    expect(nextStepProblems(main('<h2>Next steps</h2><ul><li>Read on.</ul>'))).toEqual([
      '"Next steps" has no link',
    ]);
    expect(nextStepProblems(main(`<h2>Next steps</h2>${'<a href=/x>x</a>'.repeat(4)}`))).toEqual([
      '"Next steps" has 4 links',
    ]);
    expect(
      nextStepProblems(
        main('<div><h2>Next steps<a class=hash-link href=#n>#</a></h2></div><a href=/pager>Next</a>'),
      ),
    ).toHaveLength(1);
    expect(
      nextStepProblems(
        main('<h2>A</h2><h2>Next steps<a class=hash-link href=#n>#</a></h2><ul><li><a href=/x>x</a></ul>'),
      ),
    ).toEqual([]);
  });

  test('a missing or too long first paragraph', () => {
    const problems = (text: string) =>
      firstParagraphProblems(firstParagraph(main(`<p></p><p>${text}</p><p>You.</p>`)));
    expect(problems(`You ${'read '.repeat(60)}`)).toEqual(['its first paragraph has 61 words']);
    expect(problems('Look up a <b>limit</b>.')).toEqual([]);
    expect(firstParagraphProblems(firstParagraph(main('')))).toEqual(['has no paragraph']);
  });

  test('an ISO date in prose, but not in a table, in code or in the sources', () => {
    const table = '<table><tr><td>2025-08-11</table><code>2025-08-11</code>';
    const sources = '<details data-sources><time datetime=2025-08-11>August 2025</time> 2025-08</details>';
    expect(isoDates(main(`<p>It moved on <b>2025-08-11</b>.</p>${table}${sources}`))).toEqual(['2025-08-11']);
    expect(isoDates(main(`<p>It moved in August 2025.</p>${table}${sources}`))).toEqual([]);
  });

  test('a picture without a size, one that loads too early, and one of a large format', () => {
    const img = (attributes: string) => `<img alt="" width=20 height=10 ${attributes}>`;
    const lazy = img('loading=lazy src=/a.webp');
    expect(imageProblems(html('<nav><img alt="" src=/logo.svg></nav>'))).toEqual([
      'has /logo.svg without width and height',
    ]);
    expect(imageProblems(main('<img alt="" src=/a.svg width=20 height=0>'))).toHaveLength(1);
    expect(imageProblems(main(`${img('src=/a.webp')}<h2>A</h2><p>${img('src=/b.svg')}</p>`))).toEqual([
      'loads /b.svg below the first section at once',
    ]);
    expect(imageProblems(main(img('src=/a.png')))).toHaveLength(1);
    expect(imageProblems(main(`${img('src=/a.svg')}<h2>A</h2>${lazy}`))).toEqual([]);
    expect(imageProblems(main(img('src=/a.avif')))).toEqual([]);
  });

  test('a canonical URL that is missing, duplicated or of another page', () => {
    const link = (href: string) => `<link rel=canonical href=${href} />`;
    const at = 'https://example.org/a';
    expect(canonicalProblems(html(''), at)).toHaveLength(1);
    expect(canonicalProblems(html('', link(at) + link(at)), at)).toHaveLength(1);
    expect(canonicalProblems(html('', link(`${at}/`)), at)).toHaveLength(1);
    expect(canonicalProblems(html('', link(at)), at)).toEqual([]);
  });

  test.each([
    '<link rel=preconnect href=https://cdn.example.net>',
    '<link rel="dns-prefetch" href="//cdn.example.net">',
    '<link rel=stylesheet href=http://docs.example.org/a.css>',
    '<img src=https://cdn.example.net/a.png alt="">',
    '<img alt="" src=/a.png srcset="/a.png 1x, https://cdn.example.net/a.png 2x">',
    '<img alt="" src=/a.png srcset="/a.png 1x,https://cdn.example.net/a.png 2x">',
    '<script src=https://cdn.example.net/a.js></script>',
    '<iframe src=https://cdn.example.net/></iframe>',
    '<video poster=https://cdn.example.net/a.png></video>',
    '<svg><use href="https://cdn.example.net/a.svg#b"/></svg>',
  ])('something of another origin in %s', (tag) => {
    expect(foreignResources(html(tag), 'https://docs.example.org')).toHaveLength(1);
  });

  test('no problem with resources of the same origin and with links', () => {
    const good =
      '<link rel=icon href=/i.svg><script src=/a.js></script><script>1</script><img alt="" src="data:image/png;base64,AA==">' +
      '<link rel=canonical href=https://docs.example.org/a><a href=https://cdn.example.net>x</a><svg><use href="#b"/></svg>';
    expect(foreignResources(html(good), 'https://docs.example.org')).toEqual([]);
  });

  test('a page without a policy, with two, or with one after something it governs', () => {
    const policy = '<meta http-equiv=Content-Security-Policy content="default-src \'none\'">';
    expect(policyProblems(html(''))).toEqual(['has 0 policies']);
    expect(policyProblems(html('', policy + policy))).toEqual(['has 2 policies']);
    for (const governed of ['<script>1</script>', '<link rel=stylesheet href=/a.css>', '<style></style>'])
      expect(policyProblems(html('', `<meta charset=UTF-8>${governed}${policy}`))).toHaveLength(1);
    expect(policyProblems(html(policy))).toEqual(['has its policy after <body>']);
    expect(policyProblems(html('', `<meta charset=UTF-8>${policy}<link rel=icon href=/i.svg>`))).toEqual([]);
    expect(policyOf(html('', policy))).toBe("default-src 'none'");
  });

  test('a style sheet without cascade layers, or with their polyfill', () => {
    expect(layerProblems('a{color:red}')).toEqual(['has no @layer']);
    expect(layerProblems('@layer a{b:not(#\\#):not(#\\#){color:red}}')).toHaveLength(1);
    expect(layerProblems('@layer a{b{color:red}}')).toEqual([]);
  });

  test('a link to a missing Markdown file', () => {
    const problems = (source: string) =>
      markdownLinkProblems('users/a.mdx', source, (file) => file === 'users/b.mdx');
    expect(problems('See [b](./c.mdx).')).toEqual(['users/a.mdx links to ./c.mdx, which does not exist']);
    expect(problems('See [b](../b.md#x).')).toHaveLength(1);
    expect(problems('See [b][ref].\n\n[ref]: /c.mdx')).toHaveLength(1);
    expect(problems('<a href="c.mdx">c</a>')).toHaveLength(1);
    expect(
      problems(
        '[b](b.mdx#x) [b](/users/b.mdx "t") [b](@site/docs/users/b.mdx) [x](https://example.org/x.md) [y](/y)',
      ),
    ).toEqual([]);
    expect(problems('```md file=x\n[b](./c.mdx)\n```\n')).toEqual([]);
    expect(markdownLinks('[a](/a) and [b](/b "title")\n\n<Link to="/c">c</Link>')).toEqual([
      '/a',
      '/b',
      '/c',
    ]);
  });

  test('a typed date', () => {
    expect(
      typedDates('As of September 2025, of October 31, 2025, 2024-03, 2024-03-11 and before 2026.'),
    ).toEqual(['September 2025', 'October 31, 2025', '2024-03', '2024-03-11', 'before 2026']);
    expect(
      typedDates('{{limits.batchSize.asOf}}, block 2025, in 2 s, 2025 calls\n\n```ts file=2025-09.ts\n```\n'),
    ).toEqual([]);
  });

  test('the route of a page from its slug or path', () => {
    expect(routeOf('intro.mdx', '---\ntitle: x\nslug: /\n---\n')).toBe('/');
    expect(routeOf('developers/ATM/bsr.mdx', '---\ntitle: x\n---\n\nslug: /x\n')).toBe('/developers/ATM/bsr');
  });
});

interface RuleContext {
  readonly Syntax: {readonly Str: 'Str'};
  readonly RuleError: ErrorConstructor;
  readonly report: (node: string, error: Error) => void;
  readonly getSource: (node: string) => string;
}

const bannedWordsRule = createRequire(__filename)('../prose/rules/banned-words.js') as (
  context: RuleContext,
) => {
  readonly Str: (node: string) => void;
};

/** Words in a text that the style guide bans. */
function bannedWords(text: string): readonly string[] {
  const found: string[] = [];
  const context: RuleContext = {
    Syntax: {Str: 'Str'},
    RuleError: Error,
    report: (_node: string, {message}: Error) => void found.push(message),
    getSource: (node: string) => node,
  };
  bannedWordsRule(context).Str(text);
  return found;
}

/** Banned words that occur in names: of code, of a button in the portal and of a repository. */
const IN_NAMES: readonly string[] = ['dapp', 'Metamask'];

/** The terminology list, as pairs of wrong and right term. */
const terminology = (
  JSON.parse(readFileSync(path.join(__dirname, '../../.textlintrc.json'), 'utf8')) as {
    readonly rules: {readonly terminology: {readonly terms: readonly (string | readonly [string, string])[]}};
  }
).rules.terminology.terms.flatMap((term) =>
  typeof term === 'string' || IN_NAMES.includes(term[0]) ? [] : [term],
);

/** Wrong terms in a text, by the terminology list. File names are ignored. */
function wrongTerms(text: string): readonly string[] {
  return terminology.flatMap(([wrong, right]) =>
    Array.from(
      text.matchAll(new RegExp(`(?<![-\\w./])${wrong}(?![-\\w]|\\.\\w)`, 'g')),
      ([found]) => `says "${found}", not "${right}"`,
    ),
  );
}

describe('the built site:', () => {
  interface Built {
    readonly url: string;
    readonly page: Page;
  }

  const built = new Map<string, Built>();
  const sources = new Map<string, {readonly route: string; readonly text: string}>();
  let root = '';

  const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
  const fileOf = (url: string) => path.join(BUILD, decodeURIComponent(url.slice(root.length)));
  const docs = () => Array.from(sources.values(), ({route}) => [route, built.get(route)] as const);
  const categories = () => Array.from(built).filter(([route]) => route.startsWith('/category/'));
  /** Runs a rule on pages and expects no problems; a failure names page and problem. */
  const expectClean = (
    pages: readonly (readonly [string, Built | undefined])[],
    rule: (page: Page, url: string) => readonly string[],
  ) => {
    expect(pages.length).toBeGreaterThan(0);
    const problems = pages.flatMap(([route, found]) =>
      found
        ? rule(found.page, found.url).map((problem) => `${route} ${problem}`)
        : [`${route} is not in the sitemap`],
    );
    expect(problems.join('\n')).toBe('');
  };

  beforeAll(() => {
    const urls = sitemapUrls(read('sitemap.xml'));
    root = rootOf(urls);
    for (const url of urls) {
      const route = `/${url.slice(root.length)}`;
      built.set(route, {url, page: parsePage(read(fileOfRoute(route)))});
    }
    for (const file of matchingFiles(DOCS, /\.mdx?$/, DOCS)) {
      const text = readFileSync(path.join(DOCS, file), 'utf8');
      sources.set(file, {route: routeOf(file, text), text});
    }
  });

  test('the sitemap lists every page of docs/, the categories and the API page, and nothing else', () => {
    expect(sources.size).toBeGreaterThan(0);
    const pages = Array.from(sources.values(), ({route}) => route);
    expect(categories().length).toBeGreaterThan(0);
    const expected = [...pages, ...categories().map(([route]) => route), '/api'].sort();
    expect(Array.from(built.keys()).sort()).toEqual(expected);
    expect(built.has('/search')).toBe(false);
  });

  test('each docs page has a title and a description in its source', () => {
    expect(sources.size).toBeGreaterThan(0);
    const problems = Array.from(sources).flatMap(([file, {text}]) =>
      frontMatterProblems(text).map((problem) => `${file} ${problem}`),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('each docs page has a description of 50 to 160 characters', () => {
    expectClean(docs(), (page) => descriptionProblems(descriptionOf(page)));
  });

  test('no two pages share a description', () => {
    const descriptions = new Map(Array.from(built, ([route, {page}]) => [route, descriptionOf(page) ?? '']));
    expect(descriptions.size).toBeGreaterThan(30);
    expect(duplicateDescriptions(descriptions).join('\n')).toBe('');
  });

  test('each category page has a title and a description', () => {
    expectClean(categories(), (page) => [
      ...titleProblems(page),
      ...descriptionProblems(descriptionOf(page)),
    ]);
  });

  test('each page of the sitemap has a title, and so has the not-found page', () => {
    expectClean(Array.from(built), titleProblems);
    expect(read('404.html')).toMatch(/<title[^>]*>Page Not Found \| Docs<\/title>/);
  });

  test('each docs page ends with "Next steps" and one to three links', () => {
    expectClean(docs(), nextStepProblems);
  });

  test('the first paragraph of each docs page has 60 words or fewer', () => {
    expectClean(docs(), (page) => firstParagraphProblems(firstParagraph(page)));
  });

  test('dates in prose are written as August 2025; ISO dates are for tables', () => {
    expect(docs().some(([, found]) => found && /20\d\d-\d\d-\d\d/.test(mainText(found.page)))).toBe(true);
    expectClean(docs(), (page) => isoDates(page).map((date) => `says ${date} in prose`));
  });

  test('no page uses a word that the style guide bans, nor does a component', () => {
    expect(bannedWords('You can simply send it.')).toHaveLength(1);
    expectClean(Array.from(built), (page) => bannedWords(mainText(page)));
  });

  test('each page uses the terms of the terminology list, as do components', () => {
    expect(
      wrongTerms('The gasless chain, its chain-id and its RPC endpoints, in chain-id.json.'),
    ).toHaveLength(3);
    expectClean(Array.from(built), (page) => wrongTerms(mainText(page)));
  });

  test('canonical URLs match the sitemap', () => {
    expectClean(Array.from(built), canonicalProblems);
  });

  test('the icon exists', () => {
    expectClean(Array.from(built), (page) => {
      const icon = linkOf(page, 'icon');
      return icon && existsSync(fileOf(new URL(icon, root).href)) ? [] : [`has no file for its icon ${icon}`];
    });
  });

  test('pictures in files have a size, and those below the first section load late', () => {
    const images = Array.from(built.values(), ({page}) => imageCount(page));
    expect(Math.min(...images)).toBeGreaterThan(0);
    expectClean(Array.from(built), imageProblems);
  });

  test('robots.txt allows everything and names the sitemap; the web manifest names existing icons', () => {
    const robots = read('robots.txt');
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(robots).toContain(`\nSitemap: ${root}sitemap.xml\n`);
    const {icons} = JSON.parse(read('site.webmanifest')) as {
      readonly icons: readonly {readonly src: string}[];
    };
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter(({src}) => !existsSync(fileOf(new URL(src, root).href)))).toEqual([]);
    expectClean(Array.from(built), (page) => {
      const manifest = linkOf(page, 'manifest');
      return manifest === new URL('site.webmanifest', root).pathname
        ? []
        : [`links the manifest ${manifest}`];
    });
  });

  test('/search is noindex, no page of the sitemap is', () => {
    expect(isUnindexed(parsePage(read('search.html')))).toBe(true);
    expectClean(Array.from(built), (page) => (isUnindexed(page) ? ['is not indexed'] : []));
  });

  test('no HTML file loads from, or connects to, another origin', () => {
    const files = matchingFiles(BUILD, /\.html$/, BUILD);
    expect(files.length).toBeGreaterThan(36);
    const {origin} = new URL(root);
    const problems = files.flatMap((file) =>
      foreignResources(parsePage(read(file)), origin).map((found) => `${file}: ${found}`),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('every HTML file has the policy of _headers, except directives that only work in headers', () => {
    const header = /Content-Security-Policy: (.+)/.exec(read('_headers'))?.[1] ?? '';
    const expected = header.replace(/frame-ancestors [^;]+; /, '');
    expect(expected).toContain("script-src 'self' 'sha256-");
    expect(expected.length).toBeLessThan(header.length);
    const files = matchingFiles(BUILD, /\.html$/, BUILD);
    expect(files.length).toBeGreaterThan(built.size);
    const problems = files.flatMap((file) => {
      const page = parsePage(read(file));
      const same = policyOf(page) === expected;
      return [...policyProblems(page), ...(same ? [] : ['differs from _headers'])].map(
        (what) => `${file} ${what}`,
      );
    });
    expect(problems.join('\n')).toBe('');
  });

  test('the style sheet keeps its cascade layers, without a polyfill', () => {
    const files = matchingFiles(BUILD, /\.css$/, BUILD);
    expect(files.length).toBeGreaterThan(0);
    const main = files.filter((file) => /(?:^|\/)styles\.[^/]*css$/.test(file));
    expect(main).toHaveLength(1);
    expect(main.flatMap((file) => layerProblems(read(file)))).toEqual([]);
    expect(
      files.filter((file) => layerProblems(read(file)).some((problem) => problem.includes('polyfill'))),
    ).toEqual([]);
  });

  test('no file names the folder that the site was built in', () => {
    const files = matchingFiles(BUILD, /\.(?:html|js|css|json|xml|txt|md|yaml)$/, BUILD);
    expect(files.length).toBeGreaterThan(built.size);
    expect(files.filter((file) => read(file).includes(path.dirname(BUILD)))).toEqual([]);
  });

  test('each source marks a term of the glossary at most once', () => {
    const marks = (text: string) => Array.from(text.matchAll(/<Term\s+id="([^"]+)"/g), ([, id]) => id);
    const marked = Array.from(sources, ([file, {text}]) => [file, marks(text)] as const);
    expect(marked.filter(([, ids]) => ids.length > 0).length).toBeGreaterThan(20);
    const twice = marked.flatMap(([file, ids]) =>
      ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file} marks "${id}" again`),
    );
    expect(twice.join('\n')).toBe('');
  });

  test('no source types a date instead of printing the date of a fact', () => {
    expect(Array.from(sources.values()).filter(({text}) => /\.asOf\}\}/.test(text)).length).toBeGreaterThan(
      5,
    );
    const problems = Array.from(sources).flatMap(([file, {text}]) =>
      typedDates(text).map((date) => `${file} types "${date}"`),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('no source links to a Markdown file that does not exist', () => {
    const counts = Array.from(sources.values(), ({text}) => markdownLinks(text).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const problems = Array.from(sources).flatMap(([file, {text}]) =>
      markdownLinkProblems(file, text, (target) => sources.has(target)),
    );
    expect(problems.join('\n')).toBe('');
  });
});
