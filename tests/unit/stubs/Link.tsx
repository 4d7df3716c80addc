import type {ReactNode} from 'react';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** Replaces `@docusaurus/Link`, which needs a router, with an anchor with the same attributes. */
export default function Link({to, children, ...rest}: Props): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
