import type {ClientModule} from '@docusaurus/types';
import {targetOf} from '../../../lib/target';

const STATUS = 'arrival';

/** Adds the element whose text is announced. Screen readers have to know it before its text changes. */
function addStatus(): void {
  const status = document.createElement('div');
  status.id = STATUS;
  status.role = 'status';
  status.className = 'visually-hidden';
  document.body.append(status);
}

/** Gives the focus to an element that has none by itself, until the reader moves it. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/** Names the page to screen readers, and moves the focus into it, as a browser does with a document that it loads. */
function arrive(): void {
  const status = document.getElementById(STATUS);
  if (status) status.textContent = document.title;
  if (document.activeElement?.matches('input, select, textarea')) return;
  const place = targetOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (place) focusOn(place);
}

/** Called by the framework when it has rendered a page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) addStatus();
  else if (location.pathname !== previousLocation.pathname)
    // The framework sets the title in the next frame, and has by then moved the focus to the top of the page.
    requestAnimationFrame(() => setTimeout(arrive));
};
