/* Finds what a fact lacks, and reports it in sentences that say what to do. The compiler checks the rest. */
import {isSourceDate} from './model';

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An address that a browser opens: https, a host with a dot, and no second address in the path. */
const ADDRESS = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#](?!.*:\/\/).*)?$/;

function addressProblems(value: unknown): readonly string[] {
  return typeof value === 'string' && /^[a-z]+:\/\//i.test(value) && !ADDRESS.test(value)
    ? [`has the address "${value}", which no browser opens: correct it`]
    : [];
}

function textProblems({value, text}: Node): readonly string[] {
  if (typeof value !== 'number' || typeof text !== 'string') return [];
  const [printed = ''] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return Number(printed.replaceAll(',', '')) === value
    ? []
    : [`has the text "${text}" for the value ${value}: correct one of them`];
}

function dateProblems(date: unknown): readonly string[] {
  return typeof date === 'string' && isSourceDate(date)
    ? []
    : [`has the date "${String(date)}": write it as YYYY-MM or YYYY-MM-DD`];
}

function sourceProblems(source: unknown): readonly string[] {
  if (!isNode(source) || typeof source.title !== 'string')
    return ['has no source: add who says so, an object of sources.ts, for example source: docs.rateLimits'];
  return [...dateProblems(source.asOf), ...addressProblems(source.href)];
}

/** Lists the problems of a fact, a table, or all of a branch: one sentence each, with the path of the fact and what to do. */
export function factProblems(node: unknown, path: string): readonly string[] {
  if (!isNode(node)) return [`${path} is not a fact: expected value and source, or rows and source`];
  const {value, rows, source, asOf} = node;
  const sources = [source].flat();
  const hasValue = Array.isArray(rows) || (value !== undefined && !isNode(value));
  if (!hasValue && !sources.some((one) => isNode(one) && 'title' in one))
    return Object.entries(node).flatMap(([key, child]) => factProblems(child, `${path}.${key}`));
  return [
    ...(hasValue ? [] : ['has no value: add the figure, a text or true or false']),
    ...sources.flatMap(sourceProblems),
    ...(asOf === undefined ? [] : dateProblems(asOf)),
    ...addressProblems(value),
    ...textProblems(node),
  ].map((problem) => `${path} ${problem}`);
}
