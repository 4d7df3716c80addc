import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {filterCopies} from '@site/src/lib/copy';
import {FILL_ATTRIBUTE, splitPlaceholders} from '@site/src/plugins/samples/client/placeholders';
import {getReaderValues, subscribeReaderValues} from './store';
import {maskKey, READER_VALUES, type ReaderValue, type ReaderValues} from './values';

const MARKS = `[${FILL_ATTRIBUTE}]`;

/**
 * What a page shows instead of a placeholder. It has as many characters as the placeholder, so that nothing moves: an API key
 * is masked, an address is shortened in the middle. Copying gives the whole value.
 */
export function shown(kind: ReaderValue, values: ReaderValues): string {
  const placeholder = PLACEHOLDERS[kind];
  const value = values[kind];
  if (value === undefined) return placeholder;
  if (kind === 'apiKey') return maskKey(value);
  const kept = placeholder.length - 1;
  const end = Math.floor(kept / 2) - 1;
  return `${value.slice(0, kept - end)}…${value.slice(-end)}`;
}

/**
 * Replaces placeholders, and what the page shows instead of them, with the reader's values.
 * @param text copied from a page
 */
export function fillText(text: string, values: ReaderValues): string {
  const filled = splitPlaceholders(text, PLACEHOLDERS)
    .map((part) => values[part.kind as ReaderValue] ?? part.text)
    .join('');
  return READER_VALUES.reduce(
    (result, kind) => (values[kind] ? result.replaceAll(shown(kind, values), values[kind]) : result),
    filled,
  );
}

function fillMark(mark: Element): void {
  const text = shown(mark.getAttribute(FILL_ATTRIBUTE) as ReaderValue, getReaderValues());
  if (mark.textContent !== text) mark.textContent = text;
}

/** Shows the reader's values in all marks inside `root`, or the placeholders where there is no value. */
function fillMarks(root: Element): void {
  if (root.matches(MARKS)) fillMark(root);
  root.querySelectorAll(MARKS).forEach(fillMark);
}

/** Puts the values into copied selections as well. Form fields copy their own content. */
function onCopy(event: ClipboardEvent): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const text = String(getSelection());
  const filled = fillText(text, getReaderValues());
  if (filled === text) return;
  event.clipboardData?.setData('text/plain', filled);
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
  filterCopies((text) => fillText(text, getReaderValues()));
  document.addEventListener('copy', onCopy);
  new MutationObserver((changes) =>
    changes.forEach(({addedNodes}) =>
      addedNodes.forEach((node) => node instanceof Element && fillMarks(node)),
    ),
  ).observe(document.body, {childList: true, subtree: true});
  subscribeReaderValues(() => fillMarks(document.body));
  fillMarks(document.body);
}
