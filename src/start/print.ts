/**
 * Opens what is folded while the page is printed. Browsers that know `::details-content` print it by the style sheet alone
 * (src/css/print.css).
 */
export function printFolded(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = Array.from(document.querySelectorAll<HTMLDetailsElement>('details:not([open])'));
    opened.forEach((details) => (details.open = true));
  });
  addEventListener('afterprint', () => opened.forEach((details) => (details.open = false)));
}
