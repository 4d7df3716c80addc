// Wrap: shows "(Beta)" at the end of a page's title as a label.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';

const BETA = ' (Beta)';

/** Heading of a page or section. */
export default function HeadingWithLabel({children, ...props}: Props): ReactNode {
  const isBeta = props.as === 'h1' && typeof children === 'string' && children.endsWith(BETA);
  return (
    <Heading {...props}>
      {isBeta ? (
        <>
          {children.slice(0, -BETA.length)} <span className="beta">Beta</span>
        </>
      ) : (
        children
      )}
    </Heading>
  );
}
