import {useRef, useState, type FormEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import {Field} from '../ui/Field';
import tool from '../ui/tool.lazy.module.css';
import {checkValue, WHERE_VALUES_GO, type ReaderValue, type ReaderValues} from './values';
import styles from './ValuesForm.lazy.module.css';

const FIELDS: readonly {readonly kind: ReaderValue; readonly label: string; readonly hint: string}[] = [
  {
    kind: 'apiKey',
    label: 'API key',
    hint: 'The part of your RPC URL after /zgt/. A secret: samples show it masked and copy it whole. A key belongs to one network.',
  },
  {kind: 'address', label: 'Your address', hint: 'An account of yours.'},
  {kind: 'contract', label: 'Contract address', hint: 'A contract that you work with.'},
];

interface Props {
  readonly values: ReaderValues;
  readonly onKeep: (values: ReaderValues) => void;
  readonly onCancel: () => void;
}

type Problems = Readonly<Partial<Record<ReaderValue, string>>>;

/** Fields for the reader's values. */
export function ValuesForm({values, onKeep, onCancel}: Props): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(values);
  const [problems, setProblems] = useState<Problems>({});
  const [visible, setVisible] = useState(false);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const checked = FIELDS.flatMap(({kind}) => {
      const text = texts[kind] ?? '';
      return text.trim() === '' ? [] : [{kind, ...checkValue(kind, text)}];
    });
    const refused = checked.filter((one) => 'problem' in one);
    if (refused.length === 0)
      return onKeep(Object.fromEntries(checked.map((one) => [one.kind, 'value' in one ? one.value : ''])));
    flushSync(() => setProblems(Object.fromEntries(refused.map(({kind, problem}) => [kind, problem]))));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={element} onSubmit={onSubmit} noValidate>
      <p>Samples, tables and tools on all pages show them in place of the placeholders. {WHERE_VALUES_GO}</p>
      {FIELDS.map(({kind, label, hint}) => (
        <Field
          key={kind}
          label={label}
          value={texts[kind] ?? ''}
          onText={(text) => setTexts({...texts, [kind]: text})}
          problem={problems[kind]}
          code
          secret={kind === 'apiKey' && !visible}
          hint={
            <>
              {hint} {kind === 'apiKey' && <Link to="/users/getting_started#get-an-api-key">Create one</Link>}
            </>
          }
        />
      ))}
      <label className={styles.show}>
        <input type="checkbox" checked={visible} onChange={() => setVisible(!visible)} /> Show the key in this
        form
      </label>
      <p className={tool.buttons}>
        <button type="submit" className={tool.primary}>
          Use these values
        </button>
        <button type="button" className={tool.secondary} onClick={() => onKeep({})}>
          Clear all
        </button>
        <button type="button" className={tool.secondary} onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
