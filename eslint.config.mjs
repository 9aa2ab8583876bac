import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TAKE_THE_CLOCK = 'Take the clock (or `now`) instead.';
/** Rules that take the clock as a parameter must not reach for the machine's. */
const MACHINE_CLOCK = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: TAKE_THE_CLOCK },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: TAKE_THE_CLOCK,
  },
];

const IN_TRANSACTION =
  'CallExpression[callee.property.name="run"][callee.object.property.name="unitOfWork"] > :function';
const TAKE_THE_TRANSACTION = 'In a transaction only `tx`: anything else reads and writes outside it.';
/** What was injected has a connection of its own: docs/decisions/0040. */
const OUTSIDE_THE_TRANSACTION = [
  {
    selector: `${IN_TRANSACTION} MemberExpression[object.type="ThisExpression"][property.name=/^(dataSource|manager)$/]`,
    message: TAKE_THE_TRANSACTION,
  },
  {
    selector: `${IN_TRANSACTION} CallExpression[callee.object.object.type="ThisExpression"][callee.property.name=/^(findBy|findOne|findOneBy|findOneOrFail|findOneByOrFail|findAndCount|existsBy|countBy|sum|maximum|createQueryBuilder|query)$/]`,
    message: TAKE_THE_TRANSACTION,
  },
];

const UNDECLARED_TABLE = {
  selector: 'CallExpression[callee.property.name="getRepository"]',
  message:
    'A provider has its repository injected (@InjectRepository); a plain function takes one, or a manager.',
};

/** A file is one screen; longer ones are split by idea. Data that tells a story may be longer. */
const FILE_LINES = 200;
/** A function does one thing; longer ones are split by idea. */
const FUNCTION_LINES = 40;
/** What is longer because it is better in one piece. */
const LONGER_FUNCTIONS = [
  // Tables as they were made, and rows that tell a story: data.
  'backend/src/{database/migrations,seeds}/**/*.ts',
  // A controller that is made for each kind of record: its routes stand together, as in any controller.
  'backend/src/messaging/conversation-routes.ts',
  // Forms and frames of the search: one field beside the other.
  'mf-catalog/src/search/{place-fields,search-filters,search-head,search-page}.tsx',
  // A `describe` holds its tests, a story its steps.
  '**/*.spec.{ts,tsx}',
  '{backend/test,shell-*/e2e,**/spec-support}/**/*.ts',
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.cache/**', 'storage/**', '**/*.module.css'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: FILE_LINES, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': [
        'error',
        { max: FUNCTION_LINES, skipBlankLines: false, skipComments: false },
      ],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
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
    files: ['{mf,shell}-*/src/**/*.{ts,tsx}', 'libs/{files,remote-kit,session}/src/**/*.{ts,tsx}'],
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
  { files: ['backend/src/{seeds,database/migrations}/**/*.ts'], rules: { 'max-lines': 'off' } },
  { files: LONGER_FUNCTIONS, rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OUTSIDE_THE_TRANSACTION] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'backend/src/{database,seeds,adoption,cli}/**'],
    rules: { 'no-restricted-syntax': ['error', ...OUTSIDE_THE_TRANSACTION, UNDECLARED_TABLE] },
  },
  {
    files: ['libs/contracts/**/*.ts', 'libs/dates/**/*.ts', 'libs/money/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...MACHINE_CLOCK] },
  },
  {
    // The last one that matches a file counts: all three.
    files: ['backend/src/{rentals,payments,catalog,agreements,support,messaging,users}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...MACHINE_CLOCK, ...OUTSIDE_THE_TRANSACTION, UNDECLARED_TABLE],
    },
  },
);
