import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import form from '../ui/form.module.css';

/** How far above or below the window a region still counts as near, as a CSS margin. */
const MARGIN = '400px 0px';

/**
 * Makes a tool that is loaded when the reader gets near it. The static form stays until it is ready. Call it once for a tool, at the
 * top level of its module: each call makes another component, which loads again.
 * @param label accessible name of its region
 * @param load fetches its module
 * @param children static form: shown without JavaScript, while the tool loads, and if it cannot be loaded
 */
export function lazyTool(
  label: string,
  load: () => Promise<{readonly default: ComponentType}>,
  children: ReactNode,
) {
  return function LazyTool(): ReactNode {
    const root = useRef<HTMLElement>(null);
    const [near, setNear] = useState(false);
    const [Tool, setTool] = useState<ComponentType | null>(null);
    const [attempt, setAttempt] = useState(1);
    /** Number of the last attempt that failed. */
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      if (!root.current || near) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true),
        {rootMargin: MARGIN},
      );
      observer.observe(root.current);
      return () => observer.disconnect();
    }, [near]);
    useEffect(() => {
      if (!near) return undefined;
      let gone = false;
      load().then(
        ({default: component}) => {
          if (gone) return;
          // The static form goes away: a focus in it goes to the region.
          if (root.current?.contains(document.activeElement)) {
            root.current.tabIndex = -1;
            root.current.focus({preventScroll: true});
          }
          setTool(() => component);
        },
        () => gone || setFailed(attempt),
      );
      return () => {
        gone = true;
      };
    }, [near, attempt]);

    function tryAgain(): void {
      // This button goes away: the focus goes to the region.
      root.current?.focus();
      setAttempt(attempt + 1);
    }

    return (
      <section
        ref={root}
        aria-label={label}
        tabIndex={failed ? -1 : undefined}
        data-tool
        data-ready={Tool !== null}
      >
        {Tool ? <Tool /> : children}
        {!Tool && (
          <div role="status">
            {failed === attempt && (
              <p>
                This tool did not load.{' '}
                <button type="button" className={`text-button ${form.textButton}`} onClick={tryAgain}>
                  Try again
                </button>
              </p>
            )}
          </div>
        )}
      </section>
    );
  };
}
