import {useId, useRef, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {glossaryHref} from './anchor';
import {useDefinition} from './useDefinition';
import styles from './Term.module.css';

interface Props {
  /** Id in `src/data/glossary.ts`; an unknown one is a broken anchor and stops the build. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A term with its definition on hover, keyboard focus or a first tap; Escape closes it.
 * Without JavaScript, and on a click or a second tap, it is a link into the glossary.
 */
export function Term({id, children}: Props): ReactNode {
  const {shown, open, close} = useDefinition(id);
  const tooltipId = useId();
  const touched = useRef(false);

  function onPointerDown(event: PointerEvent): void {
    touched.current = event.pointerType === 'touch';
  }

  function onClick(event: MouseEvent): void {
    if (!touched.current || shown !== undefined) return;
    event.preventDefault();
    open();
  }

  return (
    <span
      className={styles.term}
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
        onBlur={close}
      >
        {children}
      </Link>
      {shown !== undefined && (
        <span role="tooltip" id={tooltipId} className={styles.tooltip}>
          {shown}
        </span>
      )}
    </span>
  );
}
