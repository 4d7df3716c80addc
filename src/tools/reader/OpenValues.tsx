import type {ReactNode} from 'react';

/** Button that opens the dialog for the reader's own values. Hidden without JavaScript. */
export function OpenValues({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button type="button" className="needs-scripts text-button" aria-haspopup="dialog" data-open-values>
      {children}
    </button>
  );
}
