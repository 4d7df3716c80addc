import {builtinModules} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Folders that get options from src/config. */
const ROOMS_TO_CONFIGURE = [
  'src/data',
  'src/facts',
  'src/samples',
  'src/search',
  'src/api-page',
  'src/csp',
  'src/start',
  'src/navigation',
  'src/markdown-pages',
  'src/page-metadata',
  'src/tools/run/build',
  'src/build',
];

/** The rooms of `src/` and what each may import of the others (.github/ARCHITECTURE.md). Anything not named is refused. */
const MAY_IMPORT = {
  'src/data': ['src/facts/model.ts'],
  'src/build': [],
  'src/facts': [],
  'src/samples': ['src/build'],
  'src/search': ['src/build', 'src/navigation/browser/on-this-page.ts'],
  'src/api-page': ['src/build'],
  'src/csp': ['src/build'],
  'src/navigation': ['src/build'],
  'src/markdown-pages': ['src/build'],
  'src/page-metadata': ['src/build'],
  'src/start': [
    'src/build/browser-targets.ts',
    'src/components/dialog/backdrop-click.ts',
    'src/components/folds/target.ts',
    'src/samples/frame/copy.ts',
    'src/search/box/slash-key.ts',
    'src/search/engine/limits.ts',
    'src/tools/reader/storage-key.ts',
  ],
  'src/components': ['src/facts', 'src/samples', 'src/data'],
  'src/tools': [
    'src/build/browser-targets.ts',
    'src/navigation/browser/on-this-page.ts',
    'src/components',
    'src/facts',
    'src/samples',
    'src/data',
  ],
  'src/theme': [
    'src/search',
    'src/api-page',
    'src/samples',
    'src/components',
    'src/facts',
    'src/tools',
    'src/navigation/browser',
  ],
  // The file with the benchmarks holds what the table shows.
  'src/config': [...ROOMS_TO_CONFIGURE, 'src/components/benchmarks/rows.ts'],
  // Build and browser mark the same placeholders.
  'docusaurus.config.ts': ['src/config', ...ROOMS_TO_CONFIGURE, 'src/components/copy/placeholders.ts'],
  'sidebars.ts': [],
  // The bench times the queries of the relevance test; the list of addresses is a test's.
  scripts: ['src', 'tests/search', 'tests/build/addresses.ts'],
  examples: [],
};

const zones = Object.entries(MAY_IMPORT).map(([target, allowed]) => ({
  target: `./${target}`,
  from: './',
  except: [target, ...allowed, 'node_modules', '.docusaurus'].map((folder) => `./${folder}`),
  message: `${target} may import only: ${allowed.join(', ') || 'nothing'} (.github/ARCHITECTURE.md).`,
}));

/**
 * Refuses modules by name, however they are imported: `import`, `export from`, `import()`, `require()`. Types are free.
 * @param names regular expression that the module names match; write a slash as `\\x2F`, because a slash would end the
 *   expression in the selector
 */
function refuse(names, message) {
  const forms = [
    "ImportDeclaration[importKind!='type']",
    "ExportNamedDeclaration[exportKind!='type']",
    'ExportAllDeclaration',
    'ImportExpression',
  ].map((form) => `${form}[source.value=/${names}/]`);
  return {
    selector: [...forms, `CallExpression[callee.name='require'][arguments.0.value=/${names}/]`].join(', '),
    message,
  };
}

const SLASH_OR_END = '(?:\\x2F|$)';
const NODE = refuse(
  `^(?:node:|(?:${builtinModules.filter((name) => !/[/_]/.test(name)).join('|')})${SLASH_OR_END})`,
  'Code for browsers never imports Node modules.',
);
const PAGE = refuse(
  `^(?:react|react-dom|@theme|@theme-original|@docusaurus\\x2F(?:Link|Head|use\\w+))${SLASH_OR_END}|\\.css$`,
  'Only code for browsers imports React, theme components or styles.',
);
/** Code that runs in a reader's browser. */
const BROWSER = [
  'src/{components,tools,theme}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/search/{client,box,page}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/{samples/frame,facts/sources}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/{api-page,navigation}/browser/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/start/!(start-on-intent).{ts,tsx,mts,mjs,cjs}',
];
/** Code that runs while the site is built, and never in a browser. */
const BUILD = [
  'docusaurus.config.ts',
  'src/{build,csp,config,markdown-pages,page-metadata}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/search/{index/**/*,*}.{ts,tsx,mts,mjs,cjs}',
  'src/facts/json/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/samples/{region,highlight}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/{samples,navigation}/*.{ts,tsx,mts,mjs,cjs}',
  'src/api-page/build/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/start/start-on-intent.ts',
  'src/tools/run/build/**/*.{ts,tsx,mts,mjs,cjs}',
];
/** Code that runs anywhere: neither React, nor the page, nor Node. */
const PURE = [
  'src/{data,search/engine}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/facts/*.{ts,tsx,mts,mjs,cjs}',
  'src/samples/frame/{narrow,placeholders}.ts',
];
const TESTS = ['**/*.test.{ts,tsx}'];

export default tseslint.config(
  {ignores: ['node_modules/', 'build/', '.docusaurus/', '.tmp/', 'test-results/']},
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs,js}'],
    plugins: {'import-x': importX, regexp},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})]},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      'import-x/no-restricted-paths': ['error', {basePath: root, zones}],
      // No regular expression may take more than linear time on some text, in the build or in a browser.
      'regexp/no-super-linear-backtracking': ['error', {report: 'certain'}],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {project: ['./tsconfig.json', './examples/tsconfig.json'], tsconfigRootDir: root},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
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
    settings: {runs: 'in browsers'},
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-syntax': [
        'error',
        NODE,
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
    ignores: TESTS,
    settings: {runs: 'in the build'},
    rules: {'no-restricted-syntax': ['error', PAGE]},
  },
  {
    files: PURE,
    ignores: TESTS,
    settings: {runs: 'anywhere'},
    rules: {
      'no-restricted-syntax': ['error', NODE, PAGE],
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
