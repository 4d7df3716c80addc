import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Announcement} from './Announcement';
import form from './form.module.css';
import styles from './tool.lazy.module.css';

type Attribute = 'value' | 'required' | 'readOnly' | 'inputMode' | 'spellCheck' | 'autoCapitalize' | 'rows';

interface Props extends Pick<ComponentProps<'textarea'>, Attribute> {
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly code?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the text; nothing or '' if it is right. */
  readonly problem: string | undefined;
}

/**
 * A labeled text field of a tool, of several lines if it has `rows`, with a hint and what is wrong below it. Not for a key, which it
 * would copy into the page: use `ReaderField`.
 */
export function Field({label, onText, code, hint, problem, rows, ...rest}: Props): ReactNode {
  const id = useId();
  const shared = {
    ...rest,
    id,
    className: clsx(form.field, code && form.code),
    autoComplete: 'off',
    'aria-describedby': hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`,
    'aria-invalid': Boolean(problem),
    onChange: ({target}: {readonly target: {readonly value: string}}) => onText(target.value),
  };
  return (
    <>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div>
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
        <Announcement text={problem ?? ''} />
      </div>
    </>
  );
}
