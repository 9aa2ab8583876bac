import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '..');
const { unmappedFeatures } = jest.requireActual<{ unmappedFeatures(): string[] }>('./boundaries.cjs');

/** Writes one import where it is forbidden, and asks whether that is noticed. */
function violationsOf(file: string, source: string): string {
  const path = join(workspace, file);
  writeFileSync(path, source);
  try {
    const { stdout, status } = spawnSync(
      'npx',
      ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', file],
      { cwd: workspace, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    return status === 0 ? '' : stdout;
  } finally {
    rmSync(path, { force: true });
  }
}

describe('module boundaries', () => {
  it.each([
    [
      'a remote importing a remote',
      'mf-support/src/forbidden-import.ts',
      "import '../../mf-rentals/src/public';",
      'boundary:@yard/mf-support',
    ],
    [
      'a remote importing the server',
      'mf-support/src/forbidden-import.ts',
      "import '../../backend/src/clock/clock';",
      'boundary:@yard/mf-support',
    ],
    [
      'a deep import behind an index',
      'mf-support/src/forbidden-import.ts',
      "import '../../libs/money/src/money';",
      'boundary:@yard/mf-support',
    ],
    [
      'the wire layer importing ours',
      'libs/laravel-wire/core/src/forbidden-import.ts',
      "import '../../../money/src/index';",
      'wire-stands-alone',
    ],
    [
      'the browser half in the server',
      'backend/src/clock/forbidden-import.ts',
      "import '@laravel-wire/client';",
      'boundary:@yard/backend',
    ],
    [
      'messages naming their parent',
      'backend/src/messaging/forbidden-import.ts',
      "import '../rentals/rental-request.entity';",
      'feature:messaging',
    ],
  ])('refuses %s', (_, file, source, rule) => {
    expect(violationsOf(file, `${source}\n`)).toContain(rule);
  });

  it('has every feature of the backend on the map', () => {
    expect(unmappedFeatures()).toEqual([]);
  });
});
