const VOWEL = /[aeiouy]/;

const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/ications?$/, 'y'],
  [/(?:at(?:ion|or|e|ing|ed)s?)$/, ''],
  [/ments?$/, ''],
];

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const [suffix, instead] of SUFFIXES) {
    const stem = word.replace(suffix, instead);
    if (stem !== word && stem.length >= 3 && VOWEL.test(stem)) return stem;
  }
  const verb = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1] ?? /^(.{4,})er$/.exec(word)?.[1];
  if (verb === undefined || !VOWEL.test(verb)) return word;
  return verb.replace(/([^aeioulsz])\1$/, '$1');
}

function findStem(word: string): string {
  const base = withoutEnding(singular(word));
  if (base.length < 4) return base;
  return base.replace(/([^e])e$/, '$1').replace(/y$/, 'i');
}

const MAX_KNOWN = 50_000;
const known = new Map<string, string>();

/**
 * The part that forms of an English word share: `deploys`, `deploying`, `deployment` and `deploy` have the same stem.
 * Lower-case words in; words with digits, and short ones, come back as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let found = known.get(word);
  if (found === undefined) {
    found = findStem(word);
    if (known.size < MAX_KNOWN) known.set(word, found);
  }
  return found;
}
