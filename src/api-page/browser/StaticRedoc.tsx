/* The API page of the static build: all of it, expanded, with its styles in a file. */
import OriginalRedoc from '@theme-original/Redoc';
import type {Props} from '@theme/Redoc';
import type {ReactNode} from 'react';

export default function StaticRedoc(props: Props): ReactNode {
  return (
    <div data-redoc="static">
      <OriginalRedoc {...props} />
    </div>
  );
}
