import type {ReactNode} from 'react';
import {CodeFrame} from '@site/src/plugins/samples/client/CodeFrame';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {keyedUrl, NETWORKS} from '../network/networks';
import styles from '../ui/tool.lazy.module.css';
import {toHash, type Draft} from './draft';
import {writes} from './methods';
import type {Call} from './parse';
import {snippets} from './snippets';

interface Props {
  readonly draft: Draft;
  /** The calls of the draft; none if it cannot be sent. */
  readonly calls: readonly Call[];
  readonly apiKey: string | undefined;
}

/**
 * The same call as a command and as programs, and a link to it. Where a key is needed there is its placeholder, which copying
 * replaces; the link never has one.
 */
export function CallCopies({draft, calls, apiKey}: Props): ReactNode {
  const {rpcUrl, chainId} = NETWORKS[draft.network];
  const keyed = apiKey !== undefined || calls.some(({method}) => writes(method));
  const url = keyed ? keyedUrl(draft.network, 'zgtUrl') : rpcUrl;
  const {hash, problem} = toHash(draft, calls, apiKey);
  return (
    <details>
      <summary>Copy this call as curl, ethers or viem</summary>
      {calls.length === 0 ? (
        'There is nothing to copy until the text above is right.'
      ) : (
        <>
          {Object.entries(snippets({url, chainId, calls})).map(([name, code]) => (
            <CodeFrame key={name} title={name} language={name === 'curl' ? 'bash' : 'ts'} code={code} />
          ))}
          <p className={styles.hint}>
            {problem ?? (
              <>
                Link to this call, without a key:{' '}
                <CopyButton value={location.origin + location.pathname + hash} label="link to this call" />
              </>
            )}
          </p>
        </>
      )}
    </details>
  );
}
