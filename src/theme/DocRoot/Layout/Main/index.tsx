// Wrap: gives the skip link a target beside the sidebar.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Main';
import Main from '@theme-original/DocRoot/Layout/Main';

/** Main part of a page with a sidebar. */
export default function MainWithId({children, ...props}: Props): ReactNode {
  return (
    <Main {...props}>
      <div id="main">{children}</div>
    </Main>
  );
}
