declare module '@theme/Redoc' {
  import type {ReactNode} from 'react';
  import type {OpenAPISpec} from 'redoc/typings/types';

  export interface Props {
    readonly spec: OpenAPISpec;
    readonly url?: string;
    readonly isSpecFile?: boolean;
    readonly themeId?: string;
    readonly normalizeUrl?: boolean;
  }
  export default function Redoc(props: Props): ReactNode;
}

declare module '@theme-original/Redoc' {
  export {default} from '@theme/Redoc';
}

/** StaticRedoc.tsx while the site is built, DeferredRedoc.tsx in browsers. */
declare module '@redoc-impl' {
  export {default} from '@theme/Redoc';
}

/** src/api-page/build/style-file.ts, while the site is built. */
declare module '@redoc-style-file' {
  export function writeStyleFile(name: string, css: string): string;
}
