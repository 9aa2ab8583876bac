import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A file is one screen; longer ones are split by idea. Data that tells a story may be longer. */
const FILE_LINES = 200;

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.cache/**', 'storage/**', '**/*.module.css'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: FILE_LINES, skipBlankLines: false, skipComments: false }],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, inheritedMethods: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-require-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['**/*.tsx', 'libs/{ui,data,files,session,remote-kit}/**/*.ts', 'mf-*/**/*.ts', 'shell-*/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What a refused call is told as is written once, in libs/data (requirements 8.1 to 8.4).
    files: ['{mf,shell}-*/src/**/*.{ts,tsx}', 'libs/{remote-kit,session}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[property.name="message"]:matches([object.name=/^(e|err|error|failure|reason)$/], [object.property.name="error"])',
          message:
            'A form has useServerForm; any other call has useAlertedCall, or refusalWords where its words stand in place. What could not be loaded has failureWords.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@laravel-wire/client',
              importNames: ['presentErrors'],
              message: 'useServerForm, useAlertedCall and refusalWords of @yard/data sort a refusal’s words.',
            },
          ],
        },
      ],
    },
  },
  { files: ['backend/src/database/{seeds,migrations}/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    // Rules that take the clock as a parameter must not reach for the machine's.
    files: [
      'libs/contracts/**/*.ts',
      'libs/dates/**/*.ts',
      'libs/money/**/*.ts',
      'backend/src/{rentals,payments,catalog,agreements,support,messaging,users}/**/*.ts',
    ],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take the clock (or `now`) instead.',
        },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'Take the clock (or `now`) instead.',
        },
      ],
    },
  },
);
