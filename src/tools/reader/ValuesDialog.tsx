import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {KeyNotice} from '@site/src/plugins/analytics/client/key-notice';
import {NETWORKS} from '../network/networks';
import {Field} from '../ui/Field';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';
import {fillPages} from './fill-page';
import {getReaderValues, setReaderValues} from './store';
import {checkValue, READER_VALUES, WHEN_KEYS_LEAVE, type ReaderValue, type ReaderValues} from './values';
import styles from './ValuesDialog.lazy.module.css';

/** How long the confirmation stays in view, in milliseconds. */
const CONFIRMATION_MS = 8000;

/** What a field is called, and what it takes. */
const FIELDS: Readonly<Record<ReaderValue, readonly [label: string, hint: string]>> = {
  testnet: [
    `API key for ${NETWORKS.testnet.name}`,
    'The part of your keyed RPC URL after /zgt/, or the whole URL. A secret: samples show it masked and copy it whole.',
  ],
  gtn: [`API key for ${NETWORKS.gtn.name}`, 'A key belongs to one network.'],
  address: ['Your address', 'An account of yours.'],
  contract: ['Contract address', 'A contract that you work with.'],
};

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog for the reader's own values. Closing it discards text that was not submitted. */
export function ValuesDialog({open, onClose}: Props): ReactNode {
  const [confirmation, setConfirmation] = useState('');
  /** What to confirm when the dialog has closed: screen readers announce nothing outside of an open one. */
  const pending = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => setConfirmation(''), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);
  useEffect(fillPages, []);

  function keep(values: ReaderValues): void {
    setReaderValues(values);
    // Emptied first, so that the same text is announced again.
    setConfirmation('');
    const none = READER_VALUES.every((kind) => values[kind] === undefined);
    pending.current = none ? 'Your values were cleared.' : 'Samples, tables and tools now show your values.';
    onClose();
  }

  function onClosed(): void {
    onClose();
    if (pending.current) setConfirmation(pending.current);
    pending.current = '';
  }

  return (
    <>
      <Dialog title="Your values" open={open} onClose={onClosed}>
        <ValuesForm onKeep={keep} />
      </Dialog>
      <div role="status">{confirmation && <p className={styles.confirmation}>{confirmation}</p>}</div>
    </>
  );
}

interface FormProps {
  readonly onKeep: (values: ReaderValues) => void;
}

/** Fields for the reader's values. */
function ValuesForm({onKeep}: FormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const [{account, ...stored}] = useState(getReaderValues);
  const [texts, setTexts] = useState<ReaderValues>(stored);
  const [problems, setProblems] = useState<ReaderValues>({});
  const [visible, setVisible] = useState(false);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const values: Partial<Record<ReaderValue, string>> = {};
    const refused: Partial<Record<ReaderValue, string>> = {};
    for (const kind of READER_VALUES) {
      const text = texts[kind] ?? '';
      if (text.trim() === '') continue;
      const checked = checkValue(kind, text);
      if ('problem' in checked) refused[kind] = checked.problem;
      else values[kind] = checked.value;
    }
    if (Object.keys(refused).length === 0) return onKeep({...values, ...(account && {account})});
    flushSync(() => setProblems(refused));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={element} onSubmit={onSubmit} noValidate>
      <p>
        Samples, tables and tools show your values in place of placeholders; your browser keeps them for this
        tab.
      </p>
      <KeyNotice />
      {READER_VALUES.map((kind) => (
        <Field
          key={kind}
          label={FIELDS[kind][0]}
          value={texts[kind] ?? ''}
          onText={(text) => setTexts({...texts, [kind]: text})}
          problem={problems[kind]}
          code
          secret={(kind === 'testnet' || kind === 'gtn') && !visible}
          hint={
            <>
              <span>{FIELDS[kind][1]}</span>{' '}
              {kind === 'testnet' && <Link to="/users/getting_started#get-an-api-key">Create one</Link>}
            </>
          }
        />
      ))}
      <label className={styles.show}>
        <input type="checkbox" checked={visible} onChange={() => setVisible(!visible)} /> Show the keys in
        this form
      </label>
      <p className={form.hint}>{WHEN_KEYS_LEAVE}</p>
      {account && (
        <p className={form.hint}>
          “Clear all” also removes the throwaway account of the samples that you ran.
        </p>
      )}
      <p className={tool.buttons}>
        <button type="submit" className="button button--primary">
          Use these values
        </button>
        <button type="button" className="text-button" onClick={() => onKeep({})}>
          Clear all
        </button>
      </p>
    </form>
  );
}
