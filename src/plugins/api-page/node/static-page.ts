import {DomUtils, parseDocument} from 'htmlparser2';
import {highlight} from '../../samples';

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Attributes that stay. Not those for scripts, not styles, which the policy refuses, and not `html`, which repeats the content. */
const KEPT_ATTRIBUTES = ['class', 'id', 'href', 'aria-label', 'rel', 'target', 'colspan'];

function replace(element: Element, html: string): void {
  const [replacement] = parseDocument(html).children;
  DomUtils.replaceElement(element, replacement);
}

/** A sample in the colors of the site's code, with its copy button (src/plugins/samples/client/CopyButton.tsx). */
function sample(viewer: Element): string {
  const json = JSON.stringify(JSON.parse(DomUtils.textContent(viewer)), null, 2);
  return (
    '<figure class="api-sample"><button type="button" class="needs-scripts text-button" data-copy="" aria-label="Copy sample">' +
    `<span>Copy</span></button><pre translate="no"><code>${highlight(json, 'json')}</code></pre></figure>`
  );
}

/** Makes an element of Redoc's page work without scripts. */
function settle(element: Element): void {
  const {name, attribs} = element;
  if (name === 'select' || attribs['aria-selected'] === 'false')
    throw new Error('api-page: an operation has several samples, of which a page without scripts shows one.');
  // Arrows of what opens and closes, and the title, which the page has above the menu.
  if (name === 'svg' || name === 'h1') DomUtils.removeElement(element);
  // They follow an h2.
  if (name === 'h5') element.name = 'h3';
  if (name === 'button') {
    element.name = attribs.class ? 'div' : 'span';
    delete attribs['aria-label'];
  }
  // Host and address of an operation, which Redoc shows on a click.
  if (attribs['aria-hidden']) attribs.class = 'api-servers';
  element.attribs = Object.fromEntries(
    Object.entries(attribs).filter(([key]) => KEPT_ATTRIBUTES.includes(key)),
  );
}

/**
 * Turns Redoc's page into one that needs no scripts: all of it is shown, and nothing looks as if one could click it.
 * @param menu what takes the place of its menu, as HTML
 * @throws Error when an operation has several samples
 */
export function staticPage(html: string, menu: string): string {
  const page = parseDocument(html);
  const byClass = (name: string) =>
    DomUtils.findAll(({attribs}) => (attribs.class ?? '').split(' ').includes(name), page.children);
  DomUtils.findAll(() => true, page.children).forEach(settle);
  // The buttons of a sample are beside it.
  for (const viewer of byClass('redoc-json')) replace(viewer.parent?.parent as Element, sample(viewer));
  for (const element of byClass('menu-content')) {
    // The button that opens the menu on phones.
    DomUtils.removeElement(element.next as Element);
    replace(element, menu);
  }
  return DomUtils.getOuterHTML(page);
}
