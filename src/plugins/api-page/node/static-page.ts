import {DomUtils, parseDocument} from 'htmlparser2';
import {highlight} from '../../samples';

type Element = ReturnType<typeof DomUtils.findAll>[number];

const {appendChild, getOuterHTML, removeElement, replaceElement, textContent} = DomUtils;

/** Attributes and classes that stay: not those for scripts, nor those for the styles of Redoc, which the page does without. */
const ATTRIBUTES = ['class', 'href', 'id', 'rel', 'target', 'translate'];
const CLASSES = ['http-verb', 'property-name'];

/** Elements by the one of Redoc that they replace. Its tables are lists of fields: the name of each, with its type and meaning. */
const NAMES: Readonly<Record<string, string>> = {
  table: 'div',
  tbody: 'dl',
  button: 'div',
  h3: 'h4',
  h5: 'h4',
};

function within(parent: Element, test: (element: Element) => boolean = () => true): Element[] {
  return DomUtils.findAll(test, parent.children);
}

function parse(html: string): Element {
  return parseDocument(html).children[0] as Element;
}

function childrenOf(element: Element): Element[] {
  return element.children.filter((child) => DomUtils.isTag(child));
}

const named = (name: string) => (element: Element) => element.name === name;
const hasClass = (name: string) => (element: Element) =>
  element.attribs.class?.split(' ').includes(name) ?? false;

/** Changes names and attributes of an element, and removes what only serves a click. */
function settle(element: Element): void {
  const {name, attribs} = element;
  if (name === 'select' || attribs['aria-selected'] === 'false')
    throw new Error('api-page: an operation has several samples, of which a page without scripts shows one.');
  // Arrows of what opens and closes, and the title, which the page has above the menu.
  if (name === 'svg' || name === 'h1') removeElement(element);
  // A heading has no blocks in it.
  const inHeading = (element.parent as Element | null)?.name === 'h4';
  element.name = inHeading ? 'span' : (NAMES[name] ?? name);
  // Browsers that translate the page leave code as it is.
  if (name === 'code' || hasClass('property-name')(element)) attribs.translate = 'no';
  attribs.class = CLASSES.filter((known) => hasClass(known)(element)).join(' ');
  element.attribs = Object.fromEntries(
    Object.entries(attribs).filter(([key, value]) => ATTRIBUTES.includes(key) && value !== ''),
  );
}

/** Replaces a sample and the labels above it with a code block. Its classes are those of `CLASSES` in client/ApiReference.tsx. */
function settleSample(viewer: Element): void {
  let block = viewer;
  while (childrenOf(block)[0]?.name !== 'h4') block = block.parent as Element;
  // Of a response the status; a request has the word "Payload" there.
  const [status = ''] = /\d+/.exec(textContent(within(block, named('li')).slice(0, 1))) ?? [];
  const code = highlight(JSON.stringify(JSON.parse(textContent(viewer)), null, 2), 'json');
  const withHashes = code.replaceAll('t-string">"0x', 't-string api-hash">"0x');
  const html =
    `<figure><figcaption class="code-bar"><span>${textContent(childrenOf(block)[0])} ${status}</span>` +
    '<button type="button" class="code-copy needs-scripts" data-copy="" aria-label="Copy sample"><span>Copy</span></button>' +
    `</figcaption><pre class="code-pre" translate="no"><code>${withHashes}</code></pre></figure>`;
  replaceElement(block, parse(html));
}

/** Makes a name and its meaning of the cells of a row. Fields of a field, which have a row of their own, follow its meaning. */
function settleRow(row: Element): void {
  const [name, meaning] = childrenOf(row);
  row.name = 'div';
  if (name && meaning) {
    name.name = 'dt';
    meaning.name = 'dd';
  } else {
    const [, above] = childrenOf(row.prev as Element);
    for (const list of within(row, named('dl')).slice(0, 1)) appendChild(above, list);
    removeElement(row);
  }
}

/** Puts the link of a heading behind its text, as on the other pages. */
function settleHeading(heading: Element): void {
  const label = `Direct link to ${textContent(heading).trim()}`;
  for (const link of within(heading, named('a'))) {
    link.attribs = {...link.attribs, class: 'hash-link', 'aria-label': label};
    appendChild(heading, link);
  }
}

/**
 * Gives an operation a heading below that of its tag, and its parts an order that suits narrow windows: what it does, then the
 * panel of its address and samples, then its fields. Addresses break after "/" and ".".
 */
function settleOperation(section: Element): void {
  const [operation] = childrenOf(section) as [Element];
  const [fields, panel] = childrenOf(operation) as [Element, Element];
  const [heading, description] = childrenOf(fields) as [Element, Element];
  const [endpoint] = childrenOf(panel) as [Element];
  heading.name = 'h3';
  for (const element of [heading, description, panel, fields]) appendChild(operation, element);
  operation.attribs = {class: 'api-operation'};
  panel.attribs = {class: 'code-frame api-panel'};
  endpoint.attribs = {class: 'api-endpoint'};
  for (const {parent} of within(endpoint, named('p'))) {
    const address = (parent as Element).next as Element;
    replaceElement(address, parse(`<div>${textContent(address).replace(/[/.]/g, '$&<wbr>')}</div>`));
  }
  for (const status of within(fields, named('strong')))
    (status.parent as Element).attribs = {class: 'api-status'};
}

/**
 * Turns Redoc's page into one that needs neither scripts nor its styles: all of it is shown, and nothing looks as if one could
 * click it.
 * @param archive id of the section from which on the page is folded
 * @throws Error when an operation has several samples, or when no section has the id
 */
export function staticPage(html: string, archive: string): string {
  const content = DomUtils.findOne(hasClass('api-content'), parseDocument(html).children) as Element;
  const viewers = within(content, hasClass('redoc-json'));
  within(content).forEach(settle);
  viewers.forEach(settleSample);
  within(content, named('tr')).forEach(settleRow);
  const sections = childrenOf(content).filter(({attribs}) => attribs.id);
  sections.filter(({attribs}) => attribs.id?.includes('/operation/')).forEach(settleOperation);
  const start = sections.findIndex(({attribs}) => attribs.id === archive);
  const [first] = sections.slice(start, start + 1);
  if (!first) throw new Error(`api-page: no section has the id "${archive}".`);
  const [title] = within(first, named('h2'));
  removeElement(title);
  delete first.attribs.id;
  within(content, ({name}) => name === 'h2' || name === 'h3').forEach(settleHeading);
  return (
    `<div class="api-content container">${getOuterHTML(sections.slice(0, start))}` +
    `<details id="${archive}"><summary><h2>${textContent(title)}</h2></summary>${getOuterHTML(sections.slice(start))}</details></div>`
  );
}
