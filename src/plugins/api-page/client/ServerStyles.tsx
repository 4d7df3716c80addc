/* Replaces the theme's module of the same name, which writes two palettes as inline styles. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {writeStyleFile} from '@redoc-style-file';
import type {Props} from '@theme/Redoc';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {AppStore, Redoc, type RedocRawOptions} from 'redoc';
import {ServerStyleSheet} from 'styled-components';

interface StylesProps {
  readonly specProps: Props;
  readonly lightThemeOptions: RedocRawOptions;
}

/** Markers between rules that styled-components needs to rehydrate a stylesheet, which it does not do here. */
const REHYDRATION_MARKERS = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

function redocCss(spec: Props['spec'], url: string | undefined, options: RedocRawOptions): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Redoc store={new AppStore(spec, url, options)} />));
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return css.replace(REHYDRATION_MARKERS, '').replace(/\n+/g, '\n').trim();
}

/** Link to the stylesheet with all rules for Redoc's server-rendered markup. */
export function ServerStyles({specProps, lightThemeOptions}: StylesProps): ReactNode {
  const css = redocCss(specProps.spec, specProps.url, lightThemeOptions);
  return <link rel="stylesheet" href={useBaseUrl(writeStyleFile('redoc', css))} />;
}
