import {expect, test} from 'vitest';
import {readBuilt} from './built-pages';

test.each([
  ['scripts', ['react', 'clsx', '@docsearch/react']],
  ['the worker that searches', ['minisearch', 'stemmer']],
  ['samples that run in browsers', ['ethers', 'viem']],
  ['styles', ['infima', '@docsearch/css']],
  ['fonts', ['Archivo', 'Nunito Sans']],
])('the list of licenses has what others have made for %s', (_, names) => {
  const listed = Array.from(
    readBuilt('licenses.txt').matchAll(/^([^(\n]+?)(?: \d\S*)? \([\w.-]+\)\n-{4,}$/gm),
    ([, name]) => name,
  );
  expect(listed).toEqual(expect.arrayContaining(names));
});
