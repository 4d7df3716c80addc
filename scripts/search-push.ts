/*
 * npm run search:push             prints what would be sent (needs a site built with the same settings)
 * npm run search:push -- --send   replaces settings, synonyms and records of the hosted index
 *
 * The target is read from the site's settings (src/config/env.ts). ALGOLIA_ADMIN_KEY is read from the environment only and is
 * never printed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {readEnv} from '../src/config/env';
import {embeddedOptions} from '../src/config/search';
import {hierarchyLevels, type SearchRecord} from '../src/plugins/search/shared/records';
import {escapeHtml} from '../src/plugins/search/shared/text';
import {readRecords} from '../src/plugins/search/node/embedded-search';

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

/** Converts records for the hosted service: absolute URLs, texts as HTML, because its results are shown as HTML, and weights. */
export function toHosted(records: readonly SearchRecord[], siteUrl: string) {
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

/**
 * Runs the script. Records are replaced at once, so readers never see an incomplete index, and manually created rules are kept.
 * @param send whether to send anything
 * @param env environment variables
 * @param build folder of the built site
 * @param connect makes the client of an application; tests pass their own
 * @throws EnvError for an invalid setting of the site
 * @throws Error naming a missing variable, for a build with other settings or without records, and when the service rejects a request
 */
export async function runPush(
  send: boolean,
  env: NodeJS.ProcessEnv,
  build: string,
  connect = algoliasearch,
): Promise<void> {
  const {algolia, siteUrl, baseUrl} = readEnv(env);
  const adminKey = env.ALGOLIA_ADMIN_KEY?.trim();
  if (!algolia)
    throw new Error('ALGOLIA_APP_ID is not set: the README says which variables the hosted search needs.');
  if (send && !adminKey) throw new Error('ALGOLIA_ADMIN_KEY is not set.');
  const site = `${siteUrl}${baseUrl}`;
  if (!readFileSync(path.join(build, 'sitemap.xml'), 'utf8').includes(`<loc>${site}</loc>`))
    throw new Error(`The site is not built for ${site}. Run "npm run build" with the same settings first.`);
  const {indexName} = algolia;
  const {synonyms} = embeddedOptions;
  const objects = toHosted(await readRecords(build, embeddedOptions), site);
  if (objects.length === 0) throw new Error('The site has no records.');
  console.log(`${objects.length} records and ${synonyms.length} synonyms for ${indexName}`);
  if (!send || !adminKey) {
    console.log('Nothing was sent. Add "-- --send" to replace the index.');
    return;
  }
  const client = connect(algolia.appId, adminKey);
  const synonymHit = synonyms.map((group, index) => ({
    objectID: `group-${index}`,
    type: 'synonym' as const,
    synonyms: [...group],
  }));
  try {
    for (const task of [
      await client.setSettings({indexName, indexSettings: SETTINGS}),
      await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true}),
    ])
      await client.waitForTask({indexName, taskID: task.taskID});
    await client.replaceAllObjects({indexName, objects});
  } catch (error) {
    // The service may repeat the key.
    throw new Error(String(error).replaceAll(adminKey, 'ALGOLIA_ADMIN_KEY'));
  }
  console.log(`Sent. ${indexName} has been replaced.`);
}

if (require.main === module)
  runPush(process.argv.includes('--send'), process.env, path.join(__dirname, '../build')).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
