import {expandQuery, type Slot} from './expand';
import {matchesAny} from './highlight';
import {FIELDS, loadShards, type LoadedShards, type Section, type Shard} from './shard';
import {isStopword} from './stopwords';
import {queryWords} from './tokens';
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

interface Loaded extends LoadedShards {
  /** telling words of headings, by section */
  readonly headings: Map<number, number>;
}

interface Candidate {
  readonly id: number;
  /** score by slot, 0 where the section does not answer it */
  readonly scores: number[];
  /** by slot, how well the heading answers it: 1 with the best of the slot's words, 0 not at all */
  readonly inTitle: number[];
}

/** How the parts of a score weigh; tuned on tests/search/queries.json as a whole. */
const TUNING = {
  coverage: 2,
  title: 8,
  repeated: 0.5,
  closeText: 0.2,
  depth: [1, 1.08, 1, 0.96, 0.94, 0.92, 0.9],
  closest: 20,
  weakest: 0.12,
} as const;

function inverseFrequency(total: number, having: number): number {
  return Math.log(1 + (total - having + 0.5) / (having + 0.5));
}

/** Sections that answer any slot, and how many answer each. */
function collect({index}: Loaded, slots: readonly Slot[]): {candidates: Candidate[]; counts: number[]} {
  const found = new Map<number, Candidate>();
  const counts = slots.map((slot, at) => {
    const terms = Array.from(slot.keys());
    const best = Math.max(...Array.from(slot.values()));
    const results = index.search(terms.join('\n'), {
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
        candidate = {id: key, scores: slots.map(() => 0), inTitle: slots.map(() => 0)};
        found.set(key, candidate);
      }
      // several words for the same thing are not as much as several things
      const answers = Object.entries(match);
      candidate.scores[at] = score / (1 + TUNING.repeated * (answers.length - 1));
      candidate.inTitle[at] = Math.max(
        0,
        ...answers.map(([term, fields]) => (fields.includes('title') ? (slot.get(term) ?? 0) / best : 0)),
      );
    }
    return results.length;
  });
  return {candidates: Array.from(found.values()), counts};
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Words of a heading that say something, at least one. */
function tellingWords({headings}: Loaded, id: number, section: Section): number {
  let words = headings.get(id);
  if (words === undefined) {
    const heading = queryWords(section.hierarchy[`lvl${section.depth}`] ?? '');
    words = Math.max(1, heading.filter(({term}) => !isStopword(term)).length);
    headings.set(id, words);
  }
  return words;
}

/** How nearly heading and query ask the same: 1 when each has all that the other has, 0 when they share nothing. */
function titleLikeness(
  loaded: Loaded,
  {id, inTitle}: Candidate,
  section: Section,
  weights: readonly number[],
): number {
  const shared = sum(inTitle);
  if (shared === 0) return 0;
  const ofQuery = sum(weights.map((weight, at) => weight * (inTitle[at] ?? 0))) / sum(weights);
  const ofTitle = Math.min(1, shared / tellingWords(loaded, id, section));
  return ofQuery * ofTitle;
}

/** Best share of the query that one paragraph answers. */
function closeness({texts, code}: Section, slots: readonly Slot[], weights: readonly number[]): number {
  const total = sum(weights);
  const words = slots.map((slot) => new Set(slot.keys()));
  const shares = texts.concat(code).map((text) => {
    const answered = words.map((slot, at) => (matchesAny(text, slot) ? (weights[at] ?? 0) : 0));
    return sum(answered) / total;
  });
  return Math.max(0, ...shares);
}

interface Ranked {
  readonly section: Section;
  score: number;
}

function rank(loaded: Loaded, candidates: readonly Candidate[], weights: readonly number[]): Ranked[] {
  const total = sum(weights);
  return candidates.flatMap((candidate) => {
    const section = loaded.sections[candidate.id];
    if (section === undefined) return [];
    const answered = sum(weights.filter((_, at) => (candidate.scores[at] ?? 0) > 0));
    const coverage = Math.pow(answered / total, TUNING.coverage);
    const title = 1 + TUNING.title * titleLikeness(loaded, candidate, section, weights);
    const depth = TUNING.depth[section.depth] ?? 1;
    return [{section, score: sum(candidate.scores) * coverage * title * depth}];
  });
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score;
}

/** Makes an engine of loaded files. Costs time in proportion to their size; a search costs milliseconds. */
export function createEngine(files: readonly Shard[]): Engine {
  const loaded: Loaded = {...loadShards(files), headings: new Map()};
  const vocabulary = createVocabulary(files.flatMap(({index}) => index.index.map(([term]) => term)));
  const synonyms = files[0]?.synonyms ?? [];
  return (query) => {
    const slots = expandQuery(query, vocabulary, synonyms);
    const {candidates, counts} = collect(loaded, slots);
    const weights = counts.map((count) => inverseFrequency(loaded.sections.length, count));
    const ranked = rank(loaded, candidates, weights).sort(byScore);
    if (slots.length > 1) {
      for (const entry of ranked.slice(0, TUNING.closest)) {
        entry.score *= 1 + TUNING.closeText * closeness(entry.section, slots, weights);
      }
      ranked.sort(byScore);
    }
    const floor = (ranked[0]?.score ?? 0) * TUNING.weakest;
    const terms = new Set(slots.flatMap((slot) => Array.from(slot.keys())));
    return ranked.filter(({score}) => score >= floor).map(({section, score}) => ({section, score, terms}));
  };
}
