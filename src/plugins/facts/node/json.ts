import {dateOf, flattenFacts, sourcesOf, type FactTree} from '../shared/model';
import type {PageStatements} from './statements';

/**
 * Content of `facts.json`, for programs: each fact and each number of a table by token path, in alphabetical order, and their sources by
 * title; and the statements of the pages that were read in source code, not run. `version` rises when a field changes its meaning or goes away; a path keeps its meaning.
 */
export function factsJson(tree: FactTree, statements: readonly PageStatements[]): string {
  const facts = Array.from(flattenFacts(tree, (cell) => typeof cell === 'number')).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const sources = facts.flatMap(([, fact]) => sourcesOf(fact));
  const document = {
    version: 2,
    sources: Object.fromEntries(sources.map(({title, href, asOf}) => [title, {href, asOf}])),
    facts: Object.fromEntries(
      facts.map(([path, fact]) => {
        const {value, unit, status} = fact;
        return [
          path,
          {value, unit, asOf: dateOf(fact), source: sourcesOf(fact).map(({title}) => title), status},
        ];
      }),
    ),
    statements,
  };
  return `${JSON.stringify(document)}\n`;
}
