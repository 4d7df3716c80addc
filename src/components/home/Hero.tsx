import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {ActionLink} from './ActionLink';
import styles from './home.module.css';

interface Props {
  /** Tools and code, below the line at the left on a wide screen, below the figure on a phone. */
  readonly children: ReactNode;
}

/** The mark with a zero cut out of its two halves: what a transaction costs. */
function Zero(): ReactNode {
  return (
    <div role="group" aria-label="0 fee per transaction" className={styles.zero}>
      <svg viewBox="-12 -11 24 22" aria-hidden="true">
        <mask id="zero-hole">
          <path fill="#fff" d="M-14-11h28v22h-28z" />
          <path d="M-4-2.5a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0z" />
        </mask>
        <g fill="currentColor" mask="url(#zero-hole)">
          <path className={styles.upper} d="M-12-1a10 10 0 0 1 20 0z" />
          <path className={styles.lower} d="M-8 1h20a10 10 0 0 1-20 0z" />
        </g>
      </svg>
      <p>
        <Link to="/how_stability_works/intro_to_stability">fee per transaction</Link>
      </p>
    </div>
  );
}

/** Top of the home page: what the chain is, where to start, what a transaction costs, and one to send. */
export function Hero({children}: Props): ReactNode {
  return (
    <div className={`wide ${styles.hero}`}>
      <div className={styles.top}>
        <div>
          <Heading as="h1" className={styles.title}>
            An EVM chain without a gas token.
          </Heading>
          <p className={styles.lead}>
            Send transactions with zero fees, from your own wallet and tools. An API key takes the place of
            gas fees.
          </p>
          <p className={styles.actions}>
            <ActionLink to="/developers/getting_started" primary>
              Start with code
            </ActionLink>
            <ActionLink to="/users/getting_started">Start with a wallet</ActionLink>
          </p>
        </div>
      </div>
      <div className={styles.end}>
        <Zero />
        <div className={styles.panel}>{children}</div>
      </div>
    </div>
  );
}
