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

/** A body to send, or the problem with each invalid field. */
export type Built = {readonly body: Readonly<Record<string, unknown>>} | {readonly problems: Problems};

const MAX_BYTES = limits.zktPayloadMegabytes.value * 1024 * 1024;

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
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** Arguments, one per line, exactly as typed: one may be empty. A last line break adds none. */
const argumentsIn = (text: string): readonly string[] =>
  text === '' ? [] : text.replace(/\n$/, '').split('\n');

function valueOf({name, type}: ZktField, text: string): unknown {
  if (type === 'array of strings') return name === 'arguments' ? argumentsIn(text) : lines(text);
  if (type === 'boolean') return text === 'true';
  if (name === 'id' && /^(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  return text;
}

/** Whether spaces around the text of a field belong to it: in source code, in a message, and in arguments. */
const isVerbatim = ({name}: ZktField): boolean => name === 'code' || name === 'arguments';

function problemOf({name, type, required}: ZktField, text: string): string | undefined {
  // The list of arguments is empty for a function without arguments.
  const mayBeEmpty = !required || (name === 'arguments' && type === 'array of strings');
  if (text.trim() === '') return mayBeEmpty ? undefined : `Fill in ${name}.`;
  if (name !== 'to') return undefined;
  const checked = checkValue('contract', text);
  return 'problem' in checked ? checked.problem : undefined;
}

/** The functions of a name in an ABI: several if it is overloaded. */
function functionsNamed(name: string, abi: readonly unknown[]) {
  return abi.flatMap((text) => {
    const entry = readAbiEntry(String(text));
    return entry?.kind === 'function' && entry.name === name ? entry : [];
  });
}

/** Problems of a call that single fields do not show: its method has to be in the abi, with as many parameters. */
function problemsOfCall({abi = '', method = '', arguments: given = ''}: FieldTexts): Problems {
  const entries = lines(abi);
  const unreadable = entries.find((text) => readAbiEntry(text) === undefined);
  if (unreadable !== undefined)
    return {abi: `This is not an ABI entry: ${unreadable}. An entry looks like: function f(uint256 a)`};
  const name = method.trim();
  if (name === '') return {};
  const functions = functionsNamed(name, entries);
  if (functions.length === 0) return {method: 'No function in abi has this name.'};
  const {length} = argumentsIn(given);
  if (functions.some(({parameters}) => parameters === length)) return {};
  const counts = functions.map(({parameters}) => parameters).join(' or ');
  return {arguments: `The number of arguments of ${name} is ${counts}. Here it is ${length}.`};
}

/** Builds the body of a request. Empty optional fields are omitted. */
export function buildBody(kind: BodyKind, texts: FieldTexts): Built {
  const fields = fieldsOf(kind);
  const text = (name: string): string => texts[name] ?? '';
  const problems: Problems = {
    ...(kind === 'call' && problemsOfCall(texts)),
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const problem = problemOf(field, text(field.name));
        return problem === undefined ? [] : [[field.name, problem]];
      }),
    ),
  };
  if (Object.keys(problems).length > 0) return {problems};
  const body = Object.fromEntries(
    fields.flatMap((field) => {
      const typed = isVerbatim(field) ? text(field.name) : text(field.name).trim();
      return typed === '' && !field.required ? [] : [[field.name, valueOf(field, typed)]];
    }),
  );
  const {length} = new TextEncoder().encode(JSON.stringify(body));
  const {name = ''} = fields[0] ?? {};
  if (length > MAX_BYTES)
    return {problems: {[name]: `The body is larger than ${limits.zktPayloadMegabytes.text}.`}};
  return {body};
}

/** Whether a body only reads: every function of its name is `view`. Everything else may change the chain. */
export function onlyReads({abi, method}: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(abi) || typeof method !== 'string') return false;
  const functions = functionsNamed(method, abi);
  return functions.length > 0 && functions.every(({reads}) => reads);
}
