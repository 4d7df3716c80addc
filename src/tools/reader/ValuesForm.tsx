import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import form from '../ui/form.module.css';
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

/** Fields for the reader's values. Uncontrolled, because React copies the value of a controlled field into its `value` attribute. */
export function ValuesForm({values, onKeep, onCancel}: Props): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [visible, setVisible] = useState(false);
  const field = (kind: ReaderValue): HTMLInputElement | null =>
    element.current?.querySelector<HTMLInputElement>(`[name="${kind}"]`) ?? null;

  useEffect(() => {
    for (const {kind} of FIELDS) {
      const input = element.current?.querySelector<HTMLInputElement>(`[name="${kind}"]`);
      if (input) input.value = values[kind] ?? '';
    }
  }, [values]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const typed = FIELDS.map(({kind}) => ({kind, text: field(kind)?.value.trim() ?? ''}));
    const checked = typed.flatMap(({kind, text}) => (text === '' ? [] : [{kind, ...checkValue(kind, text)}]));
    const refused = checked.filter((one) => 'problem' in one);
    const first = refused[0];
    if (!first)
      return onKeep(Object.fromEntries(checked.map((one) => [one.kind, 'value' in one ? one.value : ''])));
    setProblems(Object.fromEntries(refused.map(({kind, problem}) => [kind, problem])));
    field(first.kind)?.focus();
  }

  return (
    <form ref={element} onSubmit={onSubmit} noValidate>
      <p>Samples, tables and tools on all pages show them in place of the placeholders. {WHERE_VALUES_GO}</p>
      {FIELDS.map(({kind, label, hint}) => (
        <div key={kind}>
          <label className={form.label} htmlFor={`value-${kind}`}>
            {label}
          </label>
          <input
            id={`value-${kind}`}
            name={kind}
            type="text"
            className={`${form.field} ${form.code} ${kind === 'apiKey' && !visible ? tool.masked : ''}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problems[kind] !== undefined}
            aria-describedby={`value-${kind}-hint value-${kind}-problem`}
          />
          <p id={`value-${kind}-hint`} className={tool.hint}>
            {hint} {kind === 'apiKey' && <Link to="/users/getting_started#get-an-api-key">Create one</Link>}
          </p>
          <p id={`value-${kind}-problem`} className={tool.problem}>
            {problems[kind]}
          </p>
        </div>
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
