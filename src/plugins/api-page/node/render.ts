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
import {staticPage} from './static-page';

/** A page that needs no scripts, as HTML, and its stylesheet. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
}

/** Marks between rules, which only styled-components in a browser needs. */
const MARKS = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|<\/?style[^>]*>/g;

/** Links to all tags and operations, with the classes of the framework's sidebar. */
function menu(items: readonly IMenuItem[]): ReactElement {
  const entries = items.map(({id, name, type, items: below, ...item}) => {
    const verb = type === 'operation' && (item as OperationModel).httpVerb;
    const link = createElement(
      'a',
      {className: 'menu__link', href: `#${id}`},
      verb && createElement('span', {className: 'http-verb'}, verb),
      name,
    );
    return createElement(
      'li',
      {key: id, className: 'menu__list-item'},
      link,
      below.length > 0 && menu(below),
    );
  });
  return createElement('ul', {className: 'menu__list'}, entries);
}

const store = new AppStore(JSON.parse(readFileSync(0, 'utf8')) as OpenAPISpec, undefined, {
  theme: redocTheme,
  disableSearch: true,
  expandResponses: 'all',
  jsonSamplesExpandLevel: 'all',
  schemasExpansionLevel: 'all',
  hideDownloadButtons: true,
  nativeScrollbars: true,
});
// Paths of a description differ. Operations at one address have a fragment, which is no part of it.
for (const item of store.menu.flatItems) if ('path' in item) item.path = String(item.path).replace(/#.*/, '');
const sheet = new ServerStyleSheet();
const page = renderToStaticMarkup(sheet.collectStyles(createElement(Redoc, {store})));
const css = sheet.getStyleTags().replace(MARKS, '');
const nav = createElement(
  'nav',
  {className: 'menu api-menu', 'aria-label': 'Operations'},
  menu(store.menu.items),
);
const rendered: Rendered = {html: staticPage(page, renderToStaticMarkup(nav)), css: withTokens(css)};
process.stdout.write(JSON.stringify(rendered));
