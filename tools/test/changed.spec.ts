import { specRuns } from './changed.mjs';

const runsOf = (...files: string[]) => specRuns(files).map(([step, , args]) => [step, args.join(' ')]);

it('runs the units and screens that import a changed file', () => {
  expect(runsOf('libs/ui/src/button.tsx', 'docs/wire.md')).toEqual([
    ['unit', '--selectProjects unit screens --passWithNoTests --findRelatedTests libs/ui/src/button.tsx'],
  ]);
});

it('runs the wire’s specs where it changed, and the API’s beside what changed of it', () => {
  const runs = runsOf('platform/laravel-wire/nest/src/index.ts', 'backend/src/users/users.service.ts');

  expect(runs.map(([step]) => step)).toEqual(['unit', 'wire', 'api']);
  expect(runs[1]?.[1]).toContain('laravel-wire-nest laravel-wire-nest-express laravel-wire-typeorm');
  expect(runs[2]?.[1]).toContain('--selectProjects api-sqlite');
  expect(runs[2]?.[1]).toContain('--testPathPatterns=backend/src/users/[^/]+$');
});

it('runs nothing where only words changed', () => expect(runsOf('README.md')).toEqual([]));
