// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {darken, lighten, transparentize} from './polished';
import {clickedControl, recordState, resume} from './handover';
import {redocTheme} from './redoc-theme';

const ROOT = path.resolve(__dirname, '../../../..');

describe('polished', () => {
  it('leaves color mixing to CSS, since the color mode decides the colors', () => {
    expect(darken(0.1, 'var(--s-page)')).toBe('color-mix(in srgb, var(--s-page), var(--s-text) 10%)');
    expect(lighten(0.05, 'var(--s-text)')).toBe('color-mix(in srgb, var(--s-text), var(--s-page) 5%)');
    expect(transparentize(0.93, 'red')).toBe('color-mix(in srgb, red, transparent 93%)');
  });

  it('gets only tokens from the theme, so that one set of styles serves both modes', () => {
    const tokens = readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
    const theme = JSON.stringify(redocTheme);
    expect(theme).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
    const used = Array.from(theme.matchAll(/var\((--s-[\w-]+)\)/g), ([, name]) => name);
    expect(used.length).toBeGreaterThan(20);
    for (const name of used) expect(tokens).toContain(`${name}:`);
  });
});

describe('handover from the static to the live page', () => {
  const HTML =
    '<input aria-label="Search"><ul><li role="menuitem">A</li></ul><p>text <a href="#x">link</a></p><button><b>200</b></button>';

  function page(): HTMLElement {
    const root = document.createElement('div');
    root.innerHTML = HTML;
    document.body.append(root);
    return root;
  }

  const scrollTo = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('scrollTo', scrollTo);
  });
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('clicks the same control, found from an element inside it', () => {
    const still = page();
    const place = clickedControl(still, still.querySelector('b'));
    const next = page();
    const clicked = vi.fn();
    next.querySelector('button')?.addEventListener('click', clicked);
    resume(next, recordState(still, place));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('leaves clicks on text and links to the browser', () => {
    const still = page();
    expect(clickedControl(still, still.querySelector('p'))).toBe(-1);
    expect(clickedControl(still, still.querySelector('a'))).toBe(-1);
    expect(clickedControl(still, null)).toBe(-1);
  });

  it('restores focus, typed text and scroll position', () => {
    const still = page();
    const field = still.querySelector('input');
    field?.focus();
    if (field) field.value = 'keys';
    const handover = recordState(still, -1);
    const next = page();
    const typed = vi.fn();
    next.addEventListener('input', typed);
    resume(next, {...handover, scrollY: 300});
    expect(document.activeElement).toBe(next.querySelector('input'));
    expect(next.querySelector('input')?.value).toBe('keys');
    expect(typed).toHaveBeenCalledOnce();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('changes nothing if the reader did nothing', () => {
    const next = page();
    const clicked = vi.fn();
    next.addEventListener('click', clicked);
    resume(next, recordState(page(), -1));
    expect(clicked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
