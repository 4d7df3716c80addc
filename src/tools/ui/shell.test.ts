import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {curlCommand, shellQuote} from './shell';

test.each(["it's", '$(touch x)', '`id`', '"', '\\', 'a\nb', "';rm -rf /;'"])(
  'a shell reads %j unchanged',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellQuote(text)}`], {encoding: 'utf8'})).toBe(text);
  },
);

test('the curl command posts the body as JSON', () => {
  expect(curlCommand('https://x.invalid/a', {arguments: "it's"})).toBe(
    `curl -X POST 'https://x.invalid/a' -H 'Content-Type: application/json' -d '{"arguments":"it'\\''s"}'`,
  );
});
