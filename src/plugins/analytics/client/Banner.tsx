import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {getConsent, setConsent, subscribeConsent, type Answer, type Refusal} from './consent';
import styles from './Banner.lazy.module.css';

const STATE: Readonly<Record<Answer | Refusal, string>> = {
  allow: 'Analytics is on. ',
  decline: 'Analytics is off. ',
  signal: 'Analytics is off, because your browser asks sites not to track you.',
  storage: 'Analytics is off, because your browser blocks the storage of this site.',
};

interface Props {
  readonly onClose: () => void;
  /** Called with the element once it is in the page. */
  readonly onShown: (banner: HTMLElement) => void;
}

function Banner({onClose, onShown}: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => onShown(element.current as HTMLElement), [onShown]);
  return (
    <section ref={element} className={styles.banner} aria-label="Analytics" tabIndex={-1}>
      <Content onClose={onClose} />
    </section>
  );
}

/** What is counted, and the reader's choice unless the browser has made it. */
function Content({onClose}: Pick<Props, 'onClose'>): ReactNode {
  const consent = getConsent();
  const state = consent && STATE[consent];
  if (consent === 'signal' || consent === 'storage')
    return (
      <>
        <p>{state}</p>
        <button type="button" className="button button--secondary" onClick={onClose}>
          Close
        </button>
      </>
    );
  return (
    <>
      <p>
        {state}May this site count which pages you open? If you allow it, Google Analytics loads and stores
        cookies. You can change your answer at the end of each page.
      </p>
      <div className={styles.buttons}>
        {(['allow', 'decline'] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            className="button button--secondary"
            onClick={() => setConsent(answer)}
          >
            {answer === 'allow' ? 'Allow' : 'Decline'}
          </button>
        ))}
      </div>
    </>
  );
}

let shown: HTMLElement | undefined;

/**
 * Shows the banner, first in the document and at the lower edge of the window, until the reader has answered.
 * @param options whether it gets the focus; otherwise the focus stays where it is
 */
export function showBanner({focus}: {readonly focus: boolean}): void {
  if (shown) return focus ? shown.focus() : undefined;
  // Screen readers announce what is added to it.
  const place = Object.assign(document.createElement('div'), {ariaLive: 'polite'});
  const root = createRoot(place);
  let from: EventTarget | null = null;

  /** Lets the reader scroll the end of the page above the banner, and the browser what gets the focus. */
  function setRoom(height: string): void {
    const page = document.getElementById('__docusaurus');
    if (page) page.style.paddingBottom = height;
    document.documentElement.style.scrollPaddingBottom = height;
  }

  function onShown(banner: HTMLElement): void {
    shown = banner;
    setRoom(`${banner.offsetHeight}px`);
    if (focus) banner.focus();
  }

  function close(): void {
    unsubscribe();
    const hadFocus = place.contains(document.activeElement);
    root.unmount();
    place.remove();
    shown = undefined;
    setRoom('');
    if (hadFocus && from instanceof HTMLElement) from.focus({preventScroll: true});
  }

  place.addEventListener('focusin', ({relatedTarget}) => {
    if (!place.contains(relatedTarget as Node | null)) from = relatedTarget;
  });
  const unsubscribe = subscribeConsent(close);
  document.body.prepend(place);
  root.render(<Banner onClose={close} onShown={onShown} />);
}
