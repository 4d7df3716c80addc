import MiniSearch, {type AsPlainObject} from 'minisearch';
import {depthOf, hierarchyLevels, type HeadingLevel, type Hierarchy, type SearchRecord} from './records';
import {isStopword} from './stopwords';
import {indexTerms} from './tokens';

/** A heading or entry with the text below it, up to the next one: what a search finds. */
export interface Section {
  /** path with anchor, without base URL */
  readonly url: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  readonly depth: HeadingLevel;
  /** how readers ask for it in other words; searched, shown nowhere */
  readonly questions: readonly string[];
  /** broad words that lead to it too; searched, shown nowhere */
  readonly topics: readonly string[];
  readonly texts: readonly string[];
  readonly code: readonly string[];
}

/** The searchable content of one language and tag, as it is written to a file. */
export interface Shard {
  readonly format: 2;
  readonly language: string;
  readonly tag: string;
  /** groups of phrases that mean the same */
  readonly synonyms: readonly (readonly string[])[];
  readonly sections: readonly Section[];
  readonly index: AsPlainObject;
}

/** Names of the indexed fields and the weight of a match in each. */
export const FIELDS = {title: 6, questions: 3, path: 1, topics: 0.6, text: 1, code: 0.15} as const;

/** Words that say nothing are not worth their place in the file where there are many of them. */
function termsOfField(text: string, field?: string): string[] {
  const terms = indexTerms(text);
  return field === 'text' || field === 'code' ? terms.filter((term) => !isStopword(term)) : terms;
}

const OPTIONS = {
  fields: Object.keys(FIELDS),
  tokenize: termsOfField,
  processTerm: (term: string) => term,
};

/** The heading of a section. */
export function titleOf({hierarchy, depth}: Section): string {
  return hierarchy[`lvl${depth}`] ?? '';
}

/** Records of one language and tag as sections, in the order in which they came. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section & {texts: string[]; code: string[]}>();
  for (const {url, anchor, hierarchy, questions = [], topics = [], content, code} of records) {
    const section = sections.get(url) ?? {
      url,
      anchor,
      hierarchy,
      depth: depthOf(hierarchy),
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

/** What MiniSearch indexes of each section; its path is what leads to it: the headings above it and its address. */
function toDocuments(sections: readonly Section[], firstId = 0): Record<string, string | number>[] {
  return sections.map((section, position) => {
    const {hierarchy, depth, url, questions, topics, texts, code} = section;
    const above = hierarchyLevels.slice(0, depth).map((level) => hierarchy[level] ?? '');
    return {
      id: firstId + position,
      title: titleOf(section),
      questions: questions.join(' \n'),
      path: [...above, url.replace(/[#/_-]+/g, ' ')].join(' \n'),
      topics: topics.join(' \n'),
      text: texts.join(' \n'),
      code: code.join(' \n'),
    };
  });
}

/**
 * Builds the file for records of one language and tag.
 * @param records all of the same language and tag, in reading order
 * @param synonyms groups of phrases that mean the same
 */
export function buildShard(
  records: readonly SearchRecord[],
  scope: {readonly language: string; readonly tag: string},
  synonyms: Shard['synonyms'],
): Shard {
  const sections = toSections(records);
  const index = new MiniSearch(OPTIONS);
  index.addAll(toDocuments(sections));
  return {format: 2, ...scope, synonyms, sections, index: index.toJSON()};
}

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
  if (largest === undefined) return {index: new MiniSearch(OPTIONS), sections: []};
  const index = MiniSearch.loadJS(largest.index, OPTIONS);
  const added = others.flatMap(({sections}) => sections);
  index.addAll(toDocuments(added, largest.sections.length));
  return {index, sections: [...largest.sections, ...added]};
}
