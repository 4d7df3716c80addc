import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';

/** Stored searches at most, with and without favourites: DocSearch's own figures. */
const MAX_RECENTS = {withFavourites: 4, alone: 7};

const PREFIX = '__DOCSEARCH_';
const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

function keysOf(indexName: string): {readonly recents: string; readonly favourites: string} {
  return {
    recents: `${PREFIX}RECENT_SEARCHES__${indexName}`,
    favourites: `${PREFIX}FAVORITE_SEARCHES__${indexName}`,
  };
}

function isStoredHit(value: unknown): value is StoredDocSearchHit {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, type, hierarchy} = value as Partial<Record<string, unknown>>;
  const texts = [objectID, url, type];
  return (
    texts.every((text) => typeof text === 'string') && typeof hierarchy === 'object' && hierarchy !== null
  );
}

/** What is stored under a key; null when that is nothing DocSearch could have stored. */
function read(key: string): readonly StoredDocSearchHit[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) && value.every(isStoredHit) ? value : null;
  } catch {
    return null;
  }
}

/** Removes stored searches that DocSearch cannot read: it would not open. Call it before the modal is drawn. */
export function dropUnreadable(indexName: string): void {
  for (const key of Object.values(keysOf(indexName))) {
    if (read(key) !== null) continue;
    try {
      localStorage.removeItem(key);
    } catch {
      // storage is blocked: DocSearch does without
    }
  }
}

/**
 * Lets DocSearch's writes to a full storage fail in silence: an error would keep it from following the hit.
 * @returns the function that ends it
 */
export function tolerateFullStorage(): () => void {
  const {prototype} = Storage;
  const stock = Object.getOwnPropertyDescriptor(prototype, 'setItem')?.value as Storage['setItem'];
  function setItem(this: Storage, key: string, value: string): void {
    try {
      stock.call(this, key, value);
    } catch (error) {
      if (!key.startsWith(PREFIX)) throw error;
    }
  }
  prototype.setItem = setItem;
  return () => {
    prototype.setItem = stock;
  };
}

/**
 * Adds a followed hit to the recent searches where DocSearch would not: it stores a text below a heading as that page's
 * first hit, and nothing when the answer has none. Stored is the heading that the text is below.
 */
export function rememberText(hit: InternalDocSearchHit | StoredDocSearchHit, indexName: string): void {
  if (hit.type !== 'content' || ('__docsearch_parent' in hit && hit.__docsearch_parent !== null)) return;
  const keys = keysOf(indexName);
  const favourites = read(keys.favourites) ?? [];
  const {objectID, url, hierarchy} = hit;
  const isSame = (stored: StoredDocSearchHit): boolean => stored.objectID === objectID || stored.url === url;
  if (favourites.some(isSame)) return;
  const type = LEVELS.find((level) => Boolean(hierarchy[level])) ?? 'lvl1';
  const others = (read(keys.recents) ?? []).filter((stored) => !isSame(stored));
  const max = favourites.length > 0 ? MAX_RECENTS.withFavourites : MAX_RECENTS.alone;
  const recents = [{objectID, url, hierarchy, type, content: null}, ...others].slice(0, max);
  try {
    localStorage.setItem(keys.recents, JSON.stringify(recents));
  } catch {
    // storage is blocked or full: the hit is followed all the same
  }
}
