import {getConsent, setConsent, subscribeConsent} from './consent';
import styles from './banner.lazy.module.css';

const QUESTION =
  'May this site count which pages you open? If you allow it, Google Analytics loads and stores cookies. You can change your answer at the end of each page.';
const TEXTS = {
  allow: `Analytics is on. ${QUESTION}`,
  decline: `Analytics is off. ${QUESTION}`,
  signal: 'Analytics is off, because your browser asks sites not to track you.',
} as const;

let shown: HTMLElement | undefined;

const button = (label: string, action: string): string =>
  `<button type="button" class="button button--secondary" data-action="${action}">${label}</button>`;

/** Lets the reader scroll the end of the page above the banner, and the browser what gets the focus. */
function setRoom(height: string): void {
  document.getElementById('__docusaurus')?.style.setProperty('padding-bottom', height);
  document.documentElement.style.scrollPaddingBottom = height;
}

/** Adds the banner, first in the document and at the lower edge of the window, until the reader has answered. */
function open(): HTMLElement {
  const from = document.activeElement;
  const consent = getConsent();
  const buttons =
    consent === 'signal' ? button('Close', 'close') : button('Allow', 'allow') + button('Decline', 'decline');
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<section class="${styles.banner}" aria-label="Analytics" aria-live="polite" tabindex="-1">
      <p>${consent ? TEXTS[consent] : QUESTION}</p>
      <div class="${styles.buttons}">${buttons}</div>
    </section>`,
  );
  const banner = document.body.firstElementChild as HTMLElement;
  const unsubscribe = subscribeConsent(close);

  function close(): void {
    unsubscribe();
    const hadFocus = banner.contains(document.activeElement);
    banner.remove();
    shown = undefined;
    setRoom('');
    if (hadFocus && from instanceof HTMLElement) from.focus({preventScroll: true});
  }

  banner.addEventListener('click', ({target}) => {
    const {action} = (target as HTMLElement).dataset;
    if (action === 'close') close();
    if (action === 'allow' || action === 'decline') setConsent(action);
  });
  setRoom(`${banner.offsetHeight}px`);
  return banner;
}

/**
 * Shows the banner: without focus only if the reader has not answered.
 * @param focus whether it gets the focus; otherwise this stays where it is
 */
export function showBanner(focus: boolean): void {
  if (!focus && getConsent() !== undefined) return;
  shown ??= open();
  if (focus) shown.focus();
}
