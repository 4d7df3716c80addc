declare module '@theme/Redoc' {
  import type {ReactNode} from 'react';
  import type {OpenAPISpec} from 'redoc/typings/types';

  export interface Props {
    readonly spec: OpenAPISpec;
    readonly url?: string;
  }
  export default function Redoc(props: Props): ReactNode;
}

declare module '@theme-original/Redoc' {
  export {default} from '@theme/Redoc';
}

/** StaticRedoc.tsx in the static build, DeferredRedoc.tsx in browsers. */
declare module '@redoc-impl' {
  export {default} from '@theme/Redoc';
}

/** src/plugins/api-page/node/style-file.ts, in the static build only. */
declare module '@redoc-style-file' {
  export function writeStyleFile(name: string, css: string): string;
}
