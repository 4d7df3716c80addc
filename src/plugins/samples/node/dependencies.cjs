/*
 * Loader that runs before the MDX loader: registers the files of `file=` fences, and the folder of the modules with figures,
 * as dependencies of the page. It does not change the text.
 */
const {readdirSync} = require('node:fs');
const path = require('node:path');

module.exports = function dependencies(source) {
  const {siteDir, figuresDir} = this.getOptions();
  for (const match of source.matchAll(/(?:```|~~~).*?\sfile=([^\s#]+)/g)) {
    this.addDependency(path.resolve(siteDir, match[1]));
  }
  this.addContextDependency(figuresDir);
  for (const name of readdirSync(figuresDir)) this.addDependency(path.join(figuresDir, name));
  return source;
};
