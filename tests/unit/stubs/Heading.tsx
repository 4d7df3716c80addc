import type {ReactNode} from 'react';

/** Stands in for the theme's heading, which needs its styles. */
export default function Heading({children}: {readonly children: ReactNode}): ReactNode {
  return <h2>{children}</h2>;
}
