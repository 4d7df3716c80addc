import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {MarkedText} from './MarkedText';

test.each([
  [
    'https://rpc.x/zgt/YOUR_API_KEY',
    '<span>https://rpc.<wbr/>x/<wbr/>zgt/</span><span data-fill="apiKey">YOUR_API_KEY</span>',
  ],
  ['YOUR_API_KEY', 'YOUR_API_KEY'],
  ['MY_YOUR_API_KEY x', 'MY_YOUR_API_KEY x'],
])(
  '%s is marked where a whole placeholder is part of it, and a URL breaks after its dots and slashes',
  (text, html) => {
    expect(renderToStaticMarkup(<MarkedText text={text} />)).toBe(html);
  },
);
