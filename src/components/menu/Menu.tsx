import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Menu.module.css';

interface Props {
  readonly label: ReactNode;
  readonly className?: string;
  readonly labelClassName?: string;
  readonly children: ReactNode;
}

/**
 * A disclosure, which browsers open and close by themselves. Escape closes it, and a press or the focus elsewhere.
 * @param children entries, as `<li>`
 */
export function Menu({label, className, labelClassName, children}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const stop = new AbortController();
    const listen = (name: string, listener: (event: Event) => void): void =>
      document.addEventListener(name, (event) => details.open && listener(event), {signal: stop.signal});
    const closeElsewhere = ({target}: Event): void => {
      details.open = details.contains(target as Node);
    };
    listen('pointerdown', closeElsewhere);
    listen('focusin', closeElsewhere);
    listen('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      details.open = false;
      details.querySelector('summary')?.focus();
    });
    return () => stop.abort();
  }, []);
  return (
    <details ref={menu} className={clsx('dropdown dropdown--show', className)}>
      <summary className={clsx(styles.label, labelClassName)}>{label}</summary>
      <ul className="dropdown__menu">{children}</ul>
    </details>
  );
}
