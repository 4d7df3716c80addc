import {useState, type ReactNode} from 'react';
import {Output} from './Output';
import form from './form.module.css';
import styles from './tool.lazy.module.css';
import type {Sending} from './useRequest';
import {useSinglePress} from './useSinglePress';

interface Props {
  /** Host that gets the request. */
  readonly host: string;
  /** What a press would send and nobody can delete; undefined for a request that only reads, and while `invalid`. */
  readonly body?: unknown;
  /** Whether a field is invalid, so that it is not known what a press would send. */
  readonly invalid?: boolean;
  readonly sending: Sending;
  /** Whether the form cannot be sent as it is. */
  readonly disabled: boolean;
  /** Shown beside the buttons. */
  readonly children?: ReactNode;
}

/** The submit button of a form that sends a request. A write shows its request at the first press, and sends it at the second. */
export function SendButtons({host, body, invalid = false, sending, disabled, children}: Props): ReactNode {
  const {running, confirming, cancel, stop} = sending;
  const submit = useSinglePress();
  const [writes, setWrites] = useState(body !== undefined);
  // Kept while a field is being corrected, so that nothing below moves.
  if (!invalid && writes !== (body !== undefined)) setWrites(!writes);

  /** For a button that goes away: the focus goes to the one that stays. */
  function leave(act: () => void): void {
    submit.current?.focus();
    act();
  }

  return (
    <>
      <div aria-live="polite">
        {confirming && (
          <>
            <p className={form.label}>This will be sent to {host}:</p>
            <Output label={`What will be sent to ${host}`}>{JSON.stringify(body, null, 2)}</Output>
          </>
        )}
      </div>
      {writes && <p>This writes to the chain. What you send is public and permanent.</p>}
      <p className={styles.buttons}>
        <button ref={submit} type="submit" className={styles.primary} aria-disabled={disabled || running}>
          {buttonText(running, writes && !confirming, confirming, host)}
        </button>
        {confirming && (
          <button type="button" className={styles.secondary} onClick={() => leave(cancel)}>
            Cancel
          </button>
        )}
        {running && (
          <button type="button" className={styles.secondary} onClick={() => leave(stop)}>
            Stop
          </button>
        )}
        {children}
      </p>
    </>
  );
}

function buttonText(running: boolean, first: boolean, confirming: boolean, host: string): string {
  if (running) return 'Waiting for a response…';
  if (first) return 'Review before sending';
  return `${confirming ? 'Confirm and send' : 'Send'} to ${host}`;
}
