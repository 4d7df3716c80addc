import {useId, type ReactNode} from 'react';
import form from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, after a try. */
  readonly problem?: string;
  /** Said below the field. */
  readonly hint?: ReactNode;
}

/** A labeled text field of a tool, with a hint and the sentence that says what is wrong. */
export function ReaderField({label, value, onChange, problem, hint}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`${form.field} ${form.code}`}
        value={value}
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
