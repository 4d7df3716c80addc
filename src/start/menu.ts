import type {OnceReady} from './actions';

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

/** Shows the navigation links until the site's own menu is ready. Escape or a click beside the menu closes it. */
export function openMenu(toggle: HTMLElement, onceReady: OnceReady): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'start-menu';
  dialog.setAttribute('aria-label', 'Navigation');
  dialog.append(links());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  onceReady(() => {
    if (!dialog.open) return;
    dialog.close();
    toggle.click();
  });
}
