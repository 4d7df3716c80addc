/* Finds what a fact lacks, and reports it in sentences that say what to do. */
import {isSourceDate, STATUSES} from './model';

const REQUIRED: Readonly<Record<string, string>> = {
  asOf: "add the date of the source, for example asOf: '2025-10'",
  source: "add who says so, for example source: 'docs developers/rate_limits.md'",
};
const TEXTS = ['asOf', 'source', 'status', 'note', 'text', 'unit'];

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a node is a fact or a table, complete or not. A branch has no properties named `value`, `rows` and so on. */
function isLeaf(node: Node): boolean {
  return [...TEXTS, 'value', 'rows'].some((key) => key in node && !isNode(node[key]));
}

/** An address that a browser opens: https, a host with a dot, and no second address in the path. */
const ADDRESS = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#](?!.*:\/\/).*)?$/;

/** What is wrong with a value, or with its display form. */
function valueProblems({value, text}: Node): readonly string[] {
  if (typeof value === 'string')
    return /^[a-z]+:\/\//i.test(value) && !ADDRESS.test(value)
      ? [`has the address "${value}", which no browser opens: correct it`]
      : [];
  if (typeof value !== 'number' || typeof text !== 'string') return [];
  const [printed = ''] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return Number(printed.replaceAll(',', '')) === value
    ? []
    : [`has the text "${text}" for the value ${value}: correct one of them`];
}

function leafProblems(node: Node): readonly string[] {
  const table = Array.isArray(node.rows);
  const allowed = new Set([...TEXTS, table ? 'rows' : 'value']);
  const missing = Object.entries(REQUIRED).flatMap(([key, remedy]) =>
    typeof node[key] === 'string' && node[key].trim() !== '' ? [] : [`has no ${key}: ${remedy}`],
  );
  const wrong = TEXTS.filter((key) => !(key in REQUIRED) && key in node && typeof node[key] !== 'string');
  const unknown = Object.keys(node).filter((key) => !allowed.has(key));
  const {status = 'confirmed', asOf} = node;
  const known = typeof status !== 'string' || STATUSES.some((one) => one === status);
  const dated = typeof asOf !== 'string' || asOf.trim() === '' || isSourceDate(asOf);
  return [
    ...(table || ['string', 'number', 'boolean'].includes(typeof node.value)
      ? []
      : ['has no value: add the figure, a text or true or false']),
    ...missing,
    ...valueProblems(node),
    ...(dated ? [] : [`has the date "${asOf}": write it as YYYY-MM or YYYY-MM-DD`]),
    ...wrong.map((key) => `has a ${key} that is not a text`),
    ...unknown.map((key) => `has the unknown key "${key}": remove it, or correct its spelling`),
    ...(known ? [] : [`has the unknown status "${status}": use ${STATUSES.join(', ')}`]),
  ];
}

/**
 * Lists the problems of the facts in a branch.
 * @param path token path of the branch
 * @returns one sentence per problem, with the path of the fact and what to do
 */
export function factProblems(node: unknown, path: string): readonly string[] {
  if (!isNode(node))
    return [`${path} is not a fact: expected value, asOf and source, or rows, asOf and source`];
  if (isLeaf(node)) return leafProblems(node).map((problem) => `${path} ${problem}`);
  return Object.entries(node).flatMap(([key, child]) => factProblems(child, `${path}.${key}`));
}
