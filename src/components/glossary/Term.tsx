import {useId, useRef, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {glossaryHref} from './anchor';
import {useTooltipPosition} from './useTooltipPosition';
import {useDefinition} from './useDefinition';
import styles from './Term.module.css';

interface Props {
  /** Id in `src/data/glossary.ts`; an unknown id gives a broken anchor, which stops the build. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A term that shows its definition on hover, keyboard focus or a first tap; Escape or a touch elsewhere closes it.
 * A click or a second tap follows its link to the glossary, as does a tap without JavaScript.
 */
export function Term({id, children}: Props): ReactNode {
  const term = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const {requested, shown, open, close} = useDefinition(id, term);
  const tooltipId = useId();
  /** A touch is on the link. The browser focuses the link before the click that ends the touch. */
  const touching = useRef(false);
  useTooltipPosition(term, tooltip, shown !== undefined);

  function onPointerDown(event: PointerEvent): void {
    touching.current = event.pointerType === 'touch';
  }

  function onPointerCancel(): void {
    touching.current = false;
  }

  function onClick(event: MouseEvent): void {
    const tapped = touching.current;
    touching.current = false;
    if (!tapped || requested) return;
    event.preventDefault();
    open();
  }

  function onBlur(): void {
    touching.current = false;
    close();
  }

  return (
    <span
      ref={term}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={({pointerType}) =>
        pointerType === 'mouse' && !term.current?.contains(document.activeElement) && close()
      }
    >
      <Link
        to={glossaryHref(id)}
        className={styles.link}
        aria-describedby={shown === undefined ? undefined : tooltipId}
        onPointerDown={onPointerDown}
        onPointerCancel={onPointerCancel}
        onClick={onClick}
        onFocus={() => !touching.current && open()}
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
