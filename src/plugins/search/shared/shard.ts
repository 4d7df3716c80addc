import MiniSearch from 'minisearch';
import {hierarchyLevels, type SearchRecord} from './records';
import {STOPWORDS} from './stopwords';
import {indexWords, withStems} from './tokens';

/** A search result candidate: a heading or entry with the text below it, up to the next one. */
export interface Section {
  /** path with anchor, without base URL */
  readonly url: string;
  /** the top-level heading that results are grouped by, the page's title, then the headings down to the section's own */
  readonly headings: readonly string[];
  /** how readers ask for it in other words; searched but never shown */
  readonly questions: readonly string[];
  /** broad words and rare questions that also lead to it; searched but never shown */
  readonly topics: readonly string[];
  readonly texts: readonly string[];
  readonly code: readonly string[];
}

/** Searchable content of one language and tag, as written to an index file. */
export interface Shard {
  /** groups of synonymous phrases */
  readonly synonyms: readonly (readonly string[])[];
  readonly sections: readonly Section[];
}

/** The indexed fields, each with the weight of a match in it. */
export const FIELDS = {title: 6, questions: 3, path: 0.8, topics: 1, text: 1, code: 0.15} as const;

/** Words of a field's text. Stop words are left out of the long fields to keep the index small. */
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

/**
 * Indexes the sections of all shards, so that word frequencies are common to them. The `path` of a section holds the headings above
 * it and its address.
 * @returns the index, and all sections; an id in the index is a position in the list of sections
 */
export function indexShards(shards: readonly Shard[]) {
  const sections = shards.flatMap((shard) => shard.sections);
  const index = new MiniSearch(OPTIONS);
  for (const [id, section] of sections.entries()) {
    const {headings, url, questions, topics, texts, code} = section;
    index.add({
      id,
      title: titleOf(section),
      questions: questions.join(' \n'),
      path: [...headings.slice(0, -1), url.replace(/[#/_-]+/g, ' ')].join(' \n'),
      topics: topics.join(' \n'),
      text: texts.join(' \n'),
      code: code.join(' \n'),
    });
  }
  return {index, sections};
}
