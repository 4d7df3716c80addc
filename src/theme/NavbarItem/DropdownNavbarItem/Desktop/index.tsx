// Replacement: the framework's menu cannot be opened by a screen reader or before React, and Escape does not close it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import {Menu} from '@site/src/components/menu/Menu';

/** Menu of the navbar. */
export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
  return (
    <Menu
      label={label}
      className={clsx('navbar__item', position === 'right' && 'dropdown--right')}
      labelClassName={className}
    >
      {items.map((item, index) => (
        <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
      ))}
    </Menu>
  );
}
