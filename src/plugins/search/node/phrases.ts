import {createSlugger} from '@docusaurus/utils';
import {standsIn} from '../shared/literal';
import type {Section} from '../shared/section';

/** Most phrases of one section. */
const MAX_PHRASES = 8;

/** The beginning or end of a code block, a heading, or a comment with phrases. */
const PARTS = /^ *(?<fence>`{3,}|~{3,})|^#{1,6} (?<heading>.*)$|^ *\{\/\*\s*search:(?<phrases>[^*]*)\*\/\}/gm;

/** The id at the end of a heading: `{#id}`, or the same as a comment. */
const HEADING_ID = /\{(?:\/\*\s*)?#(\S+?)(?:\s*\*\/)?\}\s*$/;

/** The phrases of one section. */
export interface SectionPhrases {
  readonly phrases: readonly string[];
  /** where they are written, for messages */
  readonly place: string;
}

/**
 * Parses phrases, separated by commas.
 * @param place where they are written, for messages
 * @throws Error for no phrase, and for more than eight
 */
export function parsePhrases(list: string, place: string): SectionPhrases {
  const phrases = list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (phrases.length === 0) throw new Error(`${place}: no search phrases. Add some, or remove the comment.`);
  if (phrases.length > MAX_PHRASES)
    throw new Error(
      `${place}: ${phrases.length} search phrases. Keep the ${MAX_PHRASES} that readers use most.`,
    );
  return {phrases, place};
}

/**
 * Reads the phrases under which readers look for the sections of a page, from one comment under the heading of each,
 * `{/* search: sign up, access token *\/}`. A comment above all headings belongs to the page.
 * @param source text of the page's file
 * @param file its path, for messages
 * @returns the phrases by the id of the heading, empty for the page
 * @throws Error with file, line and remedy for no phrase, more than eight, and a second comment under one heading
 */
export function readPhrases(source: string, file: string): ReadonlyMap<string, SectionPhrases> {
  const found = new Map<string, SectionPhrases>();
  const slugger = createSlugger();
  let id = '';
  let open = '';
  for (const {index, groups: {fence, heading, phrases} = {}} of source.matchAll(PARTS)) {
    if (fence !== undefined && (open === '' || fence.startsWith(open))) open = open === '' ? fence : '';
    if (open !== '') continue;
    if (heading !== undefined)
      id = HEADING_ID.exec(heading)?.[1] ?? slugger.slug(heading.replace(/[`*[]|\]\([^)]*\)/g, ''));
    if (phrases === undefined) continue;
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    if (found.has(id)) throw new Error(`${place}: a second search comment under one heading. Join them.`);
    found.set(id, parsePhrases(phrases, place));
  }
  return found;
}

/**
 * Adds phrases to the sections that they belong to.
 * @param phrases by address of the section, without base URL
 * @throws Error when the site has no such section, and for phrases that stand in the section already
 */
export function addPhrases(
  sections: readonly Section[],
  phrases: ReadonlyMap<string, SectionPhrases>,
): Section[] {
  const mistakes = Array.from(phrases).flatMap(([url, {phrases: own, place}]) => {
    const section = sections.find((one) => one.url === url);
    if (!section)
      return `${place}: the search has no section ${url}. Move the phrases below a heading with an id, or remove them.`;
    const known = own.filter((phrase) => standsIn(phrase, section));
    return known.map((phrase) => `${place}: ${url} has "${phrase}" in its text already. Remove it here.`);
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return sections.map((section) => ({...section, phrases: phrases.get(section.url)?.phrases ?? []}));
}
