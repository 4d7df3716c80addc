/* Needs a built site. It depends on today's date, so it is not part of npm test: a commit that passed must keep passing. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {cutoff, MAX_AGE_MONTHS, undated} from '../build/age';
import {siteFigures} from '../build/known-figures';
import {matchingFiles} from '../files';

test(`a figure older than ${MAX_AGE_MONTHS} months shows its date on the page`, () => {
  const pages = matchingFiles(BUILD, /\.html$/, BUILD);
  expect(pages.length).toBeGreaterThan(0);
  const before = cutoff(new Date());
  const problems = pages.flatMap((file) =>
    undated(file, readFileSync(path.join(BUILD, file), 'utf8'), siteFigures, before),
  );
  expect(problems.join('\n')).toBe('');
});
