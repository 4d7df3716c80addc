import {fencesOf, type Page} from './page';

/** Maximum number of fences on the whole site with code that no test runs. */
export const MAX_NOTRUN = 4;

/** Files in examples/ that only configure tools. */
const TOOLING = ['examples/package.json', 'examples/tsconfig.json'];

/** Result of the coverage check. */
export interface Coverage {
  /** One line per problem, naming file and line. */
  readonly problems: readonly string[];
  /** One line per fence that no test runs, with the reason. */
  readonly notrun: readonly string[];
  /** Examples that no page shows. */
  readonly hidden: readonly string[];
}

/**
 * Checks that tests run the programs on pages, and that every example is on a page.
 * @param files all files in examples/, relative to the repository
 */
export function coverage(pages: readonly Page[], files: readonly string[]): Coverage {
  const problems: string[] = [];
  const notrun: string[] = [];
  const shown = new Set<string>(TOOLING);
  for (const page of pages) {
    for (const {line, language, file, notrun: reason} of fencesOf(page)) {
      const place = `${page.file}:${line}`;
      if (language === '') problems.push(`${place}: the fence has no language`);
      if (file !== undefined) shown.add(file);
      else if (reason) notrun.push(`${place}: ${reason}`);
      else problems.push(`${place}: the fence has neither file= nor notrun="reason"`);
    }
  }
  if (notrun.length > MAX_NOTRUN)
    problems.push(`${notrun.length} fences are not run, at most ${MAX_NOTRUN} may be`);
  return {problems, notrun, hidden: files.filter((file) => !shown.has(file))};
}
