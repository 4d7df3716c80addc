/*
 * A program that renders an API description with Redoc: it reads the description from its input and prints `Rendered`, both as
 * JSON. It is no part of the build's process, in which the framework loads React for development and then renders for production.
 */
import {readFileSync} from 'node:fs';
/* eslint-disable no-restricted-syntax -- React renders to text here, as it does for each page in a build. */
import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
/* eslint-enable no-restricted-syntax */
import {AppStore, type IMenuItem, type OperationModel, Redoc} from 'redoc';
import type {OpenAPISpec} from 'redoc/typings/types';
import {ServerStyleSheet} from 'styled-components';
import {redocTheme, withTokens} from './redoc-theme';

/** A page: its HTML as Redoc makes it, its stylesheet, and links to all operations as HTML. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
  readonly menu: string;
}

/** The list of all tags and operations, with the classes of the framework's sidebar. */
function menu(items: readonly IMenuItem[]): ReactElement {
  const entries = items.map((item) =>
    createElement(
      'li',
      {key: item.id, className: 'menu__list-item'},
      createElement(
        'a',
        {className: 'menu__link', href: `#${item.id}`},
        item.type === 'operation' &&
          createElement('span', {className: 'http-verb'}, (item as OperationModel).httpVerb),
        item.name,
      ),
      item.items.length > 0 && menu(item.items),
    ),
  );
  return createElement('ul', {className: 'menu__list'}, entries);
}

/** Marks between rules, which only a styled-components in the browser needs. */
const MARKS = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

function render(spec: OpenAPISpec): Rendered {
  const store = new AppStore(spec, undefined, {
    theme: redocTheme,
    disableSearch: true,
    expandResponses: 'all',
    jsonSamplesExpandLevel: 'all',
    schemasExpansionLevel: 'all',
    hideDownloadButtons: true,
    nativeScrollbars: true,
  });
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(Redoc, {store})));
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(MARKS, '');
  const nav = createElement(
    'nav',
    {className: 'menu api-menu', 'aria-label': 'Operations'},
    menu(store.menu.items),
  );
  return {html, css: withTokens(css), menu: renderToStaticMarkup(nav)};
}

process.stdout.write(JSON.stringify(render(JSON.parse(readFileSync(0, 'utf8')) as OpenAPISpec)));
