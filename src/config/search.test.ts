import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readEnv} from './env';
import {searchOptions, searchTheme} from './search';

const KEYS = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'KEY', ALGOLIA_INDEX_NAME: 'docs'};

describe('the hosted service replaces the embedded search when its keys are configured', () => {
  it('all three set: hosted', () => {
    expect(searchTheme(readEnv(KEYS))).toMatchObject({
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'docs',
      insights: false,
    });
  });

  it('none set: embedded', () => {
    expect(searchTheme(readEnv({}))).toMatchObject({appId: 'EMBEDDED', insights: false});
  });

  it.each(Object.keys(KEYS))('a missing %s stops the build with an error that names it', (name) => {
    expect(() => readEnv({...KEYS, [name]: ''})).toThrow(new RegExp(`^${name}=.*set ${name} too`));
  });

  it.each(['two words', 'APP; script-src *'])('the application id %j stops the build', (id) => {
    expect(() => readEnv({...KEYS, ALGOLIA_APP_ID: id})).toThrow(/^ALGOLIA_APP_ID=.*Copy the application id/);
  });

  it('view events are off unless ALGOLIA_INSIGHTS is true', () => {
    expect(searchTheme(readEnv({...KEYS, ALGOLIA_INSIGHTS: 'true'}))).toMatchObject({insights: true});
    expect(() => readEnv({...KEYS, ALGOLIA_INSIGHTS: 'yes'})).toThrow(/ALGOLIA_INSIGHTS/);
    expect(() => readEnv({ALGOLIA_INSIGHTS: 'true'})).toThrow(/^ALGOLIA_INSIGHTS=.*unset ALGOLIA_INSIGHTS/);
  });
});

it.each([...searchOptions.fallbackPages, ...searchOptions.popularPages])(
  'the search offers "%s", the title of %s',
  (title, path) => {
    expect(readFileSync(`docs${path}.mdx`, 'utf8')).toContain(`\ntitle: '${title}'\n`);
  },
);
