/* The headers of the built site: which files browsers keep. */
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
  expect(headers('/')['Cache-Control']).toContain('must-revalidate');
});
