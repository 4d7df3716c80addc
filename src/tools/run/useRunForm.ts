import {useState, type ComponentProps} from 'react';
import {contracts} from '@site/src/data/contracts';
import type {Runnable} from '@site/src/plugins/samples/client/program';
import {NETWORKS, type NetworkId} from '../network/networks';
import {fillPages} from '../reader/fill-page';
import {getReaderValues, setReaderValues, useReaderValues} from '../reader/store';
import {checkValue} from '../reader/values';
import type {Field} from '../ui/Field';
import {throwAwayKey} from './account';
import {ARGUMENTS, type Argument} from './arguments';
import type {RunRequest} from './protocol';

type RunField = Pick<ComponentProps<typeof Field>, 'label' | 'value' | 'problem' | 'onText'>;

/** The network whose tab the reader chose last on this site, where the theme stores it; Testnet by default. */
function chosenNetwork(): NetworkId {
  try {
    return localStorage.getItem('docusaurus.tab.network') === 'gtn' ? 'gtn' : 'testnet';
  } catch {
    return 'testnet'; // The storage is blocked.
  }
}

/**
 * Hook for the form of a program: its fields, and what they hold. A valid key is stored for the whole tab, as that of the network that
 * is called, and fills the samples, unless it is the shared test key.
 */
export function useRunForm({url, networks, networkBy, needsKey, needsAccount, args}: Runnable) {
  const values = useReaderValues();
  const [chosen, setNetwork] = useState<NetworkId>(needsKey ? 'testnet' : chosenNetwork);
  const network = networkBy === 'sample' ? ((networks[0] ?? chosen) as NetworkId) : chosen;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const storedKey = needsKey ? values[network] : undefined;
  const asksKey = needsKey && storedKey === undefined;
  const key: Argument = {label: `Your API key for ${NETWORKS[network].name}`, from: network};

  const given = args.map((kind) => ARGUMENTS[kind]);
  const asked = (asksKey ? [...given, key] : given).map((argument, index, all) => {
    const {label, from, initial = ''} = argument;
    // Two arguments of one kind are different addresses: the stored one is for the first.
    const stored = all.findIndex((one) => one.from === from) === index ? values[from] : undefined;
    const text = typed[label] ?? stored ?? initial;
    return {label, text, checked: checkValue(from, text)};
  });
  const texts = asked.map(({text, checked}) => ('value' in checked ? checked.value : text.trim()));
  const apiKey = asksKey ? texts.pop() : storedKey;

  const fields = asked.map(({label, text, checked}): RunField => ({
    label,
    value: text,
    problem: tried && 'problem' in checked ? checked.problem : undefined,
    onText: (next) => setTyped({...typed, [label]: next}),
  }));

  /** What the worker gets: only values that the program needs. Undefined if a field is wrong, which then shows its problem. */
  function read(): RunRequest | undefined {
    const wrong = asked.some(({checked}) => 'problem' in checked);
    setTried(wrong);
    if (wrong) return undefined;
    if (asksKey && apiKey !== contracts.zktTryItOut.key.value) {
      setReaderValues({...getReaderValues(), [network]: apiKey});
      fillPages();
      // The field is empty when it comes back, after the reader has cleared the key.
      setTyped({...typed, [key.label]: ''});
    }
    const secrets = {
      ...(needsKey && {STABILITY_API_KEY: apiKey ?? ''}),
      ...(needsAccount && {PRIVATE_KEY: throwAwayKey()}),
    };
    return {
      url,
      env: secrets,
      args: networkBy === 'argument' ? [network, ...texts] : texts,
      secrets: Object.values(secrets),
    };
  }

  return {
    network,
    setNetwork,
    fields: asksKey ? fields.slice(0, -1) : fields,
    /** The field for the key, unless the tab already has a key or none is needed. */
    keyField: asksKey ? fields.at(-1) : undefined,
    /** The reader's key for the network, if the program needs one and the tab has it. */
    storedKey,
    /** Identifies what the form holds now: equal for two runs that give the program the same. */
    id: JSON.stringify([networkBy !== 'sample' && network, texts, needsKey && apiKey]),
    read,
  };
}
