import { overCeiling, sumsOf } from './size.mjs';

const CEILINGS = { product: 100, platforms: 100, specs: 100, scripts: 100, words: 100 };

it('counts lines of product, platforms, specs and scripts, and words of documents', () => {
  const files = [
    'backend/src/rentals/moves/approve.ts',
    'backend/src/rentals/moves/approve.spec.ts',
    'backend/test/api.ts',
    'libs/ui/src/button.module.css',
    'platform/laravel-wire/nest/src/paginate.ts',
    'libs/testing/screen/screen.tsx',
    'libs/testing/screen/environment.cjs',
    'mf-rentals/e2e/alone.ts',
    'mf-rentals/package.json',
    'rigs/cluster/run.ts',
    'tools/size.mjs',
    'docs/operations.md',
  ];

  expect(sumsOf(files.map((path) => ({ path, text: 'two words\n\n' })))).toEqual({
    product: 4,
    platforms: 2,
    specs: 8,
    scripts: 4,
    words: 2,
  });
});

it.each([
  ['at its ceiling', 100, []],
  ['above it', 101, ['product: 101, at most 100']],
])('finds fault with a sum %s', (_, product, wrong) => {
  expect(overCeiling({ product, specs: 3 }, CEILINGS)).toEqual(wrong);
});
