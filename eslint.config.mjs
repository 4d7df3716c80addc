import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));

/** What each folder may import of the others: design.md, section 2. Anything not named is refused. */
const MAY_IMPORT = {
  'src/data': [],
  'src/lib': ['src/lib'],
  'src/client': ['src/client', 'src/lib', 'src/data'],
  'src/hooks': ['src/hooks', 'src/client', 'src/lib', 'src/data'],
  'src/components': ['src/components', 'src/hooks', 'src/client', 'src/lib', 'src/data'],
  'src/theme': ['src/theme', 'src/components', 'src/hooks', 'src/client', 'src/lib', 'src/data'],
  'src/plugins': ['src/plugins', 'src/lib'],
  'src/remark': ['src/remark', 'src/lib'],
  'src/config': ['src/config', 'src/plugins', 'src/remark', 'src/lib', 'src/data'],
  examples: ['examples'],
};

const FOLDERS = [...Object.keys(MAY_IMPORT), 'docs', 'scripts', 'tests'];

const zones = Object.entries(MAY_IMPORT).flatMap(([target, allowed]) =>
  FOLDERS.filter((from) => !allowed.includes(from)).map((from) => ({
    target: `./${target}`,
    from: `./${from}`,
    message: `${target} may import only: ${allowed.join(', ') || 'nothing'} (design.md, section 2).`,
  })),
);

/** Modules that exist in Node only. */
const NODE_ONLY = {
  group: ['node:*', 'fs', 'path', 'crypto', 'child_process'],
  message: 'Browser code never imports Node modules.',
};
const BROWSER_ONLY = {
  group: ['react', 'react-dom', '@theme/*', '*.css'],
  message: 'Build code never imports React or CSS.',
};

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
    files: ['src/{client,hooks,components,theme}/**/*.{ts,tsx}'],
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
    files: ['src/{plugins,remark}/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [BROWSER_ONLY]}]},
  },
  {
    files: ['src/data/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{group: ['*'], message: 'Data modules import nothing.'}]},
      ],
    },
  },
);
