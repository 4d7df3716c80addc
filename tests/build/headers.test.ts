/* The headers of the built site. */
import {expect, test} from 'vitest';
import {headersOf} from '../../scripts/preview';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {readBuilt} from './built-pages';

const headers = headersOf(readBuilt('_headers'));

test('browsers keep exactly the files with a hash in their name, and ask for all others again', () => {
  const files = matchingFiles(BUILD, /^(?!_)/, BUILD);
  const kept = files.filter((file) => headers(`/${file}`)['Cache-Control']?.includes('immutable'));
  const hashed = files.filter((file) => /[.-](?:[\da-f]{8,10}|[\dA-Z]{8})\.\w+$/.test(file));
  expect(kept.length).toBeGreaterThan(100);
  expect(files.length - kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(hashed);
});

test('a page runs code of this site only, and other sites can neither frame it nor read it', () => {
  const {'Content-Security-Policy': policy, ...others} = headers('/');
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|blob:|\*|http:/);
  expect(policy).toMatch(
    /^default-src 'self'; base-uri 'none'; .*script-src 'self' 'sha256-.*frame-ancestors 'none'/,
  );
  expect(policy).toContain("; worker-src 'self'; ");
  expect(others).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/) as string,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
