/*
 * The API page in the browser. Its static HTML stays until the reader points at it, focuses it or presses a key; then
 * Redoc's code (about twice the scripts of the page; tests/build/bytes.test.ts has both sizes) is fetched, with the page's
 * styles, and takes over, with the first click replayed.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Redoc';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {clickedControl, type Handover, recordState, resume} from './handover';

/** A constant: React compares it by identity, and a new object at the next render would empty the page. */
const STATIC_HTML = {__html: ''};
const FIRST_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;

async function loadRedoc(): Promise<ComponentType<Props>> {
  const [redoc] = await Promise.all([import('@theme-original/Redoc'), import('./redoc.lazy.css')]);
  return redoc.default;
}

/** The API page, or a message with a button if its code cannot be loaded after a navigation. */
export default function DeferredRedoc(props: Props): ReactNode {
  // False only while the static page is being taken over: then, and only then, there is HTML to keep.
  const [isNavigation] = useState(useIsBrowser());
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const root = useRef<HTMLDivElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const loading = useRef(false);
  const clicked = useRef(-1);
  const handover = useRef<Handover>(undefined);

  const start = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    setState((last) => (last === 'failed' ? 'retrying' : last));
    loadRedoc().then(
      (component) => {
        if (root.current) handover.current = recordState(root.current, clicked.current);
        const isRetried = retry.current !== null && retry.current === document.activeElement;
        // At once, so that no key or click falls between the two pages.
        flushSync(() => setLive(() => component));
        if (!isRetried) return;
        root.current?.setAttribute('tabindex', '-1');
        root.current?.focus({preventScroll: true});
      },
      () => {
        loading.current = false;
        // Not replayed: by the time that a later attempt succeeds, the reader does something else.
        clicked.current = -1;
        setState('failed');
      },
    );
  }, []);

  useEffect(() => {
    const page = root.current;
    // The writer's live server sends no static HTML.
    if (!page?.hasChildNodes()) {
      start();
      return;
    }
    const stop = new AbortController();
    const {signal} = stop;
    for (const event of FIRST_EVENTS) page.addEventListener(event, start, {signal, passive: true});
    page.addEventListener(
      'click',
      ({target}) => {
        clicked.current = clickedControl(page, target);
        start();
      },
      {signal},
    );
    return () => stop.abort();
  }, [start]);

  useEffect(() => {
    if (Live && root.current && handover.current) resume(root.current, handover.current);
  }, [Live]);

  if (Live) {
    return (
      <div key="live" ref={root} data-redoc="live">
        <Live {...props} />
      </div>
    );
  }
  if (!isNavigation) {
    return (
      <div
        key="static"
        ref={root}
        data-redoc="static"
        suppressHydrationWarning
        dangerouslySetInnerHTML={STATIC_HTML}
      />
    );
  }
  return (
    <div key="wait" className="container" role="status">
      <p>
        {state === 'failed' ? 'The API reference did not load.' : 'Loading the API reference.'}{' '}
        {/* Also while it loads again, so that the button keeps the focus. */}
        {state !== 'loading' && (
          <button type="button" ref={retry} onClick={start}>
            Retry
          </button>
        )}
      </p>
    </div>
  );
}
