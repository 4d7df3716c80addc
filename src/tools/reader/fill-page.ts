import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {networks} from '@site/src/data/networks';
import {readCodeWith} from '@site/src/lib/copy';
import {FILL_ATTRIBUTE} from '@site/src/plugins/samples/client/placeholders';
import {getReaderValues, subscribeReaderValues} from './store';
import {maskKey} from './values';

/** The places of a page that are for the reader's values. Nothing else is filled: other text may be a stranger's. */
const MARKS = `[${FILL_ATTRIBUTE}]`;

const kindOf = (mark: Element) => mark.getAttribute(FILL_ATTRIBUTE) as keyof typeof PLACEHOLDERS;

/** The value for a mark. A key is that of the network whose URL it ends, or of Testnet, on which the samples run. */
function valueOf(mark: Element): string | undefined {
  const {gtn, testnet, ...values} = getReaderValues();
  const kind = kindOf(mark);
  if (kind !== 'apiKey') return values[kind];
  return mark.previousSibling?.textContent?.includes(networks.gtn.rpcUrl.value) ? gtn : testnet;
}

/**
 * What a mark shows. It has as many characters as the placeholder, so that nothing moves: an API key is masked, an address is
 * shortened in the middle. Copying gives the whole value.
 */
function shown(mark: Element): string {
  const kind = kindOf(mark);
  const placeholder = PLACEHOLDERS[kind];
  const value = valueOf(mark);
  if (value === undefined) return placeholder;
  if (kind === 'apiKey') return maskKey(value);
  const kept = placeholder.length - 1;
  const end = Math.floor(kept / 2) - 1;
  return `${value.slice(0, kept - end)}…${value.slice(-end)}`;
}

/** The marks within an element, and the element itself if it is one. */
const marksIn = (root: Element): readonly Element[] => [
  ...(root.matches(MARKS) ? [root] : []),
  ...Array.from(root.querySelectorAll(MARKS)),
];

/** Shows the reader's values in all marks inside `root`, or the placeholders where there is no value. */
function fillMarks(root: Element): void {
  for (const mark of marksIn(root)) {
    const text = shown(mark);
    if (mark.textContent !== text) mark.textContent = text;
  }
}

/** The text of a code, with the whole values in place of what its marks show. */
function codeWithValues(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const mark of marksIn(copy)) mark.textContent = valueOf(mark) ?? PLACEHOLDERS[kindOf(mark)];
  return copy.textContent ?? '';
}

/** Puts the values into a copied selection as well, in place of the marks that are wholly in it. */
function onCopy(event: ClipboardEvent): void {
  // Form fields copy their own content.
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const selection = getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return;
  const {anchorNode, anchorOffset, focusNode, focusOffset} = selection;
  const ends = [[anchorNode, anchorOffset] as const, [focusNode, focusOffset] as const];
  const values = new Map<Node | null, string>();
  for (const mark of marksIn(document.body)) {
    const [value, text] = [valueOf(mark), mark.firstChild];
    const length = text?.nodeValue?.length;
    const isWhole = ends.every(([node, offset]) => node !== text || offset === 0 || offset === length);
    if (value !== undefined && isWhole && selection.containsNode(mark, true)) values.set(text, value);
  }
  if (values.size === 0) return;
  // For as long as this function runs, the page has the values: only the browser knows what a selection is as text.
  const before = Array.from(values.keys(), (text) => [text, text?.nodeValue ?? ''] as const);
  const [from, to] = ends.map(([node, offset]) => offset && (values.get(node)?.length ?? offset));
  values.forEach((value, text) => text && (text.nodeValue = value));
  selection.setBaseAndExtent(anchorNode, from, focusNode, to);
  event.clipboardData?.setData('text/plain', String(selection));
  before.forEach(([text, value]) => text && (text.nodeValue = value));
  selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  event.preventDefault();
}

let started = false;

/**
 * Shows the reader's values in the marks of this page and of every later one, and puts them into copied text. A second call
 * does nothing.
 */
export function fillPages(): void {
  if (started) return;
  started = true;
  readCodeWith(codeWithValues);
  document.addEventListener('copy', onCopy);
  new MutationObserver((changes) =>
    changes.forEach(({addedNodes}) =>
      addedNodes.forEach((node) => node instanceof Element && fillMarks(node)),
    ),
  ).observe(document.body, {childList: true, subtree: true});
  subscribeReaderValues(() => fillMarks(document.body));
  fillMarks(document.body);
}
