import {useId, type ReactNode} from 'react';
import type {ZktField} from '@site/src/data/zkt';
import {FieldProblem} from '../ui/FieldProblem';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';

interface Props {
  readonly field: ZktField;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/** One field of a request, in the form that its type asks for. */
export function FieldInput({
  field: {name, type, required, meaning},
  text,
  problem,
  onText,
}: Props): ReactNode {
  const id = useId();
  const label = `${name}${required ? '' : ' (optional)'}`;
  const list = type === 'array of strings';
  const shared = {
    id,
    'aria-describedby': `${id}-hint ${id}-problem`,
    'aria-invalid': problem !== undefined,
  } as const;
  const typed = {
    ...shared,
    className: `${form.field} ${form.code}`,
    value: text,
    spellCheck: false,
    autoComplete: 'off',
  };
  return (
    <div>
      {type === 'boolean' ? (
        <label className={styles.check}>
          <input
            {...shared}
            type="checkbox"
            checked={text === 'true'}
            onChange={({target}) => onText(target.checked ? 'true' : '')}
          />
          {label}
        </label>
      ) : (
        <label className={form.label} htmlFor={id}>
          {label}
        </label>
      )}
      {type === 'boolean' ? null : list || name === 'code' ? (
        <textarea
          {...typed}
          rows={Math.min(14, text.split('\n').length + 1)}
          onChange={({target}) => onText(target.value)}
        />
      ) : (
        <input {...typed} type="text" onChange={({target}) => onText(target.value)} />
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {hintOf(name, list, meaning)}
      </p>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** What a field takes; the reference describes the JSON, a list here has one entry a line. */
function hintOf(name: string, list: boolean, meaning: string): string {
  if (name === 'code') return 'Solidity source, in one file without imports.';
  if (name === 'wait')
    return 'When checked, the response comes after the transaction is in a block, and carries a receipt.';
  if (list && name === 'arguments')
    return 'One entry per line, in order, numbers as decimal text. Spaces count, and an empty line is an empty text. Leave the field empty when there are none.';
  return list ? `One entry per line. ${meaning}` : meaning;
}
