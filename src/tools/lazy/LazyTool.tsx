import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useNear} from './useNear';

interface Props<P extends object> {
  /** Fetches the tool's code. Must be a constant, because the tool is loaded once. */
  readonly load: () => Promise<ComponentType<P>>;
  /** Props of the tool. */
  readonly props: P;
  /** Accessible name of the region. */
  readonly label: string;
  /** Static form: shown without JavaScript, while the tool loads, and if it cannot be loaded. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A region whose tool is loaded when the reader gets near it. The static form stays until the tool is ready. */
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
      // The static form has everything that a reader needs.
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
