import type {MouseEvent, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

/** Removes what a link hands over to a tool: `#console&method=a` becomes `#console`. */
function dropParameters(): void {
  const [place = ''] = location.hash.split('&');
  // history.state holds the router's key. Relative, because a path may begin with two slashes; '' has no hash.
  history.replaceState(history.state, '', place);
}

/**
 * Keeps the page when a part of it throws while it renders: says so in place of the part, and offers to start the part again
 * without what the address hands over to it.
 */
export function Boundary({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => {
        const onClick = ({currentTarget}: MouseEvent): void => {
          // This button goes away.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
          dropParameters();
          tryAgain();
        };
        return (
          <p role="alert">
            Something went wrong in this part of the page. If you have sent a transaction from here, look in
            the explorer before you send another.{' '}
            <button type="button" className="text-button" onClick={onClick}>
              Start this part again
            </button>
          </p>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
