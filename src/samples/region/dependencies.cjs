/*
 * Loader in front of the MDX loader: registers the files behind `file=` fences, and the folder that tokens come
 * from, as dependencies of the page. It changes nothing in the text.
 */
const {readdirSync} = require('node:fs');
const path = require('node:path');

module.exports = function dependencies(source) {
  const {siteDir, tokensDir} = this.getOptions();
  for (const match of source.matchAll(/(?:```|~~~).*?\sfile=([^\s#]+)/g)) {
    this.addDependency(path.resolve(siteDir, match[1]));
  }
  if (source.includes('{{') || source.includes('file=')) {
    this.addContextDependency(tokensDir);
    for (const name of readdirSync(tokensDir)) this.addDependency(path.join(tokensDir, name));
  }
  return source;
};
