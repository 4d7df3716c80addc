import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Announcement} from './Announcement';
import form from './form.module.css';
import styles from './tool.lazy.module.css';

interface Props extends Pick<ComponentProps<'textarea'>, 'required' | 'readOnly' | 'inputMode' | 'rows'> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Whether the text is code, which has no spelling and starts with no capital. */
  readonly code?: boolean;
  /** Masks the text. */
  readonly secret?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the text; nothing or '' if it is right. */
  readonly problem?: string | undefined;
}

/**
 * A labeled text field of a tool, of several lines if it has `rows`, with a hint and what is wrong below it. It is
 * uncontrolled, because React copies the value of a controlled field, which may be a key, into its `value` attribute.
 */
export function Field({label, value, onText, code, secret, hint, problem, rows, ...rest}: Props): ReactNode {
  const id = useId();
  const shared = {
    ...rest,
    ...(code && {spellCheck: false, autoCapitalize: 'off'}),
    id,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (element && element.value !== value) element.value = value;
    },
    className: clsx(form.field, code && form.code, secret && styles.masked),
    autoComplete: 'off',
    'aria-describedby': clsx(`${id}-problem`, hint !== undefined && `${id}-hint`),
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
