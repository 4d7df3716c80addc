import type {ReactNode} from 'react';
import {MarkedText} from '@site/src/components/copy/MarkedText';
import {CodeFrame} from '@site/src/plugins/samples/client/CodeFrame';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {keyedUrl, NETWORKS} from '../network/networks';
import form from '../ui/form.module.css';
import {toHash, type Draft} from './draft';
import type {Call} from './parse';
import {snippets} from './snippets';

interface Props {
  readonly draft: Draft;
  /** The calls of the draft; none if it cannot be sent. */
  readonly calls: readonly Call[];
  /** Whether the calls need the URL with a key. */
  readonly keyed: boolean;
}

/**
 * The same call as a command and as programs, and a link to it, which never has a key. In the code, the key has its place in the URL
 * alone: the calls may be those of a link that a stranger made.
 */
export function CallCopies({draft, calls, keyed}: Props): ReactNode {
  const {network} = draft;
  const {rpcUrl, chainId} = NETWORKS[network];
  const url = keyed ? keyedUrl(network, 'zgtUrl') : rpcUrl;
  const {hash, problem} = toHash(draft, calls);
  return (
    <details>
      <summary>Copy this call as curl, ethers or viem</summary>
      {calls.length === 0 ? (
        <p className={form.hint}>There is nothing to copy until the text above is right.</p>
      ) : (
        <>
          {Object.entries(snippets(url, chainId, calls)).map(([name, code]) => {
            const place = code.slice(0, code.indexOf(url)).split('\n').length - 1;
            return (
              // Of one URL: the key is filled into an element when it comes to the page.
              <CodeFrame
                key={name + url}
                title={name}
                language={name === 'curl' ? 'bash' : 'ts'}
                code={code.split(/(?<=\n)/).map((line, at) => {
                  const start = at === place ? line.indexOf(url) : line.length;
                  return (
                    <span key={at} className="line">
                      {line.slice(0, start)}
                      <MarkedText text={line.slice(start, start + url.length)} />
                      {line.slice(start + url.length)}
                    </span>
                  );
                })}
              />
            );
          })}
          <p className={form.hint}>
            {problem ?? (
              <span>
                Link to this call, without a key:{' '}
                <CopyButton value={location.origin + location.pathname + hash} label="link to this call" />
              </span>
            )}
          </p>
        </>
      )}
    </details>
  );
}
