/** Makes the Tab key go on from an element, as the framework does after a navigation: without a ring that stays. */
export function continueFrom(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}
