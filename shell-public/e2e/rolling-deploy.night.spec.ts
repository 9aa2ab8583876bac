import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(240_000);

const WORKSPACE = join(__dirname, '../..');

/** At length: `npm run rig -- rolling`. */
it('shows every page while processes of two builds serve side by side', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-rolling-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(WORKSPACE, 'rigs/rolling/pages.mjs'), '--rounds', '1'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        CHROME_PATH: process.env['CHROME_PATH'],
        DATABASE_URL: `sqlite:${join(folder, 'rolling.sqlite')}`,
      },
    },
  );
  rmSync(folder, { recursive: true, force: true });

  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('"opened":7');
});
