import {useState, type ReactNode} from 'react';
import {MarkedText} from '@site/src/components/copy/MarkedText';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {keyedUrl, NETWORKS} from '../network/networks';
import {Output} from '../ui/Output';
import styles from '../ui/tool.lazy.module.css';
import {writes} from './methods';
import type {Call} from './parse';
import {toHash, type Draft} from './permalink';
import {LANGUAGES, snippet, type Language} from './snippets';

interface Props {
  readonly draft: Draft;
  readonly calls: readonly Call[];
  /** The form holds something else by now, which cannot be sent. */
  readonly outdated: boolean;
  readonly apiKey: string | undefined;
}

/**
 * The same call as a command or a program, and a link to it. A program that needs a key has its placeholder, which copying
 * replaces; the link never has one.
 */
export function CallCopies({draft, calls, outdated, apiKey}: Props): ReactNode {
  const [language, setLanguage] = useState<Language>('curl');
  const {rpcUrl, chainId} = NETWORKS[draft.network];
  const keyed = apiKey !== undefined || calls.some(({method}) => writes(method));
  const url = keyed ? keyedUrl(draft.network, 'zgtUrl') : rpcUrl;
  const code = snippet(language, {url, chainId, calls});
  const {origin, pathname} = location;
  const hash = toHash(draft, apiKey);
  return (
    <details>
      <summary>Copy {outdated ? 'the last valid' : 'this'} call as curl, ethers or viem</summary>
      <div className={styles.buttons} role="group" aria-label="Language">
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.secondary}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <Output label={`The call with ${language}`}>
        <MarkedText key={code} text={code} />
      </Output>
      <p className={styles.buttons}>
        <CopyButton value={code} label={`the call with ${language}`} className={styles.secondary} />
        <span className={styles.hint}>
          {hash === undefined ? (
            'The parameters are too long for a link to this call.'
          ) : (
            <>
              Link to this call, without a key:{' '}
              <CopyButton value={`${origin}${pathname}${hash}`} label="link to this call" />
            </>
          )}
        </span>
      </p>
    </details>
  );
}
