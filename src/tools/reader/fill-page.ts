import {FILL_ATTRIBUTE} from '@site/src/plugins/samples/client/placeholders';
import {filterCopies} from '@site/src/plugins/samples/client/copy';
import {fillText, shown} from './fill-text';
import {getReaderValues, subscribeReaderValues} from './store';
import type {ReaderValue, ReaderValues} from './values';

const MARKS = `[${FILL_ATTRIBUTE}]`;

function fillMark(mark: Element, values: ReaderValues): void {
  const text = shown(mark.getAttribute(FILL_ATTRIBUTE) as ReaderValue, values);
  if (mark.textContent !== text) mark.textContent = text;
}

/** Shows the reader's values in all marks inside `root`, or the placeholders where there is no value. */
function fillMarks(root: Element, values: ReaderValues): void {
  if (root.matches(MARKS)) fillMark(root, values);
  root.querySelectorAll(MARKS).forEach((mark) => fillMark(mark, values));
}

function onAdded(changes: readonly MutationRecord[]): void {
  for (const {addedNodes} of changes)
    addedNodes.forEach((node) => {
      if (node instanceof Element) fillMarks(node, getReaderValues());
    });
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
  const {body} = document;
  const fill = (): void => fillMarks(body, getReaderValues());
  filterCopies((text) => fillText(text, getReaderValues()));
  document.addEventListener('copy', onCopy);
  new MutationObserver(onAdded).observe(body, {childList: true, subtree: true});
  subscribeReaderValues(fill);
  fill();
}
