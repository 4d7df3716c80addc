import type {OnceReady} from './actions';
import {showModal} from './modal';

/** Text links of the navigation, copied from the sidebar, or from the navbar if there is no sidebar. */
function links(): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'menu__list';
  const source =
    document.querySelector('.theme-doc-sidebar-menu') ?? document.querySelector('.navbar__items');
  for (const link of Array.from(
    source?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href="#"])') ?? [],
  )) {
    const item = document.createElement('li');
    const copy = document.createElement('a');
    item.className = 'menu__list-item';
    copy.className = 'menu__link';
    copy.href = link.href;
    copy.textContent = link.textContent;
    if (link.getAttribute('aria-current') === 'page') copy.setAttribute('aria-current', 'page');
    item.append(copy);
    list.append(item);
  }
  return list;
}

/** Shows the navigation links until the site's own menu is ready. */
export function openMenu(toggle: HTMLElement, onceReady: OnceReady): void {
  const dialog = showModal('start-menu', 'Navigation', links());
  onceReady(() => {
    if (!dialog.open) return;
    dialog.close();
    toggle.click();
  });
}
