import {useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {glossaryHref} from './anchor';
import {tooltipPosition} from './tooltip-position';
import styles from './Term.module.css';

interface Props {
  /** Id in `src/data/glossary.ts`; an unknown id gives a broken anchor, which stops the build. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The definition of a term; undefined for an unknown one, and if the glossary, which pages do not contain, cannot be fetched. */
async function definitionOf(id: string): Promise<string | undefined> {
  try {
    const {glossary} = await import('@site/src/data/glossary');
    return glossary.rows.find((row) => row.id === id)?.definition;
  } catch {
    return undefined;
  }
}

/**
 * A term that shows its definition on hover, keyboard focus or a first tap; Escape or a touch elsewhere closes it.
 * A click or a second tap follows its link to the glossary, as does a tap without JavaScript.
 */
export function Term({id, children}: Props): ReactNode {
  const term = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  /** Whether the last press on the link was a touch while the definition was closed. */
  const firstTap = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [definition, setDefinition] = useState<string>();
  const tooltipId = useId();
  const isShown = isOpen && definition !== undefined;

  function open(): void {
    setOpen(true);
    void definitionOf(id).then(setDefinition);
  }

  function onClick(event: MouseEvent): void {
    // A click without a press, as by a key, follows the link.
    if (!firstTap.current || event.detail === 0) return;
    event.preventDefault();
    open();
  }

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    // The tooltip is outside of the flow, so that a table that scrolls does not cut it off.
    const place = (): void => {
      const line = Array.from(term.current?.getClientRects() ?? []).at(-1);
      if (!line || !tooltip.current) return;
      const {clientWidth: width, clientHeight: height} = document.documentElement;
      const {left, top} = tooltipPosition(line, tooltip.current.getBoundingClientRect(), {width, height});
      Object.assign(tooltip.current.style, {left: `${left}px`, top: `${top}px`});
    };
    place();
    // Captured, because scroll events of a table do not bubble.
    addEventListener('scroll', place, {capture: true, passive: true, signal});
    addEventListener('resize', place, {signal});
    document.addEventListener('keydown', ({key}) => key === 'Escape' && setOpen(false), {signal});
    const onPointerDown = ({pointerType, target}: PointerEvent): void => {
      // On iOS, tapping a link does not focus it, so that no `blur` follows.
      if (pointerType === 'touch' && !term.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown, {signal});
    return () => controller.abort();
  }, [isOpen, definition]);

  return (
    <span
      ref={term}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && open()}
      onPointerLeave={({pointerType}) =>
        pointerType === 'mouse' && !term.current?.contains(document.activeElement) && setOpen(false)
      }
    >
      <Link
        to={glossaryHref(id)}
        className={styles.link}
        aria-describedby={isShown ? tooltipId : undefined}
        onPointerDown={({pointerType}) => (firstTap.current = pointerType === 'touch' && !isOpen)}
        onClick={onClick}
        onFocus={open}
        onBlur={() => setOpen(false)}
      >
        {children}
      </Link>
      {isShown && (
        <span ref={tooltip} role="tooltip" id={tooltipId} className={styles.tooltip}>
          {definition}
        </span>
      )}
    </span>
  );
}
