declare module '@generated/run-samples/default/samples.json' {
  import type {Runnable} from '@site/src/tools/run/program';

  const samples: readonly Runnable[];
  export default samples;
}
