import type {ReactNode} from 'react';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** Stands in for `@docusaurus/Link`, which needs a router: an anchor with the same attributes. */
export default function Link({to, children, ...rest}: Props): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
