import type {NetworkId} from '../../../data/networks';

/** A sample that a browser can run, as the build derives it from its source. */
export interface Program {
  /** Path relative to `examples/`, without extension, for example `viem/multicall`. */
  readonly id: string;
  /** Networks that it calls, or that the reader can choose from. */
  readonly networks: readonly NetworkId[];
  /** What selects the network: the sample itself, its first argument, or the variable STABILITY_NETWORK. */
  readonly networkBy: 'sample' | 'argument' | 'environment';
  /** Whether it reads STABILITY_API_KEY. */
  readonly needsKey: boolean;
  /** Whether it reads PRIVATE_KEY. */
  readonly needsAccount: boolean;
}

/** A program with its files, as paths of this site. */
export interface Runnable extends Program {
  readonly url: string;
  readonly workerUrl: string;
}
