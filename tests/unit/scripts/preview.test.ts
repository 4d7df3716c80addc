import {describe, expect, test} from 'vitest';
import {belowBase, cleanPath, parseHeaders} from '../../../scripts/preview';

describe('preview server', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/users', '/users'],
    ['/users/', '/users'],
    ['/users.html?a=1/', '/users?a=1/'],
    ['/users/index.html', '/users'],
    ['//evil.example/x', '/evil.example/x'],
    ['/search?q=a.html', '/search?q=a.html'],
    ['/facts.json', '/facts.json'],
  ])('%s becomes %s', (asked, clean) => {
    expect(cleanPath(asked)).toBe(clean);
  });

  test.each([
    ['/', '/', '/'],
    ['/users?a=1', '/', '/users?a=1'],
    ['/docs-test/', '/docs-test/', '/'],
    ['/docs-test/users', '/docs-test/', '/users'],
    ['/docs-test', '/docs-test/', '/'],
    ['/docs-test?a=1', '/docs-test/', '/?a=1'],
    ['/docs-tests/users', '/docs-test/', undefined],
    ['/users', '/docs-test/', undefined],
    ['/', '/docs-test/', undefined],
  ])('%s below %s is %s', (asked, base, found) => {
    expect(belowBase(asked, base)).toBe(found);
  });

  test('reads the headers for all paths', () => {
    expect(parseHeaders('/a\n  X: 1\n/*\n  A-B: c d\n  E: f\n/x\n  G: h\n')).toEqual([
      ['A-B', 'c d'],
      ['E', 'f'],
    ]);
  });
});
