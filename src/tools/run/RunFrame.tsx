import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import {CodeFrame} from '@site/src/plugins/samples/client/CodeFrame';
import {useLoaded} from '../lazy/useLoaded';

interface Props extends ComponentProps<typeof CodeFrame> {
  /** Path of the sample relative to `examples/`, without extension. */
  readonly sample: string;
}

/** A code block with a button that opens a panel to run the code. The panel is loaded on the first click. */
export function RunFrame({sample, ...frame}: Props): ReactNode {
  const {
    Loaded: Panel,
    failed,
    start,
  } = useLoaded(
    () => import('./RunPanel'),
    'The panel did not load. Check your connection, then press Run again.',
  );
  const [pressed, setPressed] = useState(false);
  const id = useId();
  const open = pressed && !failed;

  function onClick(): void {
    setPressed(!open);
    if (!Panel && !open) start();
  }

  return (
    <CodeFrame
      {...frame}
      action={
        <button
          type="button"
          className="needs-scripts"
          aria-expanded={open}
          aria-controls={id}
          onClick={onClick}
        >
          {open ? 'Close' : 'Run'}
        </button>
      }
    >
      {/* Hidden, not removed: a run goes on, and its output stays. */}
      <div id={id} hidden={!open}>
        {Panel && <Panel sample={sample} title={frame.title} open={open} />}
      </div>
      {!Panel && <div role="status">{failed}</div>}
    </CodeFrame>
  );
}
