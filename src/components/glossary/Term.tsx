import {useId, useRef, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {glossaryHref} from './anchor';
import {useBeside} from './useBeside';
import {useDefinition} from './useDefinition';
import styles from './Term.module.css';

interface Props {
  /** Id in `src/data/glossary.ts`; an unknown id gives a broken anchor, which stops the build. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A term that shows its definition on hover, keyboard focus or a first tap; Escape closes it.
 * A click or a second tap follows its link to the glossary, as does a tap without JavaScript.
 */
export function Term({id, children}: Props): ReactNode {
  const {shown, open, close} = useDefinition(id);
  const tooltipId = useId();
  const touched = useRef(false);
  /** A first tap asked for the definition, which may not have come. */
  const asked = useRef(false);
  const term = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  useBeside(term, tooltip, shown !== undefined);

  function onPointerDown(event: PointerEvent): void {
    touched.current = event.pointerType === 'touch';
  }

  function onClick(event: MouseEvent): void {
    if (!touched.current || shown !== undefined || asked.current) return;
    asked.current = true;
    event.preventDefault();
    open();
  }

  function onBlur(): void {
    asked.current = false;
    close();
  }

  return (
    <span
      ref={term}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
    >
      <Link
        to={glossaryHref(id)}
        className={styles.link}
        aria-describedby={shown === undefined ? undefined : tooltipId}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onFocus={() => !touched.current && open()}
        onBlur={onBlur}
      >
        {children}
      </Link>
      {shown !== undefined && (
        <span ref={tooltip} role="tooltip" id={tooltipId} className={styles.tooltip}>
          {shown}
        </span>
      )}
    </span>
  );
}
