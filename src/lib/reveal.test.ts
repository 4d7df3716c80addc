// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test} from 'vitest';
import {reveal} from './reveal';

const tabs = (name: string, second: string): string =>
  `<div><ul role="tablist"><li role="tab">${name} 1</li><li role="tab">${name} 2</li></ul>
  <div><div role="tabpanel">a</div><div role="tabpanel" hidden>${second}</div></div></div>`;

const done: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `<h2 id="shown">Shown</h2><h2 id="café">Café</h2>
    ${tabs('outer', tabs('inner', '<h3 id="in-tab">In a tab</h3>'))}
    <details><summary><h3 id="question">Why?</h3></summary><p id="answer">Because.</p></details>
    <table hidden><tr id="row"><td>Filtered</td></tr></table>`;
  done.length = 0;
  document
    .querySelector('table')
    ?.addEventListener('reveal', ({target}) => done.push(`event on ${(target as Element).id}`));
  document.querySelectorAll<HTMLElement>('[role="tab"]').forEach((tab) => {
    tab.onclick = () => done.push(tab.textContent);
  });
  Element.prototype.scrollIntoView = function () {
    done.push(`scrolled to ${this.id}`);
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test.each([
  ['#in-tab', ['inner 2', 'outer 2', 'scrolled to in-tab'], false],
  ['#question', ['scrolled to question'], true],
  ['#answer', ['scrolled to answer'], true],
  ['#row', ['event on row', 'scrolled to row'], false],
  ['#shown&method=eth_call', ['scrolled to shown'], false],
  ['#caf%C3%A9&size=1', ['scrolled to café'], false],
  ['#shown', [], false],
  ['#nothing', [], false],
  ['#50%', [], false],
  ['', [], false],
])('a link to "%s" does %j, and opens the disclosure: %s', async (hash, expected, open) => {
  reveal(hash);
  await new Promise(requestAnimationFrame);
  expect(done).toEqual(expected);
  expect(document.querySelector('details')?.open).toBe(open);
});
