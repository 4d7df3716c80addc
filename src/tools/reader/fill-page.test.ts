// @vitest-environment jsdom
import {afterEach, expect, test} from 'vitest';
import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {networks} from '@site/src/data/networks';
import {textToCopy} from '@site/src/lib/copy';
import {fillPages} from './fill-page';
import {setReaderValues} from './store';

const VALUES = {
  testnet: 'testnet-key-0123456789',
  gtn: 'gtn-key-0123456789',
  address: `0x${'a1'.repeat(20)}`,
  contract: `0x${'b2'.repeat(20)}`,
};

afterEach(() => {
  setReaderValues({});
  document.body.replaceChildren();
});

const mark = (kind: keyof typeof PLACEHOLDERS): string =>
  `<span data-fill="${kind}">${PLACEHOLDERS[kind]}</span>`;

/** A code with a mark after this text, and what of it is shown and copied. */
function fill(kind: keyof typeof PLACEHOLDERS, before = '') {
  document.body.innerHTML = `<p><code>${before}${mark(kind)}</code><button data-copy=""></button></p>`;
  fillPages();
  setReaderValues(VALUES);
  return {
    shown: document.querySelector('[data-fill]')?.textContent,
    copied: textToCopy(document.querySelector('button') as HTMLElement),
  };
}

test.each([
  ['apiKey', 'te••••••••89', VALUES.testnet],
  ['address', /^0xa1a1\w+…\w+$/, VALUES.address],
  ['contract', /^0xb2b2\w+…\w+$/, VALUES.contract],
] as const)('%s is shown as long as its placeholder, and copied whole', (kind, text, value) => {
  const {shown, copied} = fill(kind);
  expect(shown).toMatch(text);
  expect(shown).toHaveLength(PLACEHOLDERS[kind].length);
  expect(copied).toBe(value);
});

test.each(['gtn', 'testnet'] as const)('the key in a URL of %s is that of this network', (id) => {
  const url = networks[id].zktUrl.value.replace(PLACEHOLDERS.apiKey, '');
  expect(fill('apiKey', url).copied).toBe(url + VALUES[id]);
  const other = id === 'gtn' ? 'testnet' : 'gtn';
  setReaderValues({[other]: VALUES[other]});
  expect(document.querySelector('[data-fill]')?.textContent).toBe(PLACEHOLDERS.apiKey);
});

test('a placeholder in any other text is a stranger’s, and is copied as it is', () => {
  fill('apiKey');
  document.body.innerHTML = `<p><code>YOUR_API_KEY</code><button data-copy=""></button></p>`;
  expect(textToCopy(document.querySelector('button') as HTMLElement)).toBe('YOUR_API_KEY');
});
