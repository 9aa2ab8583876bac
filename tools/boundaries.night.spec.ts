import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '..');
const { unmappedParts } = jest.requireActual<{ unmappedParts(): string[] }>('./boundaries.cjs');

/** An import where it is forbidden, in a file of its own, and the rule that must notice it. */
const FORBIDDEN: Record<string, { file: string; source: string; rule: string }> = {
  'a remote importing a remote': {
    file: 'mf-support/src/forbidden-remote.ts',
    source: "import '../../mf-rentals/src/public';",
    rule: 'boundary:@yard/mf-support',
  },
  'a remote importing the server': {
    file: 'mf-support/src/forbidden-server.ts',
    source: "import '../../platform/server-kit/src/base/clock/clock';",
    rule: 'boundary:@yard/mf-support',
  },
  'a deep import behind an index': {
    file: 'mf-support/src/forbidden-depth.ts',
    source: "import '../../platform/money/src/money';",
    rule: 'boundary:@yard/mf-support',
  },
  'a platform importing the product': {
    file: 'platform/laravel-wire/core/src/forbidden-import.ts',
    source: "import '../../../../libs/dates/src/index';",
    rule: 'platforms-stand-alone',
  },
  'a spec naming what a platform does not export': {
    file: 'backend/src/config/forbidden-path.unit.spec.ts',
    source: "import '../../../platform/laravel-wire/nest/src/session/encrypter';",
    rule: 'platforms-by-their-exports',
  },
  'the browser half in the server': {
    file: 'backend/src/config/forbidden-import.ts',
    source: "import '@laravel-wire/client';",
    rule: 'boundary:@yard/backend',
  },
  'messages naming their parent': {
    file: 'backend/src/messaging/forbidden-import.ts',
    source: "import '../rentals/records/rental-request.entity';",
    rule: 'room:messaging',
  },
  'a room naming what is started': {
    file: 'backend/src/config/forbidden-program.ts',
    source: "import '../../apps/server/app';",
    rule: 'room:config',
  },
  'a move reading what shows it': {
    file: 'backend/src/rentals/moves/forbidden-import.ts',
    source: "import '../views/request-views';",
    rule: 'room:rentals/moves',
  },
  'a tool of the server naming the product': {
    file: 'platform/server-kit/src/store/forbidden-product.ts',
    source: "import '@yard/contracts';",
    rule: 'boundary:@kit/server',
  },
  'the lowest of the tools naming one above': {
    file: 'platform/server-kit/src/base/clock/forbidden-import.ts',
    source: "import '../../store/unit-of-work';",
    rule: 'server:base/clock',
  },
  'a cycle, were it of types alone': {
    file: 'mf-support/src/forbidden-cycle.ts',
    source:
      "import type { Other } from './forbidden-cycle';\nexport type One = Other;\nexport type Other = 1;",
    rule: 'no-cycles',
  },
};

interface Violation {
  from: string;
  rule: { name: string };
}

/** Writes them all, and asks once which are noticed. */
function violations(): Violation[] {
  const files = Object.values(FORBIDDEN).map(({ file }) => file);
  try {
    for (const { file, source } of Object.values(FORBIDDEN))
      writeFileSync(join(workspace, file), `${source}\n`);
    const { stdout } = spawnSync(
      'npx',
      ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...files],
      { cwd: workspace, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 2 ** 28 },
    );
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    for (const file of files) rmSync(join(workspace, file), { force: true });
  }
}

describe('module boundaries', () => {
  let found: Violation[] = [];
  beforeAll(() => {
    found = violations();
  });

  it.each(Object.keys(FORBIDDEN))('refuse %s', (name) => {
    const { file, rule } = FORBIDDEN[name] ?? {};
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  it('have every folder of the server on the map', () => expect(unmappedParts()).toEqual([]));
});
