// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {opensSearch} from './search-key';

test.each([
  ['DocSearch-Input', true],
  ['', false],
])('a / that is held down counts in the field "%s": %s, also if its press was not passed', (name, counts) => {
  document.body.innerHTML = `<input class="${name}">`;
  const results: boolean[] = [];
  const note = (event: KeyboardEvent): unknown => results.push(opensSearch(event));
  addEventListener('keydown', note);
  for (const repeat of [true, false])
    document
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', {key: '/', repeat, bubbles: true}));
  removeEventListener('keydown', note);
  expect(results).toEqual([counts, false]);
});
