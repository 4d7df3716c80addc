/* jsdom has no layout, in which no line of code is cut off, and nothing scrolls. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
if (typeof Element !== 'undefined') Object.assign(Element.prototype, {scrollIntoView: () => undefined});
// Files share a document: what the last one left is not of this one.
if (typeof document !== 'undefined') document.body.replaceChildren();
