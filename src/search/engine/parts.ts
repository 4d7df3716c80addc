import type {Section, Shard} from './shard';

/** An index with more sections than this has their texts in files of this many, which load when a hit shows them. */
export const PART_SIZE = 1000;

/** What a hit shows of a section below its heading. */
export type SectionText = Pick<Section, 'texts' | 'code'>;

/** The texts of a shard in parts, in the order of its sections; none if the shard is small enough to keep them. */
export function textParts({sections}: Shard): readonly (readonly SectionText[])[] {
  if (sections.length <= PART_SIZE) return [];
  const texts = sections.map(({texts, code}) => ({texts, code}));
  return Array.from({length: Math.ceil(texts.length / PART_SIZE)}, (_, part) =>
    texts.slice(part * PART_SIZE, (part + 1) * PART_SIZE),
  );
}

/**
 * A shard whose texts are in other files.
 * @param parts their names, in the order of the parts
 */
export function withoutTexts(shard: Shard, parts: readonly string[]): Shard {
  return {...shard, parts, sections: shard.sections.map((section) => ({...section, texts: [], code: []}))};
}

/** Completes sections with their texts, which are in the same objects when the promise resolves. */
export type CompleteSections = (sections: readonly Section[]) => Promise<void>;

/**
 * Creates the function that completes sections of these shards.
 * @param load returns the content of a part by its name
 */
export function sectionTexts(
  shards: readonly Shard[],
  load: (part: string) => Promise<readonly SectionText[]>,
): CompleteSections {
  const partOf = new Map<Section, {readonly name: string; readonly sections: readonly Section[]}>();
  for (const shard of shards) {
    shard.parts?.forEach((name, index) => {
      const part = {name, sections: shard.sections.slice(index * PART_SIZE, (index + 1) * PART_SIZE)};
      for (const section of part.sections) partOf.set(section, part);
    });
  }
  return async (wanted) => {
    const missing = new Set(wanted.flatMap((section) => partOf.get(section) ?? []));
    await Promise.all(
      Array.from(missing, async ({name, sections}) => {
        const texts = await load(name);
        sections.forEach((section, index) => {
          Object.assign(section, texts[index]);
          partOf.delete(section);
        });
      }),
    );
  };
}
