/* jsdom has no layout, in which no line of code is cut off, and nothing scrolls. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
if (typeof Element !== 'undefined') Object.assign(Element.prototype, {scrollIntoView: () => undefined});
