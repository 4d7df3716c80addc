// Replacement: the framework's menu cannot be opened by a screen reader or before React, and Escape does not close it.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import styles from './styles.module.css';

/** Menu of the navbar: a disclosure, which browsers open and close by themselves. */
export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
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
    <details
      ref={menu}
      className={clsx('navbar__item dropdown dropdown--show', position === 'right' && 'dropdown--right')}
    >
      <summary className={clsx(styles.label, className)}>{label}</summary>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </details>
  );
}
