import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const KEYS = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'docs'};

test.each(['addresses', 'search-push'])(
  'scripts/%s.ts stops in one line if the site is missing, or built with other settings',
  (name) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`], {
      cwd: path.join(__dirname, '../../..'),
      encoding: 'utf8',
      // No one builds the site below this path, so whatever is in build/ has another one.
      env: {...process.env, ...KEYS, BASE_URL: '/no-build-of-this-name/'},
    });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^The site is (?:missing|out of date) \(.+\)\. Run "npm run build" first\.\n$/);
    expect(status).toBe(1);
  },
);
