/* Loader that runs before the MDX loader: registers other files as dependencies of the page. It does not change the text. */
module.exports = function pageDependencies(source) {
  for (const file of this.getOptions().filesOf(source, this.resourcePath)) this.addDependency(file);
  return source;
};
