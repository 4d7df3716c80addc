import type {GlossaryTerm} from '@site/src/data/glossary';

/**
 * Finds a term. The glossary is fetched when a reader first opens a definition, not with the page.
 * @returns undefined for an unknown id, and if the glossary cannot be fetched
 */
export async function findTerm(id: string): Promise<GlossaryTerm | undefined> {
  try {
    const {glossary} = await import('@site/src/data/glossary');
    return glossary.rows.find((row) => row.id === id);
  } catch {
    return undefined;
  }
}
