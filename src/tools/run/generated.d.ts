declare module '@generated/samples/default/samples.json' {
  import type {Runnable} from '@site/src/plugins/samples/client/program';

  const samples: readonly Runnable[];
  export default samples;
}
