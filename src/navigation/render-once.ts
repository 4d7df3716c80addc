/*
 * Less to render. A page whose code was loaded before, as when the pointer rests on a link, is rendered as soon as the link is
 * clicked; without this Docusaurus renders the previous page once more, while it waits for a promise that is already fulfilled. And
 * tabs keep their elements, with the focus, when React starts; Docusaurus makes them anew.
 */
import type {Plugin} from '@docusaurus/types';
import {replaceInSource} from '../build/replace-in-source';
import patches from './patches.json';

/**
 * What is searched for and what replaces it, by module of `@docusaurus`. JSON, because the tests' Vite plugin applies
 * it too.
 */
const PATCHES = patches as unknown as Readonly<
  Record<string, readonly (readonly [search: string, replace: string])[]>
>;

/**
 * Creates the Docusaurus plugin; see the top of the file.
 * @throws Error in the build when these modules of Docusaurus have changed
 */
export function renderOnce(): Plugin {
  const rules = Object.entries(PATCHES).map(([file, texts]) => ({
    include: require.resolve(`@docusaurus/${file}`),
    use: [replaceInSource(texts)],
  }));
  return {name: 'render-once', configureWebpack: () => ({module: {rules}})};
}
