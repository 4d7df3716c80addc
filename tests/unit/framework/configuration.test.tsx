// @vitest-environment jsdom
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Collapsible, useColorMode} from '@docusaurus/theme-common';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {act, cleanup, configure, render, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {Site} from './site';

// In milliseconds; long, so that only a hanging test fails.
configure({asyncUtilTimeout: 120_000});

/** Stubs `matchMedia`, which jsdom lacks: only the queries in `matching` match. */
function stubMedia(...matching: readonly string[]): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matching.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  localStorage.clear();
  stubMedia();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-theme-choice');
});

describe('the list of versions', () => {
  test('has one version, the current one, labeled Next, with the main page', () => {
    const versions = renderHook(() => useVersions(undefined), {wrapper: Site}).result.current;
    expect(versions.map(({name, label, mainDocId, path}) => ({name, label, mainDocId, path}))).toEqual([
      {name: 'current', label: 'Next', mainDocId: 'intro', path: '/'},
    ]);
  });
});

describe('configured values', () => {
  test('are set for title, locale, color mode, table of contents, sidebar and storage', () => {
    const {siteConfig, i18n} = renderHook(() => useDocusaurusContext(), {wrapper: Site}).result.current;
    expect(siteConfig.title).toBe('Docs');
    expect(i18n.locales).toEqual(['en']);
    expect(siteConfig.trailingSlash).toBe(false);
    expect(siteConfig.onBrokenLinks).toBe('throw');
    expect(siteConfig.markdown.hooks.onBrokenMarkdownLinks).toBe('warn');
    expect(siteConfig.themeConfig).toMatchObject({
      colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
      navbar: {hideOnScroll: false},
    });
  });
});

describe('color mode states that this configuration never reaches', () => {
  const mode = (colorMode: object) =>
    renderHook(useColorMode, {
      wrapper: ({children}: {readonly children: ReactNode}) => (
        <Site
          theme={{
            colorMode: {
              defaultMode: 'dark',
              disableSwitch: false,
              respectPrefersColorScheme: false,
              ...colorMode,
            },
          }}
        >
          <ColorModeProvider>{children}</ColorModeProvider>
        </Site>
      ),
    }).result;

  test('a disabled switch deletes the stored choice', () => {
    localStorage.setItem('theme', 'light');
    mode({disableSwitch: true});
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('an enabled switch keeps the stored choice', () => {
    localStorage.setItem('theme', 'light');
    mode({});
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test.each([
    ['followed, when the site respects it', true, 'light'],
    ['not followed here: the default', false, 'dark'],
  ])('without a choice the system is %s', (_, respectPrefersColorScheme, expected) => {
    const result = mode({respectPrefersColorScheme});
    act(() => result.current.setColorMode(null));
    expect(result.current.colorMode).toBe(expected);
    expect(result.current.colorModeChoice).toBeNull();
  });
});

describe('collapsible sections', () => {
  async function durationOfOpening(): Promise<string> {
    const view = (collapsed: boolean) => (
      <Collapsible lazy={false} collapsed={collapsed} className="part">
        text
      </Collapsible>
    );
    const {container, rerender} = render(view(true));
    rerender(view(false));
    const part = container.querySelector<HTMLElement>('.part');
    await waitFor(() => expect(part?.style.transition).not.toBe(''));
    return part?.style.transition ?? '';
  }

  test('take 1 ms if reduced motion is preferred', async () => {
    stubMedia('(prefers-reduced-motion: reduce)');
    expect(await durationOfOpening()).toBe('height 1ms ease-in-out');
  });

  test('are animated otherwise', async () => {
    expect(await durationOfOpening()).toMatch(/^height [1-9]\d+ms ease-in-out$/);
  });
});
