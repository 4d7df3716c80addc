import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));

/** The rooms of `src/` and what each may import of the others (.github/ARCHITECTURE.md). Anything not named is refused. */
const MAY_IMPORT = {
  'src/data': ['src/facts/model.ts'],
  'src/build': [],
  'src/facts': ['src/data'],
  'src/samples': ['src/build'],
  'src/search': ['src/build'],
  'src/api-page': ['src/build'],
  'src/csp': ['src/build'],
  'src/components': ['src/facts', 'src/samples', 'src/data'],
  'src/tools': ['src/components', 'src/facts', 'src/samples', 'src/data'],
  'src/theme': ['src/search', 'src/api-page', 'src/samples', 'src/components', 'src/facts', 'src/tools'],
  'src/config': [
    'src/data',
    'src/facts',
    'src/samples',
    'src/search',
    'src/api-page',
    'src/csp',
    'src/build',
  ],
  examples: [],
};

const FOLDERS = [...Object.keys(MAY_IMPORT), 'src/css', 'docs', 'scripts', 'tests'];

const zones = Object.entries(MAY_IMPORT).map(([target, allowed]) => ({
  target: `./${target}`,
  from: './',
  except: [target, ...allowed, 'node_modules', '.docusaurus'].map((folder) => `./${folder}`),
  message: `${target} may import only: ${allowed.join(', ') || 'nothing'} (.github/ARCHITECTURE.md).`,
}));

/** Modules that exist in Node only. */
const NODE_ONLY = {
  group: ['node:*', 'fs', 'path', 'crypto', 'child_process'],
  message: 'Browser code never imports Node modules.',
};
const BROWSER_ONLY = {
  group: ['react', 'react-dom', '@theme/*', '*.css'],
  message: 'Build code never imports React or CSS.',
};

/** Code that runs in a reader's browser. */
const BROWSER = [
  'src/{components,tools,theme}/**/*.{ts,tsx}',
  'src/search/{client,box,page}/**/*.{ts,tsx}',
  'src/{samples/frame,facts/sources}/**/*.{ts,tsx}',
  'src/api-page/*.tsx',
];
/** Code that runs while the site is built, and never in a browser. */
const BUILD = [
  'src/{build,csp,config}/**/*.ts',
  'src/search/index/**/*.ts',
  'src/search/*.ts',
  'src/facts/json/**/*.ts',
  'src/samples/{region,highlight,no-client-prism}/**/*.ts',
  'src/api-page/{redoc-fixes,patches,preset,style-file}.ts',
];
/** Code that runs anywhere: neither React, nor the page, nor Node. */
const PURE = ['src/search/engine/**/*.ts', 'src/facts/*.ts', 'src/**/*.pure.ts'];
const TESTS = ['**/*.test.{ts,tsx}', 'src/**/test-*.ts'];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.tmp/',
      'test-results/',
      'tests/**/fixtures/',
      '**/*.cjs',
      '**/*.js',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {project: ['./tsconfig.json', './examples/tsconfig.json'], tsconfigRootDir: root},
    },
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})]},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-restricted-paths': ['error', {basePath: root, zones}],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // ethers types contract methods as any; the samples stay as readers write them.
    files: ['examples/**/*.ts'],
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: BROWSER,
    ignores: TESTS,
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-imports': ['error', {patterns: [NODE_ONLY]}],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "SpreadElement[argument.type='CallExpression'][argument.callee.property.name=/^(matchAll|values|keys|entries)$/]",
          message: 'Babel runs in loose mode: use Array.from for iterators.',
        },
        {
          selector:
            "ArrayExpression > SpreadElement[argument.type='NewExpression'][argument.callee.name=/^(Set|Map)$/]",
          message: 'Babel runs in loose mode: use Array.from for a Set or a Map.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'No inline styles: the content security policy refuses them.',
        },
      ],
      'no-console': 'error',
      // Regions and code blocks that scroll must take the keyboard focus.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel', 'region', 'group']},
      ],
    },
  },
  {
    files: BUILD,
    rules: {'no-restricted-imports': ['error', {patterns: [BROWSER_ONLY]}]},
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', {patterns: [NODE_ONLY, BROWSER_ONLY]}],
      'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'localStorage', 'process'],
    },
  },
  {
    files: ['src/data/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {regex: '^(?!\\.\\./facts/model$)', message: 'Data modules import nothing but types.'},
            {
              group: ['../facts/model'],
              allowTypeImports: true,
              message: 'Data modules import nothing but types.',
            },
          ],
        },
      ],
    },
  },
);
