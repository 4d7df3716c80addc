import {expect, test} from 'vitest';
import {codeBlock, llmsIndex} from './llms';

test('brackets and backslashes in a title do not end the text of its link', () => {
  const page = {
    title: 'eth_call [beta] \\',
    description: 'Calls [x].',
    file: 'a.md',
    url: 'https://docs.test/a.md',
  };
  expect(llmsIndex({title: 'Docs', summary: 'All.'}, [{title: 'Start', pages: [page]}])).toBe(
    '# Docs\n\n> All.\n\n## Start\n\n- [eth_call \\[beta\\] \\\\](https://docs.test/a.md): Calls [x].\n',
  );
});

test.each([
  ['a: 1\n', '```'],
  ['a: `b`\n', '```'],
  ['a: |\n  ```ts\n  ```\nb: ````\n', '`````'],
])('the fence of %j is %s, which the text does not hold', (text, fence) => {
  expect(codeBlock(text, 'yaml')).toBe(`${fence}yaml\n${text}${fence}\n`);
});
