/**
 * Bundler configuration that builds a page again when a file changes from which it takes code or figures. Without it the
 * persistent cache would publish the old ones.
 * @param siteDir root of the site
 * @param filesOf returns the absolute paths of these files, for the source and the path of a page
 */
export function pageDependencies(
  siteDir: string,
  filesOf: (source: string, file: string) => readonly string[],
) {
  const loader = require.resolve('./page-loader.cjs');
  return {
    module: {
      rules: [{test: /\.mdx$/, include: siteDir, enforce: 'pre' as const, loader, options: {filesOf}}],
    },
  };
}
