/*
 * npm run search:push                 prints what would be sent (needs a site built with the same settings)
 * npm run search:push -- --send       replaces settings, synonyms and records of the hosted index, atomically for readers
 *
 * The target is read from the site's settings (src/config/env.ts). ALGOLIA_ADMIN_KEY is read from the environment only and is
 * never printed.
 */
import path from 'node:path';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {requireCurrentBuild} from '../src/plugins/bundler/node/build-stamp';
import {readEnv, type Env} from '../src/config/env';
import {embeddedOptions} from '../src/config/search';
import {hierarchyLevels, type SearchRecord} from '../src/plugins/search/shared/records';
import {escapeHtml} from '../src/plugins/search/shared/text';
import {readRecords} from '../src/plugins/search/node/embedded-search';

/** A record as the hosted service stores it: texts are HTML, because its results are shown as HTML. */
export type HostedRecord = Record<string, unknown> & {readonly objectID: string};

/** Settings of the hosted index: searched attributes, ranking, and the facets of the site. */
export const SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(questions)',
    'unordered(hierarchy.lvl0)',
    'content',
    'unordered(topics)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: 'allOptional' as const,
  advancedSyntax: true,
  ignorePlurals: ['en' as const],
};

const LEVEL_WEIGHT = {lvl1: 90, lvl2: 80, lvl3: 70, lvl4: 60, lvl5: 50, lvl6: 40, content: 0};

/** Converts records for the hosted service: absolute URLs, escaped texts, weights for ranking. */
export function toHosted(records: readonly SearchRecord[], siteUrl: string): HostedRecord[] {
  return records.map((record, position) => ({
    ...record,
    // Not sent: the service cannot give code less weight.
    code: undefined,
    url: `${siteUrl}${record.url.slice(1)}`,
    content: record.content === null ? null : escapeHtml(record.content),
    hierarchy: Object.fromEntries(
      hierarchyLevels.map((level) => {
        const text = record.hierarchy[level];
        return [level, text === null ? null : escapeHtml(text)];
      }),
    ),
    weight: {level: LEVEL_WEIGHT[record.type], position},
  }));
}

type PushClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'chunkedBatch' | 'operationIndex' | 'deleteIndex' | 'waitForTask'
>;

/** Writes settings, synonyms and records of an index, and waits until they are complete. */
async function fill(
  client: PushClient,
  indexName: string,
  records: readonly HostedRecord[],
  synonyms: readonly (readonly string[])[],
): Promise<void> {
  const settings = await client.setSettings({indexName, indexSettings: SETTINGS});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const synonymHit = synonyms.map((group, index) => ({
    objectID: `group-${index}`,
    type: 'synonym' as const,
    synonyms: [...group],
  }));
  const saved = await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true});
  await client.waitForTask({indexName, taskID: saved.taskID});
  await client.chunkedBatch({indexName, objects: [...records], waitForTasks: true});
}

/**
 * Replaces settings, synonyms and records of an index. Everything is written to a temporary index, which then replaces the old
 * one, so readers never see an incomplete index. Manually created rules are kept.
 * @throws Error of the first request that fails; the old index is then unchanged, and the temporary one removed if possible
 */
export async function push(
  client: PushClient,
  indexName: string,
  records: readonly HostedRecord[],
  synonyms: readonly (readonly string[])[],
): Promise<void> {
  const temporary = `${indexName}_tmp_${Date.now()}`;
  try {
    const copied = await client.operationIndex({
      indexName,
      operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
    });
    await client.waitForTask({indexName, taskID: copied.taskID});
    await fill(client, temporary, records, synonyms);
    const moved = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: temporary, taskID: moved.taskID});
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
}

/** Inputs of the script: arguments, environment and output. */
export interface PushRun {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the built site. */
  readonly build: string;
  /** Throws unless the site is current for these settings. */
  readonly requireBuild: (settings: Env) => void;
  readonly print: (line: string) => void;
  readonly connect?: (appId: string, key: string) => Algoliasearch;
}

const HELP = `Usage: npm run search:push [-- --send]
Without --send nothing is sent. Needs a site built with the same settings, the site's own ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, and for
--send ALGOLIA_ADMIN_KEY.`;

/** An error with the key removed from its message, in case the service repeated it. */
function withoutKey(error: unknown, key: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(message.replaceAll(key, 'ALGOLIA_ADMIN_KEY'));
}

/**
 * Runs the script.
 * @throws EnvError for an invalid setting of the site
 * @throws Error naming a missing variable, for a build that is not current or without records, and when the service rejects a
 *   request
 */
export async function runPush(run: PushRun): Promise<void> {
  const {args, env, build, requireBuild, print, connect = algoliasearch} = run;
  if (args.includes('--help')) {
    print(HELP);
    return;
  }
  const send = args.includes('--send');
  const settings = readEnv(env);
  const {algolia, siteUrl, baseUrl} = settings;
  if (algolia === undefined) throw new Error(`ALGOLIA_APP_ID is not set. ${HELP}`);
  const adminKey = env.ALGOLIA_ADMIN_KEY?.trim() ?? '';
  if (send && adminKey === '') throw new Error(`ALGOLIA_ADMIN_KEY is not set. ${HELP}`);
  requireBuild(settings);
  const {appId, indexName} = algolia;
  const records = toHosted(await readRecords(build, embeddedOptions), `${siteUrl}${baseUrl}`);
  if (records.length === 0) throw new Error(`${build} holds no records. Run "npm run build" first.`);
  const bytes = Buffer.byteLength(JSON.stringify(records));
  print(
    `${records.length} records, ${embeddedOptions.synonyms.length} synonyms, ${bytes} bytes, for ${indexName}`,
  );
  if (!send) {
    print('Dry run: nothing was sent. Add "-- --send" to replace the index.');
    return;
  }
  try {
    await push(connect(appId, adminKey), indexName, records, embeddedOptions.synonyms);
  } catch (error) {
    throw withoutKey(error, adminKey);
  }
  print(`Sent. ${indexName} has been replaced.`);
}

if (require.main === module) {
  const root = path.join(__dirname, '..');
  runPush({
    args: process.argv.slice(2),
    env: process.env,
    build: path.join(root, 'build'),
    requireBuild: (settings) => requireCurrentBuild(root, settings),
    print: (line) => console.log(line),
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
