import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {matchingFiles} from '../files';

/** Firefox understands it since version 128 and Safari since 17.4; older ones are supported (browserslist in package.json). */
test('content with a text for screen readers has a line before it for browsers that do not know the syntax', () => {
  const lines = matchingFiles('src', /\.css$/).flatMap((file) => {
    const found: {readonly file: string; readonly before: string; readonly shown: string}[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkDecls('content', (line) => {
      const [shown = '', spoken] = line.value.split(' / ');
      if (spoken !== undefined) found.push({file, before: String(line.prev()), shown: `content: ${shown}`});
    });
    return found;
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({before, shown}) => before !== shown)).toEqual([]);
});
