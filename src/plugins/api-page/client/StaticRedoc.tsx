/* The API page in the static build: fully expanded, with its styles in a file. Its Markdown has the description instead. */
import OriginalRedoc from '@theme-original/Redoc';
import type {Props} from '@theme/Redoc';
import type {ReactNode} from 'react';

/** Redoc as rendered in the static build; see the top of the file. */
export default function StaticRedoc(props: Props): ReactNode {
  return (
    <div data-redoc="static" data-markdown-ignore>
      <OriginalRedoc {...props} />
    </div>
  );
}
