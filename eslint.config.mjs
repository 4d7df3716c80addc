import {readdirSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import {translatable} from './scripts/lint/translatable.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));

const plugins = readdirSync(path.join(root, 'src/plugins'));

const zones = [
  ...plugins.map((name) => ({
    target: ['docusaurus.config.ts', 'docs', 'src/!(plugins)/**', `src/plugins/!(${name})/**`],
    from: [`src/plugins/${name}/!(index.ts|client)/**`, `src/plugins/${name}/client/*/**`],
    message: `Import src/plugins/${name}, or a module directly in its client folder.`,
  })),
  {target: 'src/lib', from: 'src/!(lib)/**', message: 'Helpers in src/lib import nothing of this site.'},
  {
    target: 'src/plugins',
    from: 'src/!(plugins|lib)/**',
    message: 'A plugin knows nothing of this site. Pass what it needs as an option.',
  },
];

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
  'src/{components,lib,tools,theme}/**/*.{ts,tsx,mts,mjs,cjs}',
  'src/plugins/*/{client,theme}/**/*.{ts,tsx,mts,mjs,cjs}',
];
/** Code that runs while the site is built, and never in a browser. */
const BUILD = ['docusaurus.config.ts', 'src/config/**/*.ts', 'src/plugins/*/{index.ts,node/**/*.{ts,cjs}}'];
/** Code that runs anywhere: neither React, nor the page, nor Node. */
const PURE = ['src/data/**/*.ts', 'src/plugins/*/shared/**/*.ts'];
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
    // What readers change; the rest of a page stays as it was built.
    files: ['src/tools/**/*.tsx', 'src/plugins/search/client/**/*.tsx'],
    ignores: TESTS,
    plugins: {site: {rules: {translatable}}},
    rules: {'site/translatable': 'error'},
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
            {
              regex: '^(?!\\.\\./plugins/facts$|\\./sources$)',
              message: 'Data modules import types and their sources.',
            },
            {
              group: ['../plugins/facts'],
              allowTypeImports: true,
              message: 'Data modules import types and their sources.',
            },
          ],
        },
      ],
    },
  },
);
