import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {networkName} from '@site/src/components/connect/network-fields';
import {State} from '@site/src/components/state/State';
import {NETWORK_IDS, type NetworkId} from '@site/src/data/networks';
import {isOutdated, OUTDATED} from '@site/src/lib/outdated';
import {hostsOf} from '../network/networks';
import form from '../ui/form.module.css';
import type {Checked} from './check-network';

/** What the checks of a network have shown. */
interface Shown extends Partial<Checked> {
  readonly checking: boolean;
}

/** Fetches the code that checks, and checks. */
async function check(id: NetworkId): Promise<Checked> {
  try {
    const {checkNetwork} = await import('./check-network');
    return await checkNetwork(id);
  } catch {
    const problem = (await isOutdated())
      ? OUTDATED
      : 'The check did not load. Look at your connection, then try again.';
    return {fault: 'could not be checked.', problem: <p>{problem}</p>};
  }
}

interface Props {
  /** The network to check, in a card that names it. Without it, both are checked. */
  readonly only?: NetworkId;
}

/** Button that checks whether networks produce blocks, from the reader's own browser. */
export function LiveStatus({only}: Props): ReactNode {
  const ids = only ? [only] : NETWORK_IDS;
  const [shown, setShown] = useState<Readonly<Partial<Record<NetworkId, Shown>>>>({});
  const isChecking = ids.some((id) => shown[id]?.checking);

  async function update(id: NetworkId): Promise<void> {
    const show = (next: Shown) => setShown((all) => ({...all, [id]: {...all[id], ...next}}));
    show({checking: true});
    show({checking: false, ...(await check(id))});
  }

  return (
    <div
      className={clsx(!only && ['needs-scripts', form.panel, form.tool])}
      role="group"
      aria-label={only ? `Live status of ${networkName(only)}` : 'Live status'}
    >
      <p className={form.actions}>
        <button
          type="button"
          className={clsx('needs-scripts', only ? 'text-button' : 'button button--primary')}
          aria-disabled={isChecking}
          onClick={() => isChecking || ids.forEach((id) => void update(id))}
        >
          {only ? (shown[only] ? 'Check again' : 'Check now') : 'Check both networks now'}
        </button>
        {only ? (
          <Link to="/resources/status">How to check it</Link>
        ) : (
          <span className={form.hint} data-markdown-ignore>
            Your browser asks {hostsOf(ids)}.
          </span>
        )}
      </p>
      {ids.map((id) => {
        const state = shown[id];
        if (only) return state && <NetworkState key={id} {...state} />;
        return <NetworkState key={id} {...state} name={networkName(id)} />;
      })}
    </div>
  );
}

interface StateProps extends Partial<Shown> {
  /** Name of the network, where it is not clear. The room of its state is kept, so that nothing below moves. */
  readonly name?: string;
}

function NetworkState({name, checking, fault, details, problem}: StateProps): ReactNode {
  return (
    <div className={name && form.state}>
      <p data-markdown-ignore>
        {/* Without the numbers, which change with every check and would be read aloud each time. */}
        <span role="status">
          {name && (
            <span>
              <strong>{name}</strong>:{' '}
            </span>
          )}
          {checking !== false ? (
            <span>{checking ? 'checking…' : 'not checked yet.'}</span>
          ) : (
            <State kind={fault ? 'bad' : 'ok'}>{fault ?? 'produces blocks.'}</State>
          )}
        </span>{' '}
        <span>
          {details ?? (name && checking !== false && 'Block, its age, chain id and response time come here.')}
        </span>
      </p>
      {problem}
    </div>
  );
}
