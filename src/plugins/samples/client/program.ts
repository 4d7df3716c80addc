/** A sample that browsers can run: what its panel asks for, and its files as paths of this site. */
export interface Runnable {
  /** Path relative to the folder of the samples, without extension, for example `viem/multicall`. */
  readonly id: string;
  /** Networks that it calls, or that the reader can choose from. */
  readonly networks: readonly string[];
  /** What selects the network: the sample itself, or its first argument. */
  readonly networkBy: 'sample' | 'argument';
  /** Whether it reads an API key, which only writes need. */
  readonly needsKey: boolean;
  /** Whether it reads a private key. */
  readonly needsAccount: boolean;
  /** Kinds of its arguments after the network. */
  readonly args: readonly string[];
  readonly url: string;
  readonly workerUrl: string;
}
