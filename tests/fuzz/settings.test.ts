import fc from 'fast-check';
import {EnvError, readEnv, type Env} from '@site/src/config/env';
import {holds, oneOf, text} from './inputs';

const VALUES = {
  SITE_URL: [
    'https://docs.example.org',
    'http://[::1]:3000/',
    'HTTPS://A.example',
    'https://a.example/?',
    'https://a\t.example',
  ],
  BASE_URL: ['/docs/', '/', '/a/b.c/', '//evil.example/', '/./', '/%2e%2e/', '/a//'],
  REPO_URL: [
    'https://code.example/docs/',
    'https://code.example',
    'ssh://git@code.example/docs',
    'https://code.example/a b',
  ],
  ALGOLIA_APP_ID: ['APP', ' APP ', 'a.b'],
  ALGOLIA_API_KEY: ['key', ' secret'],
  ALGOLIA_INDEX_NAME: ['docs'],
  ALGOLIA_ADMIN_KEY: ['secret', 'key '],
  ALGOLIA_INSIGHTS: ['true', 'false', 'TRUE'],
  PUSHFEEDBACK_PROJECT_ID: ['abc-1', 'a/b'],
  START_ON_INTENT: ['true', 'false', '1'],
};

function isUsable({siteUrl, baseUrl, repoUrl, algolia, feedbackProject = ''}: Env): boolean {
  const site = new URL(baseUrl, siteUrl);
  const repository = new URL(repoUrl);
  return (
    site.href === siteUrl + baseUrl &&
    [site, repository].every(
      ({protocol, username, password}) => /^https?:$/.test(protocol) && username + password === '',
    ) &&
    new URL(`${repoUrl}/issues/new?a`).origin === repository.origin &&
    /^[\w-]{0,64}$/.test(feedbackProject) &&
    (!algolia || (URL.canParse(`https://${algolia.appId}.algolia.net`) && algolia.apiKey !== ''))
  );
}

const variables = fc.record(
  Object.fromEntries(Object.entries(VALUES).map(([name, values]) => [name, oneOf(values, text)])),
  {requiredKeys: []},
);

holds(
  'the environment gives settings that can be used, or one message that names a variable',
  variables,
  (source) => {
    try {
      return isUsable(readEnv(source));
    } catch (error) {
      return (
        error instanceof EnvError &&
        /^[A-Z_]+="[^]*" is not usable\. .+\.$/.test(error.message) &&
        Object.keys(VALUES).includes(error.message.split('=')[0] ?? '')
      );
    }
  },
);

const login = fc.tuple(
  oneOf(['https://', 'ssh://', 'https:', '']),
  text,
  oneOf(['@code.example', '@bad host', '@\n']),
);
holds('a password in an address never gets into the message', login, ([scheme, before, end]) => {
  try {
    return isUsable(readEnv({REPO_URL: `${scheme}${before}user:hunter22${before}${end}`}));
  } catch (error) {
    return error instanceof EnvError && !error.message.includes('hunter22');
  }
});
