import {contracts} from '@site/src/data/contracts';
import {limits} from '@site/src/data/limits';
import {zkt, type ZktField} from '@site/src/data/zkt';
import {checkValue} from '../reader/values';
import {readAbiEntry} from './abi';

/** Kinds of request; each has a table in the reference. */
export type BodyKind = 'call' | 'deploy' | 'message';

/** Texts of the fields, by name. A list has one entry per line; a boolean is `true` or empty. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Sentences about invalid fields, by the field's name. */
type Problems = Readonly<Record<string, string>>;

/** The fields of a kind of request, as the reference lists them. */
export function fieldsOf(kind: BodyKind): readonly ZktField[] {
  return zkt[kind].rows;
}

function exampleText(example: string): string {
  const value: unknown = JSON.parse(example);
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** Initial texts: the examples of the reference; for a call, one that only reads. */
export function firstTexts(kind: BodyKind): FieldTexts {
  const texts = Object.fromEntries(
    fieldsOf(kind).map(({name, required, example}) => [name, required ? exampleText(example) : '']),
  );
  if (kind !== 'call') return texts;
  const [, fileHash = ''] = (texts.arguments ?? '').split('\n');
  const getFile = contracts.zktStorage.abi.rows.find(({id}) => id === 'getFile');
  return {...texts, abi: getFile?.abi ?? '', method: 'getFile', arguments: fileHash};
}

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Arguments, one per line, exactly as typed: one may be empty. A last line break adds none. */
const argumentsIn = (text: string): readonly string[] =>
  text === '' ? [] : text.replace(/\n$/, '').split('\n');

/** The value to send. Spaces around it belong to source code, to a message and to arguments only. */
function valueOf({name, type}: ZktField, text: string): unknown {
  if (name === 'arguments') return type === 'string' ? text : argumentsIn(text);
  if (name === 'code') return text;
  if (type === 'array of strings') return lines(text);
  const trimmed = text.trim();
  if (type === 'boolean') return trimmed === 'true';
  return name === 'id' && /^(?:0|[1-9]\d{0,14})$/.test(trimmed) ? Number(trimmed) : trimmed;
}

function problemOf({name, type, required}: ZktField, text: string): string | undefined {
  // The list of arguments is empty for a function without arguments.
  const mayBeEmpty = !required || (name === 'arguments' && type === 'array of strings');
  if (text.trim() === '') return mayBeEmpty ? undefined : `Fill in ${name}.`;
  if (name !== 'to') return undefined;
  const checked = checkValue('contract', text);
  return 'problem' in checked ? checked.problem : undefined;
}

/** The functions of the call's method in its ABI: several if it is overloaded. */
function functionsOf({abi = '', method = ''}: FieldTexts) {
  return lines(abi).flatMap((text) => {
    const entry = readAbiEntry(text);
    return entry?.kind === 'function' && entry.name === method.trim() ? entry : [];
  });
}

/** Problems of a call that single fields do not show: its method has to be in the abi, with as many parameters. */
function problemsOfCall(texts: FieldTexts): Problems {
  const {abi = '', method = '', arguments: given = ''} = texts;
  const unreadable = lines(abi).find((text) => readAbiEntry(text) === undefined);
  if (unreadable !== undefined)
    return {abi: `This is not an ABI entry: ${unreadable}. An entry looks like: function f(uint256 a)`};
  const functions = functionsOf(texts);
  if (functions.length === 0) return {method: 'No function in abi has this name.'};
  const {length} = argumentsIn(given);
  if (functions.some(({parameters}) => parameters === length)) return {};
  const counts = functions.map(({parameters}) => parameters).join(' or ');
  return {arguments: `The number of arguments of ${method.trim()} is ${counts}. Here it is ${length}.`};
}

/**
 * Builds the body of a request. Empty optional fields are omitted.
 * @returns a body to send, or the problem with each invalid field
 */
export function buildBody(
  kind: BodyKind,
  texts: FieldTexts,
): {readonly body: Readonly<Record<string, unknown>>} | {readonly problems: Problems} {
  const fields = fieldsOf(kind).map((field) => ({field, text: texts[field.name] ?? ''}));
  const problems: Problems = {
    ...(kind === 'call' && problemsOfCall(texts)),
    ...Object.fromEntries(
      fields.flatMap(({field, text}) => {
        const problem = problemOf(field, text);
        return problem === undefined ? [] : [[field.name, problem]];
      }),
    ),
  };
  if (Object.keys(problems).length > 0) return {problems};
  // Arguments that are spaces or line breaks are given.
  const given = fields.filter(
    ({field, text}) => field.required || (field.name === 'arguments' ? text : text.trim()) !== '',
  );
  const body = Object.fromEntries(given.map(({field, text}) => [field.name, valueOf(field, text)]));
  const {byteLength} = new TextEncoder().encode(JSON.stringify(body));
  if (byteLength <= limits.zktPayloadMegabytes.value * 1024 * 1024) return {body};
  const [{name} = {name: ''}] = fieldsOf(kind);
  return {problems: {[name]: `The body is larger than ${limits.zktPayloadMegabytes.text}.`}};
}

/** Whether a call only reads: every function of its name is `view`. Everything else may change the chain. */
export function onlyReads(texts: FieldTexts): boolean {
  const functions = functionsOf(texts);
  return functions.length > 0 && functions.every(({reads}) => reads);
}
