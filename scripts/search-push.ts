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
// Not the entry of the plugin, which loads packages: they would run beside the admin key.
import {hierarchyOf, INDEX_FILE, type SearchIndex} from '../src/plugins/search/shared/section';

/** Settings of the hosted index: searched attributes, ranking, and the facets of the site. */
const SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(phrases)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
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

/**
 * Converts sections to records of the hosted service in the shape of DocSearch v3, one for each heading and text: absolute URLs,
 * and weights. All carry the tag `default`, which every search includes.
 */
function toHosted(sections: SearchIndex['sections'], siteUrl: string) {
  const records = sections.flatMap(({url, headings, phrases, texts, code}) => {
    const level = headings.length - 1;
    const section = {
      url: `${siteUrl}${url.slice(1)}`,
      anchor: url.split('#')[1] ?? null,
      hierarchy: hierarchyOf(headings),
      language: 'en',
      docusaurus_tag: 'default',
    };
    const content = [...texts, ...code].map((text) => ({
      ...section,
      type: 'content',
      content: text,
      level: 0,
    }));
    return [{...section, type: `lvl${level}`, content: null, phrases, level: 100 - 10 * level}, ...content];
  });
  return records.map(({level, ...record}, position) => ({
    ...record,
    objectID: `${position}-${record.url}`,
    weight: {level, position},
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
  const index = JSON.parse(readFileSync(path.join(build, INDEX_FILE), 'utf8')) as SearchIndex;
  const {synonyms} = index;
  const objects = toHosted(index.sections, site);
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
