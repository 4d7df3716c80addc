import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {MarkedText} from './MarkedText';

test.each([
  ['https://x/YOUR_API_KEY', 'https://x/<span data-fill="apiKey">YOUR_API_KEY</span>'],
  ['YOUR_API_KEY', 'YOUR_API_KEY'],
  ['MY_YOUR_API_KEY x', 'MY_YOUR_API_KEY x'],
])('%s is marked where a whole placeholder is part of it', (text, html) => {
  expect(renderToStaticMarkup(<MarkedText text={text} />)).toBe(html);
});
