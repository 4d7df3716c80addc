/*
 * Loader that runs before the MDX loader: registers the files of `file=` fences, and the folder of the modules that define tokens,
 * as dependencies of the page. It does not change the text.
 */
const {readdirSync} = require('node:fs');
const path = require('node:path');

module.exports = function dependencies(source) {
  const {siteDir, tokensDir} = this.getOptions();
  for (const match of source.matchAll(/(?:```|~~~).*?\sfile=([^\s#]+)/g)) {
    this.addDependency(path.resolve(siteDir, match[1]));
  }
  this.addContextDependency(tokensDir);
  for (const name of readdirSync(tokensDir)) this.addDependency(path.join(tokensDir, name));
  return source;
};
