import { overBudget, sizesOf } from './size.mjs';

const RAISE = { room: 'libs/ui', lines: 10, why: 'a field for signatures' };

it('counts production code by room: none of its specs, stories or tools', () => {
  const files = [
    'backend/src/rentals/moves/approve.ts',
    'backend/src/rentals/moves/approve.spec.ts',
    'backend/src/rentals/rentals.module.ts',
    'backend/test/api.ts',
    'libs/ui/src/button.module.css',
    'platform/laravel-wire/nest/src/paginate.ts',
    'libs/testing/screen/screen.tsx',
    'mf-rentals/e2e/alone.ts',
    'mf-rentals/src/home/home.tsx',
    'mf-rentals/package.json',
    'tools/size.ts',
  ];

  expect(sizesOf(files.map((path) => ({ path, lines: 10 })))).toEqual({
    'backend/src/rentals': 20,
    'libs/ui': 10,
    'platform/laravel-wire/nest': 10,
    'mf-rentals': 10,
  });
});

it.each([
  ['as many as it may', 100, []],
  ['more than it may', 101, ['libs/ui has 101 lines and a budget of 100']],
])('finds fault with a room of %s', (_, lines, wrong) => {
  expect(overBudget({ 'libs/ui': lines }, { rooms: { 'libs/ui': 100 }, raises: [] })).toEqual(wrong);
});

it('allows what a raise with its reason allows, and no room that nobody planned', () => {
  const budget = { rooms: { 'libs/ui': 100 }, raises: [RAISE] };

  expect(overBudget({ 'libs/ui': 110, 'libs/new': 1 }, budget)).toEqual([
    'libs/new has 1 lines and a budget of 0',
  ]);
});
