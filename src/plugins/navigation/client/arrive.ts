/* What a step to a page or to a hash brings to the reader, once React has started. */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {currentAddress, type Moved} from '../../../lib/moved';
import {reveal, targetOf} from '../../../lib/reveal';

/** State of a location whose place is marked for a moment. */
interface Marking {
  /** the class that the place gets */
  readonly mark: string;
}

const MARKED_MS = 2400;
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
function arrive(mark: string | undefined): void {
  const status = document.getElementById(STATUS);
  if (status) status.textContent = document.title;
  if (!mark && document.activeElement?.matches('input, select, textarea')) return;
  const place = targetOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  focusOn(place);
  if (!mark) return;
  place.classList.add(mark);
  setTimeout(() => place.classList.remove(mark), MARKED_MS);
}

/** Called by the framework when it has rendered a page, and has scrolled to its top or to what the hash names. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) addStatus();
  const {baseUrl, customFields} = siteConfig;
  const address = location.pathname.slice(baseUrl.length - 1) + location.hash;
  const current = currentAddress(address, customFields?.moved as readonly Moved[]);
  if (current !== address) {
    const [page, ...hash] = current.slice(1).split(/(?=#)/);
    return window.location.replace(baseUrl + page + location.search + hash.join(''));
  }
  // A first script has shown what the hash names on arrival, and the reader may have closed it since.
  if (previousLocation || !document.querySelector('script[data-scripts]')) reveal(location.hash);
  const {mark} = (location.state ?? {}) as Partial<Marking>;
  // The framework sets the title in the next frame, and a page may then take the focus itself.
  if (previousLocation && (mark || location.pathname !== previousLocation.pathname))
    requestAnimationFrame(() => setTimeout(() => arrive(mark)));
};

/** Firefox reports no navigation when a link leads to the current address. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.href === location.href) reveal(link.hash);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('click', onClick);
