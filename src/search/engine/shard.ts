import MiniSearch, {type AsPlainObject} from 'minisearch';
import {depthOf, hierarchyLevels, type HeadingLevel, type Hierarchy, type SearchRecord} from './records';
import {indexTerms} from './tokens';

/** A heading with the text below it, up to the next heading: what a search finds. */
export interface Section {
  /** path with anchor, without base URL */
  readonly url: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  readonly depth: HeadingLevel;
  readonly version: string;
  readonly texts: readonly string[];
  readonly code: readonly string[];
}

/** A section as the file keeps it: page, depth, anchor, heading, parent section (-1: none), texts, code. */
type PackedSection = readonly [
  page: number,
  depth: HeadingLevel,
  anchor: string | null,
  heading: string,
  parent: number,
  texts: readonly string[],
  code: readonly string[],
];

/** The searchable content of one language and tag, as it is written to a file. */
export interface Shard {
  readonly format: 1;
  readonly language: string;
  readonly tag: string;
  /** groups of phrases that mean the same */
  readonly synonyms: readonly (readonly string[])[];
  /** path, top-level heading, version */
  readonly pages: readonly (readonly [string, string, string])[];
  readonly sections: readonly PackedSection[];
  readonly index: AsPlainObject;
}

/** Names of the indexed fields and what a match in each is worth. */
export const FIELDS = {title: 3, path: 2, text: 1, code: 0.3} as const;

const OPTIONS = {
  idField: 'id',
  fields: Object.keys(FIELDS),
  tokenize: indexTerms,
  processTerm: (term: string) => term,
};

/** An empty index with this search's settings; build and browser must agree on them. */
export function newIndex(): MiniSearch {
  return new MiniSearch(OPTIONS);
}

function headingOf(hierarchy: Hierarchy, depth: number): string {
  return hierarchy[`lvl${depth as HeadingLevel}`] ?? '';
}

function pageOf(url: string): string {
  return url.split('#')[0] ?? url;
}

/** Records of one language and tag as sections, in the order in which they came. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section & {texts: string[]; code: string[]}>();
  for (const record of records) {
    let section = sections.get(record.url);
    if (section === undefined) {
      const {url, anchor, hierarchy, version} = record;
      section = {url, anchor, hierarchy, version, depth: depthOf(hierarchy), texts: [], code: []};
      sections.set(url, section);
    }
    if (record.content !== null) section[record.code ? 'code' : 'texts'].push(record.content);
  }
  return Array.from(sections.values());
}

function isParent(parent: Section | undefined, child: Section): boolean {
  if (parent === undefined || parent.depth >= child.depth) return false;
  return hierarchyLevels
    .slice(0, parent.depth + 1)
    .every((level) => parent.hierarchy[level] === child.hierarchy[level]);
}

/** Words of an address that say something: `/developers/rate_limits` is `developers rate limits`. */
function addressWords(url: string): string {
  return url.replace(/[#/_-]+/g, ' ');
}

/** The indexed fields of a section. */
function fieldsOf(section: Section, id: number): Record<string, string | number> {
  const {hierarchy, depth} = section;
  const above = hierarchyLevels.slice(0, depth).map((level) => hierarchy[level] ?? '');
  return {
    id,
    title: headingOf(hierarchy, depth),
    path: [...above, addressWords(section.url)].join(' \n'),
    text: section.texts.join(' \n'),
    code: section.code.join(' \n'),
  };
}

/**
 * Builds the file for records of one language and tag.
 * @param records all of the same language and tag, those of one page together and in reading order
 * @param synonyms groups of phrases that mean the same
 */
export function buildShard(
  records: readonly SearchRecord[],
  scope: {readonly language: string; readonly tag: string},
  synonyms: readonly (readonly string[])[],
): Shard {
  const sections = toSections(records);
  const index = newIndex();
  const pages: [string, string, string][] = [];
  const onPage = new Map<string, {readonly page: number; readonly ids: number[]}>();
  const packed = sections.map((section, id): PackedSection => {
    index.add(fieldsOf(section, id));
    const route = pageOf(section.url);
    let known = onPage.get(route);
    if (known === undefined) {
      known = {page: pages.push([route, section.hierarchy.lvl0, section.version]) - 1, ids: []};
      onPage.set(route, known);
    }
    const parent = Math.max(-1, ...known.ids.filter((other) => isParent(sections[other], section)));
    known.ids.push(id);
    const heading = headingOf(section.hierarchy, section.depth);
    return [known.page, section.depth, section.anchor, heading, parent, section.texts, section.code];
  });
  return {format: 1, ...scope, synonyms, pages, sections: packed, index: index.toJSON()};
}

const NO_HEADINGS = {lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** Sections of several files and one index over them; its ids are their positions. */
export interface LoadedShards {
  readonly index: MiniSearch;
  readonly sections: readonly Section[];
}

/**
 * Loads files into one index, so that words are as rare for all of them. The largest is taken as it is, the others (the few
 * pages outside the docs) are added to it.
 */
export function loadShards(shards: readonly Shard[]): LoadedShards {
  const [largest, ...others] = Array.from(shards).sort((a, b) => b.sections.length - a.sections.length);
  if (largest === undefined) return {index: newIndex(), sections: []};
  const index = MiniSearch.loadJS(largest.index, OPTIONS);
  const sections = unpackSections(largest);
  for (const section of others.flatMap(unpackSections)) {
    index.add(fieldsOf(section, sections.length));
    sections.push(section);
  }
  return {index, sections};
}

/** The sections of a file, with their full hierarchies. */
export function unpackSections(shard: Shard): Section[] {
  const sections: Section[] = [];
  for (const [page, depth, anchor, heading, parent, texts, code] of shard.sections) {
    const [route, lvl0, version] = shard.pages[page] ?? ['/', '', ''];
    const above = sections[parent]?.hierarchy ?? {lvl0, ...NO_HEADINGS};
    sections.push({
      url: anchor === null ? route : `${route}#${anchor}`,
      anchor,
      depth,
      version,
      texts,
      code,
      hierarchy: {...above, [`lvl${depth}`]: heading},
    });
  }
  return sections;
}
