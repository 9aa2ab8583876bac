import { goneFrom, now, textOf } from './kept';

it('shares all that the last release shared, but for what the changelog names with the remotes that break', () => {
  const changelog = textOf('CHANGELOG.md').replaceAll(/\s+/g, ' ');
  expect(goneFrom(now).filter((words) => !changelog.includes(words))).toEqual([]);
});

it('finds a name, a package and a version that are gone', () => {
  const { '@kit/money': _, ...shared } = now;
  const names = now['@yard/ui']?.names?.filter((name) => name !== 'Tabs') ?? [];
  const changed = {
    '@yard/ui': { version: '0.1.1', names },
    '@yard/reporting': { version: '0.2.0', names: null },
  };
  expect(goneFrom({ ...shared, ...changed })).toEqual(
    expect.arrayContaining([
      '`Tabs` of `@yard/ui` (mf-rentals, mf-support)',
      '`@kit/money` 0.1.0 (mf-agreements, mf-catalog, mf-rentals)',
      '`@yard/reporting` 0.1.0 (mf-support)',
    ]),
  );
});
