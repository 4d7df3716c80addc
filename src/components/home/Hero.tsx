import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {networkName} from '@site/src/components/connect/network-fields';
import {chain} from '@site/src/data/chain';
import {versions} from '@site/src/data/versions';
import {ActionLink} from './ActionLink';
import styles from './Hero.module.css';

interface Props {
  /** The connection facts, beside the text on a wide screen, below it on a phone. */
  readonly children: ReactNode;
}

/** Top of the home page: what the chain is and for whom, its two networks, where to start, and the connection facts. */
export function Hero({children}: Props): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <Heading as="h1" className={styles.title}>
          Stability is an EVM chain without a gas token.
        </Heading>
        <p className={styles.lead}>
          Build applications whose users need no coins. Send transactions with zero fees, deploy Solidity up
          to {versions.solidity.value}, and keep your wallet and your tools. An API key takes the place of gas
          fees.
        </p>
        <dl className={styles.networks}>
          <dt>{networkName('gtn')}</dt>
          <dd>For production. What you write is public and permanent.</dd>
          <dt>{networkName('testnet')}</dt>
          <dd>For trying things out. What you write there is public too. Keep nothing of value on it.</dd>
        </dl>
        <p className={styles.actions}>
          <ActionLink to="/users/getting_started" primary>
            Start with a wallet
          </ActionLink>
          <ActionLink to="/developers/getting_started" primary>
            Start with code
          </ActionLink>
          <Link to="/how_stability_works/intro_to_stability">Read how it works</Link>
        </p>
      </div>
      <div className={styles.panel}>{children}</div>
      <figure className={clsx('flow', styles.drawing)}>
        <ol>
          <li>
            <strong>Your wallet</strong> signs, with both fee fields at 0
          </li>
          <li>
            <strong>Gateway</strong> counts per key, takes no fee
          </li>
          <li>
            <strong>Private pool</strong> keeps it out of sight
          </li>
          <li>
            <strong>Block</strong> one every {chain.blockTimeSeconds.value} s, public, permanent
          </li>
        </ol>
        <figcaption>
          The path of a zero-fee transaction: your wallet signs it, the gateway behind the RPC URL counts it
          against your key, and a private pool holds it until a validator puts it into a block.
        </figcaption>
      </figure>
    </div>
  );
}
