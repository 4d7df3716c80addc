// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {actOn, needsReact, type Repeat} from './actions';

const repeats: Repeat[] = [];

/** Clicks an element before the scripts; then carries out what is to be repeated for React. */
function click(element: Element): void {
  void actOn(element, (repeat) => repeats.push(repeat));
  repeats.splice(0).forEach((repeat) => repeat());
}

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-theme-choice');
  localStorage.clear();
  Reflect.deleteProperty(window, 'docusaurusRoot');
});

test('a click on an item of the API menu is repeated', () => {
  document.body.innerHTML = '<ul><li role="menuitem"><label><span>Paid transactions</span></label></ul>';
  const [item, text] = [document.querySelector('li'), document.querySelector('span')];
  const clicked = vi.fn();
  item?.addEventListener('click', clicked);
  if (text) click(text);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(text && needsReact(text)).toBe(true);
});

test('the color switch acts at once, and during hydration later, when React knows the mode', () => {
  document.body.innerHTML = '<div class="colorModeToggle_x"><button>Mode</button></div>';
  const button = document.querySelector('button') ?? document.body;
  const {dataset} = document.documentElement;
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  dataset.theme = 'dark';
  click(button);
  expect(dataset.theme).toBe('light');
  expect(clicked).not.toHaveBeenCalled();
  Object.assign(window, {docusaurusRoot: {}});
  click(button);
  expect(dataset.theme).toBe('light');
  expect(clicked).toHaveBeenCalledTimes(1);
});
