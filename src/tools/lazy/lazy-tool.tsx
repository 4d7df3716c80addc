import {useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import {OUTDATED} from '@site/src/lib/outdated';
import frame from '@site/src/plugins/samples/client/CodeFrame.module.css';
import form from '../ui/form.module.css';
import {useLoaded} from './useLoaded';

/** How far above or below the window a region still counts as near, as a CSS margin. */
const MARGIN = '400px 0px';

/**
 * Makes a tool that is loaded when the reader gets near it. The static form stays until it is ready. Call it once for a tool, at the
 * top level of its module: each call makes another component, which loads again.
 * @param label title in the bar of its frame, and accessible name of its region
 * @param load fetches its module
 * @param children static form: shown without JavaScript, while the tool loads, and if it cannot be loaded
 * @param room class that keeps the room of the tool until it has loaded, so that nothing below moves
 */
export function lazyTool(
  label: string,
  load: () => Promise<{readonly default: ComponentType}>,
  children: ReactNode,
  room?: string,
) {
  return function LazyTool(): ReactNode {
    const root = useRef<HTMLElement>(null);
    const {Loaded, failed, start} = useLoaded(load, 'This tool did not load.');

    const onNear = useEffectEvent(start);
    useEffect(() => {
      if (!root.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({isIntersecting}) => isIntersecting)) return;
          observer.disconnect();
          onNear();
        },
        {rootMargin: MARGIN},
      );
      observer.observe(root.current);
      return () => observer.disconnect();
    }, []);

    function tryAgain(): void {
      // This button goes away.
      root.current?.focus();
      start();
    }

    return (
      <section
        ref={root}
        className={clsx(form.panel, room)}
        aria-label={label}
        tabIndex={-1}
        data-tool
        data-ready={Loaded ? 'true' : failed ? 'failed' : 'false'}
      >
        <div className={frame.bar} data-markdown-ignore>
          {label}
        </div>
        {Loaded ? <Loaded /> : children}
        {!Loaded && (
          <div role="status" className={failed && form.tool}>
            {failed && <span>{failed} </span>}
            {failed && failed !== OUTDATED && (
              <button type="button" className="text-button" onClick={tryAgain}>
                Try again
              </button>
            )}
          </div>
        )}
      </section>
    );
  };
}
