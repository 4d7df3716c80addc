/** Texts that another program, an older version of the site or a reader may have left under a key of the storage. */
export const GARBAGE: readonly string[] = [
  '',
  'null',
  'true',
  '0',
  '-1e999',
  'text',
  '"text"',
  '[]',
  '[null]',
  '[[[]]]',
  '{}',
  '{"a":{"b":[1,null]}}',
  '{"text":5,"helped":[],"subject":{},"email":null,"testnet":5,"address":[],"contract":true}',
  '[{"objectID":"1","type":"lvl1","url":"","hierarchy":{}}]',
  '{broken',
  '{"__proto__":{"polluted":true},"constructor":null,"length":3}',
  JSON.stringify('x'.repeat(100_000)),
  '['.repeat(5_000) + ']'.repeat(5_000),
];

/** Texts with names for tests: their beginnings. */
export const withNames = (texts: readonly string[]) =>
  texts.map((text) => [text.slice(0, 60), text] as const);
