import {useState, type ComponentProps} from 'react';
import {contracts} from '@site/src/data/contracts';
import type {NetworkId} from '../network/networks';
import {fillPages} from '../reader/fill-page';
import {setReaderValues, useReaderValues} from '../reader/store';
import {checkValue} from '../reader/values';
import type {Field} from '../ui/Field';
import {argumentsOf, type Argument} from './arguments';
import {choicesId, type RunInput} from './request';
import type {Runnable} from '../../plugins/samples/client/program';
import {throwAwayKey} from './account';

const KEY_LABEL = 'Your API key';

/** What `Field` needs for one field of the form. */
export type RunField = Pick<ComponentProps<typeof Field>, 'label' | 'value' | 'problem' | 'onText'>;

/** Hook for the form of a program. A valid key is stored for the whole tab and fills the samples, unless it is the shared test key. */
export function useRunForm(program: Runnable, initialNetwork: NetworkId) {
  const {id, needsKey, needsAccount} = program;
  const values = useReaderValues();
  const [network, setNetwork] = useState(initialNetwork);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const given = argumentsOf(id) ?? [];
  const asksKey = needsKey && values.apiKey === undefined;

  const textOf = (argument: Argument): string => {
    const {label, from, initial = ''} = argument;
    // Two arguments of one kind are different addresses: the stored one is for the first.
    const stored = argument === given.find((one) => one.from === from) ? values[from] : undefined;
    return typed[label] ?? stored ?? initial;
  };
  const field = (label: string, kind: Argument['from'], value: string): RunField => {
    const checked = checkValue(kind, value);
    return {
      label,
      value,
      ...(tried && 'problem' in checked && {problem: checked.problem}),
      onText: (text) => setTyped({...typed, [label]: text}),
    };
  };
  const keyText = typed[KEY_LABEL] ?? '';
  const currentKey = asksKey ? keyText : (values.apiKey ?? '');

  /** Validates the form. Returns undefined if a field is invalid; the field then shows its problem. */
  function read(): RunInput | undefined {
    const args = given.map((argument) => checkValue(argument.from, textOf(argument)));
    const key = asksKey ? checkValue('apiKey', keyText) : {value: currentKey};
    const refused = 'problem' in key || args.some((argument) => 'problem' in argument);
    setTried(refused);
    if (refused) return undefined;
    if (asksKey && key.value !== contracts.zktTryItOut.key.value) {
      setReaderValues({...values, apiKey: key.value});
      fillPages();
      // The field is empty when it comes back, after the reader has cleared the key.
      setTyped({...typed, [KEY_LABEL]: ''});
    }
    return {
      network,
      args: args.map((argument) => ('value' in argument ? argument.value : '')),
      apiKey: key.value,
      ...(needsAccount && {privateKey: throwAwayKey()}),
    };
  }

  return {
    network,
    setNetwork,
    args: given.map((argument) => field(argument.label, argument.from, textOf(argument))),
    /** The field for the key, unless the tab already has a key or none is needed. */
    ...(asksKey && {key: field(KEY_LABEL, 'apiKey', keyText)}),
    ...(needsKey && values.apiKey !== undefined && {apiKey: values.apiKey}),
    /** Identifies what the form holds now. */
    id: choicesId(program, {
      network,
      args: given.map((argument) => textOf(argument).trim()),
      apiKey: currentKey.trim(),
    }),
    read,
  };
}
