import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const workspace = join(__dirname, '..');

/** Coinages, and what the field says instead. One word has one meaning: these had several, or hid what is meant. */
const INSTEAD: Record<string, string> = {
  'others act': 'hook',
  'tell tells told news hear hears heard ear': 'notify, publish, event, subscriber',
  'ask asks asked asking look looks': 'fetch, query, find, check',
  'keep keeps kept keeping': 'cache, store, retain',
  'settle settles settled settling': 'charge, refund, complete, resolve, wait for',
  'hold holds held': 'lock',
  patience: 'timeout',
  'turn turns waits': 'slot, queue, lock',
  'round rounds': 'periodic job',
  'standing basis matter matters': 'status, policy versions, subject',
  'room rooms shelf desk paper papers books': 'store, quota, admin, document or PDF, ledger totals',
  'unfit strikes happening gone left crowd drawn':
    'rejected, failures, occurrence, removed, orphans, rendered',
};
const REFUSED = new Map(
  Object.entries(INSTEAD).flatMap(([words, instead]) =>
    words.split(' ').map((word) => [word, instead] as const),
  ),
);

/** Where a listed word is the field's own (socket.io's rooms), or a name of the wire (the filter `your_turn`). */
const ALLOWED = new Set([
  ...['ROOM', 'roomOf', 'roundHalfUp', 'editor-round-trip'],
  ...[
    'your-turn',
    'YourTurn',
    'yourTurn',
    'isYourTurn',
    'TurnFacts',
    'YOUR_TURN',
    'theirTurn',
    'nobodysTurn',
  ],
]);

const PRODUCTION = /^(backend|libs|platform|mf-|shell-|tools).*\.(tsx?|mjs|cjs|css)$/;
const TEST = /\.spec\.|\/e2e\/|\/test(-laravel)?\/|\/examples\//;
const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const refusedIn = (name: string) =>
  ALLOWED.has(name) ? undefined : wordsOf(name).find((word) => REFUSED.has(word));

const files = execFileSync('git', ['ls-files'], { cwd: workspace, encoding: 'utf8' })
  .split('\n')
  .filter((file) => PRODUCTION.test(file));

it('finds none of the listed words in the names of files', () => {
  const refused = files.flatMap((file) => {
    const word = refusedIn(basename(file).split('.')[0] ?? '');
    return word ? [`${file}: "${word}": ${REFUSED.get(word)}`] : [];
  });

  expect(refused).toEqual([]);
});

it('finds none of them in exported names', () => {
  const refused = files
    .filter((file) => !TEST.test(file))
    .flatMap((file) =>
      [...readFileSync(join(workspace, file), 'utf8').matchAll(EXPORTED)].flatMap(([, name = '']) => {
        const word = refusedIn(name);
        return word ? [`${name} in ${file}: "${word}": ${REFUSED.get(word)}`] : [];
      }),
    );

  expect(refused).toEqual([]);
});

it.each([
  ['KeptBooks', 'kept'],
  ['settle-ticket', 'settle'],
  ['Bookshelf', undefined],
  ['askedFor', 'asked'],
])('reads %s word by word', (name, word) => {
  expect(refusedIn(name)).toBe(word);
});
