import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {ActionLink} from './ActionLink';
import {Zero} from './Zero';
import styles from './hero.module.css';

interface Props {
  /** Tools and code, below the line at the left on a wide screen, below the figure on a phone. */
  readonly children: ReactNode;
}

/** Top of the home page: what the chain is, where to start, what a transaction costs, and one to send. */
export function Hero({children}: Props): ReactNode {
  return (
    <div className={`wide ${styles.hero}`}>
      <div className={styles.top}>
        <Heading as="h1" className={styles.title}>
          An EVM chain without a gas token.
        </Heading>
        <p className="lead">
          Send transactions with zero fees, from your own wallet and tools. An API key takes the place of gas
          fees.
        </p>
        <p className={styles.actions}>
          <ActionLink to="/developers/getting_started" primary>
            Start with code
          </ActionLink>
          <ActionLink to="/users/getting_started">Start with a wallet</ActionLink>
        </p>
      </div>
      <div role="group" aria-label="0 fee per transaction" className={styles.zero}>
        <Zero />
        <p>
          <Link to="/how_stability_works/intro_to_stability">fee per transaction</Link>
        </p>
      </div>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
