/*
 * A program that renders an API description with Redoc: it reads `Input` as JSON and prints a page that needs no
 * scripts, as HTML. It is no part of the build's process, in which the framework loads React for development and then renders for production.
 */
import {readFileSync} from 'node:fs';
/* eslint-disable no-restricted-syntax -- React renders to text here, as it does for each page in a build. */
import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
/* eslint-enable no-restricted-syntax */
import {AppStore, type IMenuItem, type OperationModel, Redoc} from 'redoc';
import type {OpenAPISpec} from 'redoc/typings/types';
import {staticPage} from './static-page';

/** What the program reads. */
export interface Input {
  readonly description: OpenAPISpec;
  /** Id of the section from which on the page is folded. */
  readonly archive: string;
}

/** Links to tags and their operations, with the classes of the framework's sidebar. */
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

const {description, archive} = JSON.parse(readFileSync(0, 'utf8')) as Input;
const store = new AppStore(description, undefined, {
  disableSearch: true,
  expandResponses: 'all',
  hideSchemaTitles: true,
  jsonSamplesExpandLevel: 'all',
  schemasExpansionLevel: 'all',
  labels: {requestSamples: 'Request', responseSamples: 'Response'},
});
// Paths of a description differ. Operations at one address have a fragment, which is no part of it.
for (const item of store.menu.flatItems) if ('path' in item) item.path = String(item.path).replace(/#.*/, '');
// What is folded has one link.
const {items} = store.menu;
const shown = items.slice(0, items.findIndex(({id}) => id === archive) + 1);
const nav = createElement('nav', {className: 'menu', 'aria-label': 'Operations'}, menu(shown));
const page = renderToStaticMarkup(createElement(Redoc, {store}));
process.stdout.write(renderToStaticMarkup(nav) + staticPage(page, archive));
