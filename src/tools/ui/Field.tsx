import {useEffect, useId, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {clip} from '../network/bounds';
import form from './form.module.css';
import styles from './tool.lazy.module.css';

/** Time without a change after which a text is announced, in milliseconds. */
const PAUSE_MS = 1000;

/** Text for screen readers only, which they announce when the reader pauses, not at every key. */
function Announcement({text}: {readonly text: string}): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span aria-live="polite" className="visually-hidden">
      {announced}
    </span>
  );
}

interface Props extends Pick<ComponentProps<'textarea'>, 'required' | 'readOnly' | 'rows'> {
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
export function Field({
  label,
  value,
  onText,
  code,
  secret,
  hint,
  problem = '',
  rows,
  ...rest
}: Props): ReactNode {
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
    'aria-invalid': problem !== '',
    onChange: ({target}: {readonly target: {readonly value: string}}) => onText(target.value),
  };
  return (
    <>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      )}
      <div>
        <p id={`${id}-problem`} className={form.problem}>
          {clip(problem)}
        </p>
        <Announcement text={clip(problem)} />
      </div>
    </>
  );
}
