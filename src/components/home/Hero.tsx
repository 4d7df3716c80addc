import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {ActionLink} from './ActionLink';
import styles from './home.module.css';

interface Props {
  /** Code, beside the text on a wide screen, below it on a phone. */
  readonly children: ReactNode;
}

/** Top of the home page: what the chain is, where to start, and code that runs. */
export function Hero({children}: Props): ReactNode {
  return (
    <div className={`wide ${styles.hero}`}>
      <div>
        <Heading as="h1" className={styles.title}>
          An EVM chain without a gas token.
        </Heading>
        <p className={styles.lead}>
          Send transactions with zero fees, from your own wallet and tools. An API key takes the place of gas
          fees.
        </p>
        <p className={styles.actions}>
          <ActionLink to="/developers/getting_started" primary>
            Start with code
          </ActionLink>{' '}
          <ActionLink to="/users/getting_started">Start with a wallet</ActionLink>
        </p>
      </div>
      <div className={styles.code}>{children}</div>
    </div>
  );
}
