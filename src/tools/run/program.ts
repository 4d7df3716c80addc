import type {NetworkId} from '../../data/networks';

/** A sample that a browser can run, as the build derives it from its source. */
export interface Program {
  /** Path below `examples/` without ending, for example `viem/multicall`. */
  readonly id: string;
  /** Networks that it calls, or that a reader may choose between. */
  readonly networks: readonly NetworkId[];
  /** Who decides which of them: the sample itself, its first argument, or the variable STABILITY_NETWORK. */
  readonly networkBy: 'sample' | 'argument' | 'environment';
  /** Reads STABILITY_API_KEY. */
  readonly needsKey: boolean;
  /** Reads PRIVATE_KEY. */
  readonly needsAccount: boolean;
  /** Reads `process.argv`. */
  readonly takesArguments: boolean;
}

/** A program with its files, as paths of this site. */
export interface Runnable extends Program {
  readonly url: string;
  readonly workerUrl: string;
  /** The sample as a project to download. */
  readonly projectUrl: string;
}
