import MiniSearch, {type AsPlainObject} from 'minisearch';
import {hierarchyLevels, type SearchRecord} from './records';
import {STOPWORDS} from './stopwords';
import {omitDerived, restoreDerived} from './stored-index';
import {indexWords, withStems} from './tokens';

/** A search result candidate: a heading or entry with the text below it, up to the next one. */
export interface Section {
  /** path with anchor, without base URL */
  readonly url: string;
  /** the top-level heading that results are grouped by, the page's title, then the headings down to the section's own */
  readonly headings: readonly string[];
  /** how readers ask for it in other words; searched but never shown */
  readonly questions: readonly string[];
  /** broad words that also lead to it; searched but never shown */
  readonly topics: readonly string[];
  readonly texts: readonly string[];
  readonly code: readonly string[];
}

/**
 * MiniSearch's index without the terms that stored-index.ts derives, and without the ids of its documents: they are the positions of
 * the sections.
 */
type StoredIndex = Omit<AsPlainObject, 'documentIds'> & {readonly documentIds?: undefined};

/** The searchable content of one language and tag, as written to an index file. */
export interface Shard {
  /** groups of synonymous phrases */
  readonly synonyms: readonly (readonly string[])[];
  /** without texts and code if they are in `parts` */
  readonly sections: readonly Section[];
  /** names of the files with the texts of the sections; see parts.ts */
  readonly parts?: readonly string[];
  readonly index: StoredIndex;
}

/** The indexed fields, each with the weight of a match in it. */
export const FIELDS = {title: 6, questions: 3, path: 0.8, topics: 0.6, text: 1, code: 0.15} as const;

/** Words of a field's text. Stop words are left out of the long fields to keep the file small. */
function wordsOfField(text: string, field?: string): string[] {
  const isLong = field === 'text' || field === 'code';
  return indexWords(text).filter((word) => !isLong || !STOPWORDS.has(word));
}

const OPTIONS = {
  fields: Object.keys(FIELDS),
  tokenize: (text: string, field?: string) => withStems(wordsOfField(text, field)),
  processTerm: (term: string) => term,
  // a query's words are index terms already
  searchOptions: {tokenize: (text: string) => [text]},
};

/** The heading of a section. */
export function titleOf({headings}: Section): string {
  return headings.at(-1) ?? '';
}

/** Groups records of one language and tag into sections, in the same order. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section & {texts: string[]; code: string[]}>();
  for (const {url, hierarchy, questions = [], topics = [], content, code} of records) {
    const section = sections.get(url) ?? {
      url,
      headings: hierarchyLevels.flatMap((level) => hierarchy[level] ?? []),
      questions,
      topics,
      texts: [],
      code: [],
    };
    sections.set(url, section);
    if (content !== null) section[code ? 'code' : 'texts'].push(content);
  }
  return Array.from(sections.values());
}

/** The texts of the fields that are left out of index files and derived from the sections. */
const DERIVED: Readonly<Record<string, (section: Section) => string>> = {
  title: titleOf,
  questions: ({questions}) => questions.join(' \n'),
};

const positionOf = (field: string): number => Object.keys(FIELDS).indexOf(field);

/** The words of the derived fields for each section, by position of the field in the index. */
function derivedWords(sections: readonly Section[]): ReadonlyMap<number, readonly (readonly string[])[]> {
  return new Map(
    Object.entries(DERIVED).map(([field, textOf]) => [
      positionOf(field),
      sections.map((section) => wordsOfField(textOf(section), field)),
    ]),
  );
}

/**
 * Adds a document for each section to an index. Its `path` holds the headings above the section and its address. One at a time,
 * because a large site has more text than a build should hold twice.
 */
function addSections(index: MiniSearch, sections: readonly Section[], firstId = 0): void {
  for (const [position, section] of sections.entries()) {
    const {headings, url, topics, texts, code} = section;
    index.add({
      id: firstId + position,
      title: DERIVED.title(section),
      questions: DERIVED.questions(section),
      path: [...headings.slice(0, -1), url.replace(/[#/_-]+/g, ' ')].join(' \n'),
      topics: topics.join(' \n'),
      text: texts.join(' \n'),
      code: code.join(' \n'),
    });
  }
}

/**
 * Builds the shard for records of one language and tag.
 * @param records all of the same language and tag, in reading order
 * @param synonyms groups of synonymous phrases
 */
export function buildShard(records: readonly SearchRecord[], synonyms: Shard['synonyms']): Shard {
  const sections = toSections(records);
  const index = new MiniSearch(OPTIONS);
  addSections(index, sections);
  const stored = index.toJSON();
  // As a list, since its keys too are the positions of the sections.
  const fieldLength = Object.values(stored.fieldLength) as unknown as typeof stored.fieldLength;
  const terms = omitDerived(stored.index, Object.keys(DERIVED).map(positionOf));
  return {synonyms, sections, index: {...stored, index: terms, documentIds: undefined, fieldLength}};
}

/** Shards by size, the largest first. */
export function bySize(shards: readonly Shard[]): readonly Shard[] {
  return Array.from(shards).sort((a, b) => b.sections.length - a.sections.length);
}

/**
 * Loads shards into one index, so that word frequencies are common to all of them. The index of the largest shard is completed
 * (stored-index.ts); the sections of the others (the few pages outside the docs), which must have their texts, are added to it.
 * @returns the index, and all sections; an id in the index is a position in the list of sections
 */
export function loadShards(shards: readonly Shard[]) {
  const [largest, ...others] = bySize(shards);
  if (largest === undefined) return {index: new MiniSearch(OPTIONS), sections: []};
  const documentIds = Object.fromEntries(largest.sections.map((_, position) => [position, position]));
  const terms = restoreDerived(largest.index.index, derivedWords(largest.sections));
  const index = MiniSearch.loadJS({...largest.index, index: terms, documentIds}, OPTIONS);
  const added = others.flatMap(({sections}) => sections);
  addSections(index, added, largest.sections.length);
  return {index, sections: [...largest.sections, ...added]};
}
