// @vitest-environment jsdom
import {
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  useDocsPreferredVersion,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import {useColorMode} from '@docusaurus/theme-common';
import {AnnouncementBarProvider, useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {act, cleanup, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {announcementId} from '../../../src/config/announcement';
import {Site} from './site';

interface Props {
  readonly children: ReactNode;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('contexts require their providers', () => {
  test.each<[string, () => unknown, string]>([
    ['docs sidebar', useDocsSidebar, 'DocsSidebarProvider'],
    ['announcement bar', useAnnouncementBar, 'AnnouncementBarProvider'],
    ['version preference', () => useDocsPreferredVersion(), 'DocsPreferredVersionContextProvider'],
    ['color mode', useColorMode, 'ColorModeProvider'],
  ])('%s: an error that names the provider', (_, hook, provider) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(hook, {wrapper: Site})).toThrow(
      expect.objectContaining({
        name: 'ReactContextError',
        message: expect.stringContaining(`is called outside the <${provider}>`) as string,
      }),
    );
  });
});

describe('the contexts hold', () => {
  test('the name and the items of the docs sidebar', () => {
    const items = [{type: 'link' as const, label: 'Docs', href: '/', docId: 'intro', unlisted: false}];
    const {result} = renderHook(useDocsSidebar, {
      wrapper: ({children}: Props) => (
        <DocsSidebarProvider name="docs" items={items}>
          {children}
        </DocsSidebarProvider>
      ),
    });
    expect(result.current).toEqual({name: 'docs', items});
  });

  const Bar = ({children}: Props) => (
    <Site>
      <AnnouncementBarProvider>{children}</AnnouncementBarProvider>
    </Site>
  );

  test('the id and the dismissed flag of the announcement bar, which a new id resets', () => {
    const {result, unmount} = renderHook(useAnnouncementBar, {wrapper: Bar});
    expect(result.current.isActive).toBe(true);
    act(() => result.current.close());
    expect(result.current.isActive).toBe(false);
    expect(localStorage.getItem('docusaurus.announcement.id')).toBe(announcementId);
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
    unmount();
    expect(renderHook(useAnnouncementBar, {wrapper: Bar}).result.current.isActive).toBe(false);
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    expect(renderHook(useAnnouncementBar, {wrapper: Bar}).result.current.isActive).toBe(true);
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false');
  });

  test('a dismissed flag even if the storage fails, which is logged', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const {result} = renderHook(useAnnouncementBar, {wrapper: Bar});
    act(() => result.current.close());
    expect(result.current.isActive).toBe(false);
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining("can't set docusaurus.announcement.dismiss=true"),
      expect.any(DOMException),
    );
  });
});

describe('the preferred version is stored in local storage:', () => {
  const KEY = 'docs-preferred-version-default';
  const Version = ({children}: Props) => (
    <Site>
      <DocsPreferredVersionContextProvider>{children}</DocsPreferredVersionContextProvider>
    </Site>
  );
  const preferred = () => renderHook(() => useDocsPreferredVersion(), {wrapper: Version}).result;

  test('written when it is chosen, read on the next visit', () => {
    const first = preferred();
    expect(first.current.preferredVersion).toBeNull();
    act(() => first.current.savePreferredVersionName('current'));
    expect(first.current.preferredVersion?.label).toBe('Next');
    expect(localStorage.getItem(KEY)).toBe('current');
    cleanup();
    expect(preferred().current.preferredVersion?.name).toBe('current');
  });

  test('removed if the site has no such version', () => {
    localStorage.setItem(KEY, '1.0.0');
    expect(preferred().current.preferredVersion).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
