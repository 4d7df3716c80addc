import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {firstScript, startTemplate} from './start-on-intent';

const BUDGET_BYTES = 3 * 1024;

test('the first script stays within 3 KB (brotli)', () => {
  const size = brotliCompressSync(firstScript().text).length;
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThanOrEqual(BUDGET_BYTES);
});

test('the file name of the first script depends on its content', () => {
  const {file, text} = firstScript();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  expect(file).toBe(`assets/js/start.${hash}.js`);
});

test('a page names its other scripts in an attribute, and does not load them itself', () => {
  const template = startTemplate({file: 'assets/js/start.js', text: ''});
  expect(template.match(/<script/g)).toHaveLength(1);
  expect(template).toContain('data-scripts=');
  expect(template).toContain('it.scripts');
});
