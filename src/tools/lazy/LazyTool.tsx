import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useNear} from './useNear';

interface Props<P extends object> {
  /** Fetches the tool's code. A constant: the tool is loaded once. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What the tool is given. */
  readonly props: P;
  /** Accessible name of the region. */
  readonly label: string;
  /** What stands on the page without JavaScript, while the tool loads, and when it cannot be loaded. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A region whose code is fetched when the reader comes near it. Its static form stays until the tool is ready. */
export function LazyTool<P extends object>({load, props, label, children, className}: Props<P>): ReactNode {
  const root = useRef<HTMLElement>(null);
  const near = useNear(root);
  const [Tool, setTool] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!near) return undefined;
    let gone = false;
    load().then(
      (component) => {
        if (!gone) setTool(() => component);
      },
      // The static form says everything that a reader needs.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [near, load]);
  return (
    <section ref={root} className={className} aria-label={label} data-tool data-ready={Tool !== null}>
      {Tool ? <Tool {...props} /> : children}
    </section>
  );
}
