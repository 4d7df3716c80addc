// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test} from 'vitest';
import {reveal} from './reveal';
import {onRouteDidUpdate} from '../plugins/start/client/reveal-later';

const tabs = (name: string, second: string): string =>
  `<div><ul role="tablist"><li role="tab">${name} 1</li><li role="tab">${name} 2</li></ul>
  <div><div role="tabpanel">a</div><div role="tabpanel" hidden>${second}</div></div></div>`;

const clicked: string[] = [];
const scrolledTo: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `<h2 id="shown">Shown</h2>
    ${tabs('outer', `${tabs('inner', '<h3 id="in-tab">In a tab</h3>')}`)}
    <details><summary><h3 id="question">Why?</h3></summary><p id="answer">Because.</p></details>
    <a href="#question">To the question</a><a href="#shown">To another</a>`;
  clicked.length = 0;
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  document.querySelectorAll<HTMLElement>('[role="tab"]').forEach((tab) => {
    tab.onclick = () => clicked.push(tab.textContent);
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  location.hash = '';
});

const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

test.each([
  ['#in-tab', ['inner 2', 'outer 2'], false, ['in-tab']],
  ['#question', [], true, ['question']],
  ['#answer', [], true, ['answer']],
  ['#shown', [], false, []],
  ['#nothing', [], false, []],
  ['', [], false, []],
])(
  'a link to "%s" selects the tabs %j, opens the disclosure: %s, scrolls to %j',
  async (hash, names, open, to) => {
    reveal(hash);
    await nextFrame();
    expect(clicked).toEqual(names);
    expect(document.querySelector('details')?.open).toBe(open);
    expect(scrolledTo).toEqual(to);
  },
);

test('with React: when the reader follows a link, also again after closing; on arrival the first script has done it', async () => {
  const fold = document.querySelector('details') as HTMLDetailsElement;
  const follow = (hash: string): void =>
    document.querySelector<HTMLAnchorElement>(`a[href="${hash}"]`)?.click();
  location.hash = '#question';
  type Update = Parameters<typeof onRouteDidUpdate>[0];
  const update = (previousLocation: unknown): unknown =>
    onRouteDidUpdate({location, previousLocation} as unknown as Update);
  fold.open = false;
  update(null);
  expect(fold.open, 'on arrival, without a first script').toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<script data-scripts></script>');
  fold.open = false;
  update(null);
  expect(fold.open).toBe(false);
  update(location);
  expect(fold.open).toBe(true);
  fold.open = false;
  follow('#question');
  expect(fold.open).toBe(true);
  fold.open = false;
  follow('#shown');
  expect(fold.open).toBe(false);
  await nextFrame();
});
