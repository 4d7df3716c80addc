/** A sample that a browser can run, as the build derives it from its source. */
export interface Program {
  /** Path relative to the folder of the samples, without extension, for example `viem/multicall`. */
  readonly id: string;
  /** Networks that it calls, or that the reader can choose from. */
  readonly networks: readonly string[];
  /** What selects the network: the sample itself, its first argument, or an environment variable. */
  readonly networkBy: 'sample' | 'argument' | 'environment';
  /** Whether it reads an API key. */
  readonly needsKey: boolean;
  /** Whether it reads a private key. */
  readonly needsAccount: boolean;
}

/** A program with its files, as paths of this site. */
export interface Runnable extends Program {
  readonly url: string;
  readonly workerUrl: string;
}
