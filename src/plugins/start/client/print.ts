/**
 * Opens disclosures while the page is printed. In browsers with `::details-content` the style sheet alone prints their content
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
