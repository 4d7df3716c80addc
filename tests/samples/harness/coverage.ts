import {fencesOf, type Page} from './page';

/** Maximum number of fences on the whole site with code that no test runs. */
const MAX_NOTRUN = 4;

/** Files in examples/ that only configure tools. */
const TOOLING = ['examples/package.json', 'examples/tsconfig.json'];

/** Result of the coverage check. */
interface Coverage {
  /** One line per problem, naming file and line. */
  readonly problems: readonly string[];
  /** Examples that no page shows. */
  readonly hidden: readonly string[];
}

/**
 * Checks that tests run the programs on pages, and that every example is on a page.
 * @param files all files in examples/, relative to the repository
 */
export function coverage(pages: readonly Page[], files: readonly string[]): Coverage {
  const problems: string[] = [];
  let notrun = 0;
  const shown = new Set<string>(TOOLING);
  for (const page of pages) {
    for (const {line, language, file, notrun: reason} of fencesOf(page)) {
      const place = `${page.file}:${line}`;
      if (language === '') problems.push(`${place}: the fence has no language`);
      if (file !== undefined) shown.add(file);
      if (reason) notrun += 1;
      else if (file === undefined) problems.push(`${place}: the fence has neither file= nor notrun="reason"`);
    }
  }
  if (notrun > MAX_NOTRUN) problems.push(`${notrun} fences are not run, at most ${MAX_NOTRUN} may be`);
  return {problems, hidden: files.filter((file) => !shown.has(file))};
}
