/* Parsed pages and their elements. Pure: reads no files. */
import {DomUtils, parseDocument} from 'htmlparser2';

/** A built page. */
export type Page = ReturnType<typeof parseDocument>;
/** An element of a page. */
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Parses HTML as a browser would, because the minifier omits optional tags. */
export function parsePage(html: string): Page {
  return parseDocument(html, {lowerCaseTags: true});
}

/** The elements with these names, in the order of the page. */
export function all(root: Page | Element, ...names: readonly string[]): readonly Element[] {
  return DomUtils.findAll((element) => names.includes(element.name), root.children);
}

/** The first element that passes a test. */
export function one(root: Page | Element, test: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(test, root.children) ?? undefined;
}
