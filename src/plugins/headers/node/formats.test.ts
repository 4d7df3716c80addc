import {expect, test} from 'vitest';
import {headersFile, nginxFile, withMeta} from './formats';
import {siteHeaders, type Header} from './headers';

const headers: readonly Header[] = [
  {name: 'X-Plain', value: `self "a"; b 'c'`, meta: '<meta name="plain">'},
  {name: 'X-Policy', value: 'same', folders: {'img/': 'cross'}},
  {name: 'Cache-Control', value: 'no-cache', folders: {'assets/': 'immutable'}, byHosts: true},
];

test('_headers has one rule for all paths, removes what a later rule sets again, and leaves out what hosts send', () => {
  expect(headersFile(headers, '/docs.v1/')).toBe(`/*
  X-Plain: self "a"; b 'c'
  X-Policy: same

/docs.v1/img/*
  ! X-Policy
  X-Policy: cross

/docs.v1/assets/*
  Cache-Control: immutable
`);
});

test('nginx gets quoted values, and a variable for a header that depends on the path', () => {
  const [, , ...lines] = nginxFile(headers, '/docs.v1/').split('\n');
  expect(lines).toEqual([
    String.raw`add_header X-Plain "self \"a\"; b 'c'" always;`,
    'set $x_policy "same";',
    String.raw`if ($uri ~ "^/docs\.v1/img/") { set $x_policy "cross"; }`,
    'add_header X-Policy $x_policy always;',
    'set $cache_control "no-cache";',
    String.raw`if ($uri ~ "^/docs\.v1/assets/") { set $cache_control "immutable"; }`,
    'add_header Cache-Control $cache_control always;',
    '',
  ]);
});

test('a page has what works there, after the charset only', () => {
  const html = '<html><head><meta charset=UTF-8><script src=a.js></script></head></html>';
  expect(withMeta({file: 'index.html', html}, headers)).toBe(
    '<html><head><meta charset=UTF-8><meta name="plain"><script src=a.js></script></head></html>',
  );
  const late = html.replace('<meta charset=UTF-8>', '');
  expect(() => withMeta({file: 'users.html', html: late}, headers)).toThrow('the head of users.html');
});

test('a header that is too long for a host stops the build', () => {
  expect(() => headersFile([{name: 'X-Plain', value: 'a'.repeat(2_000)}], '/')).toThrow('2000 characters');
});

test('a page has those headers of a site that work there', () => {
  const policy = `default-src 'self'; connect-src 'self' https://rpc.example`;
  const all = siteHeaders(policy, ['img/']);
  expect(headersFile(all, '/')).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`);
  expect(headersFile(all, '/')).toContain(
    '/img/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  );
  expect(all.flatMap(({meta}) => meta ?? [])).toEqual([
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
  ]);
});
