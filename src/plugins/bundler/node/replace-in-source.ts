/**
 * A loader that changes the source of a package. A text that is no longer there stops the build, so that no upgrade drops a
 * change unseen.
 * @param changes texts to search for, and what replaces them
 */
export function replaceInSource(changes: readonly (readonly [search: string | RegExp, replace: string])[]) {
  return {
    loader: require.resolve('string-replace-loader'),
    options: {multiple: changes.map(([search, replace]) => ({search, replace, strict: true}))},
  };
}
