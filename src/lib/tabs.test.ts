// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {pressTab} from './tabs';

test('arrow keys move the focus between the tabs of a list and around its ends, Enter and Space select', () => {
  document.body.innerHTML = `<ul role="tablist">${'<li role="tab" tabindex="-1"></li>'.repeat(3)}</ul><button></button>`;
  const tabs = Array.from(document.querySelectorAll<HTMLElement>('li'));
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', {key});
    Object.defineProperty(event, 'target', {value: document.activeElement});
    return pressTab(event);
  };
  tabs[0]?.focus();
  const focused = ['ArrowLeft', 'ArrowRight', 'ArrowRight'].map((key) => {
    expect(press(key)).toBe(true);
    return tabs.indexOf(document.activeElement as HTMLElement);
  });
  expect(focused).toEqual([2, 0, 1]);
  const select = vi.spyOn(tabs[1], 'click');
  expect(['Enter', ' ', 'a'].map(press)).toEqual([true, true, false]);
  expect(select).toHaveBeenCalledTimes(2);
  document.querySelector('button')?.focus();
  expect(press('Enter')).toBe(false);
});
