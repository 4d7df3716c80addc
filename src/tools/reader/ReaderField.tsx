import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, after a try. */
  readonly problem?: string;
  /** Masks the text. */
  readonly secret?: boolean;
  /** Said below the field. */
  readonly hint?: ReactNode;
}

/**
 * A labeled text field of a tool, with a hint and the sentence that says what is wrong. It is uncontrolled, because React
 * copies the value of a controlled field into its `value` attribute.
 */
export function ReaderField({label, value, onChange, problem, secret = false, hint}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={input}
        type="text"
        className={clsx(form.field, form.code, secret && tool.masked)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-hint`}>
        {problem !== undefined && <p className={tool.problem}>{problem}</p>}
        {hint !== undefined && <p className={tool.hint}>{hint}</p>}
      </div>
    </>
  );
}
