/* What a reader did on the static page and has to find again on the live one. */

/** Elements that react to a click or a key. */
const CONTROLS = 'a[href],button,input,label,[role="button"],[role="menuitem"],[role="tab"]';

/** State of the static page at the moment it gives way. */
export interface Handover {
  /** Controls by place among all controls of the page; -1 for none. */
  readonly clicked: number;
  readonly focused: number;
  /** What stood in the focused field. */
  readonly typed: string;
  readonly scrollY: number;
}

function controls(root: Element): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(CONTROLS));
}

/**
 * Place of the control that an event goes to, among all controls of the page.
 * @returns -1 outside of any control, and for links, which the browser follows by itself
 */
export function clickedControl(root: Element, target: EventTarget | null): number {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control && !control.matches('a[href]') ? controls(root).indexOf(control) : -1;
}

/** Takes down what the live page needs to know. */
export function takeDown(root: Element, clicked: number): Handover {
  const active = document.activeElement;
  return {
    clicked,
    focused: active instanceof HTMLElement && root.contains(active) ? controls(root).indexOf(active) : -1,
    typed: active instanceof HTMLInputElement ? active.value : '',
    scrollY: window.scrollY,
  };
}

function type(field: HTMLInputElement, value: string): void {
  // React looks at the prototype's setter to tell a reader's input from its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Brings the live page to where the reader left the static one. */
export function resume(root: Element, {clicked, focused, typed, scrollY}: Handover): void {
  const all = controls(root);
  window.scrollTo(window.scrollX, scrollY);
  const field = all[focused];
  field?.focus({preventScroll: true});
  if (field instanceof HTMLInputElement && typed !== '') type(field, typed);
  all[clicked]?.click();
}
