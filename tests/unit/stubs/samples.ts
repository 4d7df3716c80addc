/** Stands for the list of samples that browsers can run, which the build writes. */
export default [
  {
    id: 'viem/pay',
    networks: ['testnet', 'gtn'],
    networkBy: 'argument',
    needsKey: true,
    needsAccount: true,
    args: ['token'],
    url: '/a.js',
    workerUrl: '/worker.js',
  },
];
