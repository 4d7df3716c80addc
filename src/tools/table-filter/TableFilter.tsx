import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';
import tool from '../ui/form.module.css';
import {filterRows} from './filter-rows';
import styles from './TableFilter.module.css';

interface Props {
  /** What the rows are, in the plural: "methods". */
  readonly noun: string;
  /** Tables and lists, with what is between them. */
  readonly children: ReactNode;
}

/** A text field that filters the rows of the tables and lists below it. The static page has all rows, which are hidden in place. */
export function TableFilter({noun, children}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState('');

  function apply(): void {
    if (!field.current || !content.current) return;
    const {value} = field.current;
    const {shown, total} = filterRows(content.current, value);
    const matches = shown === 0 ? `None of the ${total} ${noun} matches.` : `${shown} of ${total} ${noun}.`;
    setOutcome(value.trim() === '' ? '' : matches);
  }

  function type(): void {
    apply();
    // What the filter has opened.
    if (field.current?.value === '')
      content.current?.querySelectorAll('details').forEach((details) => (details.open = false));
  }

  const onReveal = useEffectEvent(() => {
    if (field.current) field.current.value = '';
    apply();
  });
  const onMount = useEffectEvent(() => field.current?.value && apply());
  useEffect(() => {
    // Filled in before the scripts were loaded.
    onMount();
    const part = content.current;
    const clear = (): void => onReveal();
    part?.addEventListener('reveal', clear);
    return () => part?.removeEventListener('reveal', clear);
  }, []);

  return (
    <div className={styles.filter}>
      <div role="search" aria-label={noun} className={`needs-scripts ${styles.form}`} data-markdown-ignore>
        <label className={tool.label} htmlFor={id}>
          Filter the {noun}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          className={tool.field}
          onChange={type}
        />
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </div>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
