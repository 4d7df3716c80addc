import {expect, test} from 'vitest';
import {inStockOrder} from '../../../scripts/bench/stock-order';

test('the scripts that the first script names are deferred instead of it, in their order', () => {
  const page =
    '<head><script src="/start.js" data-scripts="/runtime.js /main.js" defer="defer"></script></head>';
  expect(inStockOrder(page)).toBe(
    '<head><script src="/runtime.js" defer></script><script src="/main.js" defer></script></head>',
  );
});

test('a page without the first script stops the bench', () => {
  expect(() => inStockOrder('<head><script src=/main.js defer></script></head>')).toThrow(
    'without the first script',
  );
});
