import {useId, type ReactNode} from 'react';
import type {ZktField} from '@site/src/data/zkt';
import {Field} from '../ui/Field';
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
  const hint = hintOf(name, list, meaning);
  if (type !== 'boolean')
    return (
      <div>
        <Field
          label={label}
          value={text}
          code
          rows={list || name === 'code' ? Math.min(14, text.split('\n').length + 1) : undefined}
          hint={hint}
          problem={problem}
          onText={onText}
        />
      </div>
    );
  return (
    <div>
      <label className={`${form.choice} ${styles.check}`}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={text === 'true'}
          onChange={({target}) => onText(target.checked ? 'true' : '')}
        />
        {label}
      </label>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
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
