/* Transfers what a reader did on the static page to the live page. */

/** Selector of elements that react to a click or a key. */
const CONTROLS = 'a[href],button,input,label,[role="button"],[role="menuitem"],[role="tab"]';

/** State of the static page at the moment it is replaced. */
export interface Handover {
  /** Index of the control among all controls of the page; -1 for none. */
  readonly clicked: number;
  readonly focused: number;
  /** Text in the focused field. */
  readonly typed: string;
  readonly scrollY: number;
}

function controls(root: Element): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(CONTROLS));
}

/**
 * Index of the clicked control among all controls of the page.
 * @returns -1 outside of any control, and for links, which the browser handles itself
 */
export function clickedControl(root: Element, target: EventTarget | null): number {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control && !control.matches('a[href]') ? controls(root).indexOf(control) : -1;
}

/**
 * Records the state of the static page.
 * @param clicked index from `clickedControl`
 */
export function recordState(root: Element, clicked: number): Handover {
  const active = document.activeElement;
  return {
    clicked,
    focused: active instanceof HTMLElement && root.contains(active) ? controls(root).indexOf(active) : -1,
    typed: active instanceof HTMLInputElement ? active.value : '',
    scrollY: window.scrollY,
  };
}

function type(field: HTMLInputElement, value: string): void {
  // Not through `value`, whose changes by scripts React ignores.
  field.setRangeText(value, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Restores the recorded state on the live page. */
export function resume(root: Element, {clicked, focused, typed, scrollY}: Handover): void {
  const all = controls(root);
  window.scrollTo(window.scrollX, scrollY);
  const field = all[focused];
  field?.focus({preventScroll: true});
  if (field instanceof HTMLInputElement && typed !== '') type(field, typed);
  all[clicked]?.click();
}
