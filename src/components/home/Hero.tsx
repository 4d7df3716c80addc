import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {ActionLink} from './ActionLink';
import {versions} from '@site/src/data/versions';
import styles from './Hero.module.css';

interface Props {
  /** The connection facts, beside the text on a wide screen, below it on a phone. */
  readonly children: ReactNode;
}

/** Top of the start page: what the chain is, the two first steps, and the connection facts. */
export function Hero({children}: Props): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <Heading as="h1" className={styles.title}>
          An EVM chain without a gas token.
        </Heading>
        <p className={styles.lead}>
          Send a transaction with zero fees, deploy Solidity up to {versions.solidity.value}, keep your wallet
          and your tools. An API key takes the place of gas.
        </p>
        <p className={styles.actions}>
          <ActionLink to="/users/getting_started" primary>
            Get started
          </ActionLink>
          <ActionLink to="/how_stability_works/intro_to_stability">Read how it works</ActionLink>
        </p>
      </div>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
