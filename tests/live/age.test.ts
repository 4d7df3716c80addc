/* Needs a built site. It depends on today's date, so it is not part of npm test: a commit that passed must keep passing. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {cutoff, MAX_AGE_MONTHS, undated} from '../build/age';
import {known} from '../build/known';
import {filesBelow} from '../files';

test(`a figure older than ${MAX_AGE_MONTHS} months shows its date on the page`, () => {
  const pages = filesBelow(BUILD, /\.html$/, BUILD);
  expect(pages.length, 'build/ is missing: run "npm run build" first').toBeGreaterThan(0);
  const before = cutoff(new Date());
  const problems = pages.flatMap((file) =>
    undated(file, readFileSync(path.join(BUILD, file), 'utf8'), known, before),
  );
  expect(problems.join('\n')).toBe('');
});
