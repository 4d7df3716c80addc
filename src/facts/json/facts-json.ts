/*
 * Publishes the figures of the site for programs: facts.json, and the JSON Schema that describes it.
 * The figures are an option of the plugin; the schema's URL is its `$id`.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Fact} from '../model';
import type {Plugin} from '@docusaurus/types';
import {factsDocument, factsSchema} from './document';

/** Options of the plugin. */
export interface FactsJsonOptions {
  /** Returns the figures by token path. Called after the build, so that it returns the current ones. */
  readonly facts: () => ReadonlyMap<string, Fact>;
  /** URL at which the site serves facts.schema.json. */
  readonly schemaId: string;
}

/**
 * Writes both files.
 * @param outDir folder of the built site
 * @throws Error when there are no facts
 */
async function writeFacts(outDir: string, {facts, schemaId}: FactsJsonOptions): Promise<void> {
  const files = {
    'facts.json': factsDocument(facts(), schemaId),
    'facts.schema.json': factsSchema(schemaId),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) =>
      writeFile(path.join(outDir, name), `${JSON.stringify(content, null, 2)}\n`),
    ),
  );
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function factsJson(options: FactsJsonOptions): Plugin {
  return {
    name: 'facts-json',
    postBuild: ({outDir}) => writeFacts(outDir, options),
  };
}
