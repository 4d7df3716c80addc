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
    ['REPO_URL', 'not a url'],
    ['REPO_URL', 'https://code.example/docs?tab=readme'],
    ['PUSHFEEDBACK_PROJECT_ID', 'https://app.example/x'],
  ])('%s=%s stops the build, naming the variable and the remedy', (variable, value) => {
    expect(() => readEnv({[variable]: value})).toThrow(new RegExp(`^${variable}=.* is not usable\\. \\w+`));
  });
});

test('START_ON_INTENT is on by default and can be switched off', () => {
  expect(readEnv({}).startOnIntent).toBe(true);
  expect(readEnv({START_ON_INTENT: 'false'}).startOnIntent).toBe(false);
  expect(() => readEnv({START_ON_INTENT: 'no'})).toThrow('START_ON_INTENT');
});
