import type MiniSearch from 'minisearch';
import {expandQuery, type Slot} from './expand';
import {loadIndex, unpackSections, FIELDS, type Section, type Shard} from './shard';
import {isStopword} from './stopwords';
import {indexTerms, queryWords} from './tokens';
import {createVocabulary} from './vocabulary';

/** A section that answers a query. */
export interface Found {
  readonly section: Section;
  readonly score: number;
  /** words of the index that answered the query, for marking */
  readonly terms: ReadonlySet<string>;
}

/** Finds sections in the shards it was made of, best first; an empty query finds nothing. */
export type Engine = (query: string) => readonly Found[];

interface LoadedShard {
  readonly index: MiniSearch;
  readonly sections: readonly Section[];
  readonly headings: Map<number, number>;
}

interface Candidate {
  readonly id: number;
  /** score by slot, 0 where the section does not answer it */
  readonly scores: number[];
  readonly inTitle: boolean[];
}

/** How the parts of a score weigh; tuned on tests/search/queries.json as a whole. */
const TUNING = {
  coverage: 1.6,
  title: 1.5,
  closeText: 0.35,
  depth: [1, 1.08, 1, 0.96, 0.94, 0.92, 0.9],
  closest: 40,
  weakest: 0.12,
} as const;

function loadShard(shard: Shard): LoadedShard {
  return {
    index: loadIndex(shard),
    sections: unpackSections(shard),
    headings: new Map(),
  };
}

function inverseFrequency(total: number, having: number): number {
  return Math.log(1 + (total - having + 0.5) / (having + 0.5));
}

/** Sections of a shard that answer any slot, and how many answer each. */
function collect(shard: LoadedShard, slots: readonly Slot[]): {candidates: Candidate[]; counts: number[]} {
  const found = new Map<number, Candidate>();
  const counts = slots.map((slot, at) => {
    const terms = Array.from(slot.keys());
    const results = shard.index.search(terms.join('\n'), {
      tokenize: (text) => text.split('\n'),
      processTerm: (term) => term,
      boost: FIELDS,
      boostTerm: (term) => slot.get(term) ?? 0,
      combineWith: 'OR',
    });
    for (const {id, score, match} of results) {
      const key = Number(id);
      let candidate = found.get(key);
      if (candidate === undefined) {
        candidate = {id: key, scores: slots.map(() => 0), inTitle: slots.map(() => false)};
        found.set(key, candidate);
      }
      candidate.scores[at] = score;
      candidate.inTitle[at] = Object.values(match).some((fields) => fields.includes('title'));
    }
    return results.length;
  });
  return {candidates: Array.from(found.values()), counts};
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Words of a heading that say something, at least one. */
function tellingWords(shard: LoadedShard, id: number, section: Section): number {
  let words = shard.headings.get(id);
  if (words === undefined) {
    const heading = queryWords(section.hierarchy[`lvl${section.depth}`] ?? '');
    words = Math.max(1, heading.filter(({term}) => !isStopword(term)).length);
    shard.headings.set(id, words);
  }
  return words;
}

/** How nearly heading and query ask the same: 1 when each has all that the other has, 0 when they share nothing. */
function titleLikeness(
  shard: LoadedShard,
  {id, inTitle}: Candidate,
  section: Section,
  weights: readonly number[],
): number {
  const shared = inTitle.filter(Boolean).length;
  if (shared === 0) return 0;
  const ofQuery = sum(weights.filter((_, at) => inTitle[at])) / sum(weights);
  const ofTitle = Math.min(1, shared / tellingWords(shard, id, section));
  return ofQuery * ofTitle;
}

/** Best share of the query that one paragraph answers. */
function closeness({texts, code}: Section, slots: readonly Slot[], weights: readonly number[]): number {
  const total = sum(weights);
  const shares = texts.concat(code).map((text) => {
    const terms = new Set(indexTerms(text));
    const answered = slots.map((slot, at) =>
      Array.from(slot.keys()).some((term) => terms.has(term)) ? (weights[at] ?? 0) : 0,
    );
    return sum(answered) / total;
  });
  return Math.max(0, ...shares);
}

interface Ranked {
  readonly section: Section;
  readonly weights: readonly number[];
  score: number;
}

function rankShard(
  shard: LoadedShard,
  slots: readonly Slot[],
  collected: ReturnType<typeof collect>,
  totals: {readonly sections: number; readonly counts: readonly number[]},
): Ranked[] {
  const weights = slots.map((_, at) => inverseFrequency(totals.sections, totals.counts[at] ?? 0));
  // MiniSearch weighs words by their rarity within one shard; make shards of different size comparable.
  const scales = slots.map(
    (_, at) =>
      (weights[at] ?? 1) / Math.max(inverseFrequency(shard.sections.length, collected.counts[at] ?? 0), 1e-3),
  );
  const total = sum(weights);
  return collected.candidates.flatMap((candidate) => {
    const section = shard.sections[candidate.id];
    if (section === undefined) return [];
    const raw = sum(candidate.scores.map((score, at) => score * (scales[at] ?? 1)));
    const answered = sum(weights.filter((_, at) => (candidate.scores[at] ?? 0) > 0));
    const coverage = Math.pow(answered / total, TUNING.coverage);
    const title = 1 + TUNING.title * titleLikeness(shard, candidate, section, weights);
    const depth = TUNING.depth[section.depth] ?? 1;
    return [{section, weights, score: raw * coverage * title * depth}];
  });
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score;
}

/** Makes an engine of loaded files. Costs time in proportion to their size; a search costs milliseconds. */
export function createEngine(files: readonly Shard[]): Engine {
  const shards = files.map(loadShard);
  const sections = sum(shards.map((shard) => shard.sections.length));
  const vocabulary = createVocabulary(files.flatMap(({index}) => index.index.map(([term]) => term)));
  const synonyms = files[0]?.synonyms ?? [];
  return (query) => {
    const slots = expandQuery(query, vocabulary, synonyms);
    const collected = shards.map((shard) => collect(shard, slots));
    const counts = slots.map((_, slot) => sum(collected.map((entry) => entry.counts[slot] ?? 0)));
    const ranked = shards.flatMap((shard, at) => {
      const entry = collected[at];
      return entry ? rankShard(shard, slots, entry, {sections, counts}) : [];
    });
    ranked.sort(byScore);
    if (slots.length > 1) {
      for (const entry of ranked.slice(0, TUNING.closest)) {
        entry.score *= 1 + TUNING.closeText * closeness(entry.section, slots, entry.weights);
      }
      ranked.sort(byScore);
    }
    const floor = (ranked[0]?.score ?? 0) * TUNING.weakest;
    const terms = new Set(slots.flatMap((slot) => Array.from(slot.keys())));
    return ranked.filter(({score}) => score >= floor).map(({section, score}) => ({section, score, terms}));
  };
}
