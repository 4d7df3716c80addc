/*
 * Replaces texts in a module: {pairs: [[text, replacement], ...]}, or its whole content: {content}. A text that is not
 * there stops the build, so that an upgrade of the package cannot drop a fix unseen.
 */
module.exports = function replaceLoader(source) {
  const {content, pairs = []} = this.getOptions();
  if (content !== undefined) return content;
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`redoc: ${this.resourcePath} no longer holds ${from}`);
    return text.split(from).join(to);
  }, source);
};
