import {useId, type ReactNode} from 'react';
import {Field} from '../ui/Field';
import form from '../ui/form.module.css';
import type {Draft} from './draft';
import {BATCH, methodNamed, METHODS} from './methods';

interface Props {
  readonly draft: Draft;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
  readonly onMethod: (name: string) => void;
  readonly onText: (text: string) => void;
}

const GROUPS = Array.from(new Set(METHODS.map(({group}) => group)));

/** The method, what it takes, and an editor for its parameters. */
export function DraftFields({draft: {method, text}, problem, onMethod, onText}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={form.label} htmlFor={id}>
        Method
      </label>
      <select
        id={id}
        className={`${form.field} ${form.code}`}
        value={method}
        onChange={(event) => onMethod(event.target.value)}
      >
        {GROUPS.map((group) => (
          <optgroup key={group} label={group}>
            {METHODS.filter((one) => one.group === group).map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
        <optgroup label="Several calls">
          <option value={BATCH}>Batch</option>
        </optgroup>
      </select>
      <MethodHelp method={method} />
      <Field
        label={method === BATCH ? 'Calls, as JSON' : 'Parameters, as JSON'}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        code
        problem={problem}
        onText={onText}
      />
    </>
  );
}

function MethodHelp({method}: {readonly method: string}): ReactNode {
  const found = methodNamed(method);
  if (!found) return <p className={form.hint}>A list of calls, each with its method and its parameters.</p>;
  const {parameters, purpose, experimental} = found;
  return (
    <>
      <p className={form.hint}>{experimental ? `${purpose} Experimental.` : purpose}</p>
      {parameters.length === 0 ? (
        <p className={form.hint}>It takes no parameters.</p>
      ) : (
        <ol className={form.hint}>
          {parameters.map(({id, name, meaning, optional}) => (
            <li key={id}>
              <strong>{name}</strong>
              {optional && <span> (optional)</span>}
              <span>: {meaning}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
