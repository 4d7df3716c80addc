import {describe, expect, test} from 'vitest';
import {readEnv} from './env';

describe('environment', () => {
  test('all variables are optional', () => {
    expect(readEnv({})).toMatchObject({siteUrl: 'https://docs.stabilityprotocol.com', baseUrl: '/'});
    expect(readEnv({SITE_URL: '', BASE_URL: ''}).baseUrl).toBe('/');
  });

  test.each([
    ['SITE_URL', 'docs.example.org'],
    ['SITE_URL', 'https://docs.example.org/path'],
    ['SITE_URL', 'ftp://docs.example.org'],
    ['BASE_URL', 'docs'],
    ['BASE_URL', '/docs'],
    ['BASE_URL', '/../'],
    ['REPO_URL', 'not a url'],
    ['REPO_URL', 'https://code.example/docs?tab=readme'],
    ['PUSHFEEDBACK_PROJECT_ID', 'https://app.example/x'],
    ['GTAG_TRACKING_ID', 'UA-12345-1'],
    ['GTAG_TRACKING_ID', "G-ABC');alert(1"],
  ])('%s=%s stops the build, naming the variable and the remedy', (variable, value) => {
    expect(() => readEnv({[variable]: value})).toThrow(new RegExp(`^${variable}=.* is not usable\\. \\w+`));
  });

  test('values are read without the blanks around them', () => {
    expect(readEnv({GTAG_TRACKING_ID: ' G-ABC1234567 '}).trackingId).toBe('G-ABC1234567');
    expect(readEnv({GTAG_TRACKING_ID: ' '}).trackingId).toBeUndefined();
  });

  test.each(['SITE_URL', 'REPO_URL'])(
    '%s with a password stops the build, without printing it',
    (variable) => {
      for (const value of ['https://user:secret@code.example', 'user:secret@code.example'])
        expect(() => readEnv({[variable]: value})).toThrow(
          new RegExp(`^${variable}="…@code\\.example" is not usable\\. (?!.*secret).*without password`),
        );
    },
  );

  test('the admin key in place of the search-only key stops the build, without being printed', () => {
    const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'secret ', ALGOLIA_INDEX_NAME: 'docs'};
    expect(() => readEnv({...keys, ALGOLIA_ADMIN_KEY: ' secret'})).toThrow(
      /^ALGOLIA_API_KEY="the value of ALGOLIA_ADMIN_KEY" is not usable\. (?!.*secret).*search-only key/,
    );
    expect(readEnv({...keys, ALGOLIA_ADMIN_KEY: 'other'}).algolia?.apiKey).toBe('secret');
  });
});

test('START_ON_INTENT is on by default and can be switched off', () => {
  expect(readEnv({}).startOnIntent).toBe(true);
  expect(readEnv({START_ON_INTENT: 'false'}).startOnIntent).toBe(false);
  expect(() => readEnv({START_ON_INTENT: 'no'})).toThrow('START_ON_INTENT');
});
