import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Sample {
  at: number;
  heap: number;
  rss: number;
  fds: number;
  connections: number;
}
interface Verdict {
  wrong: string[];
}

const MB = 1024 * 1024;
const REST = { fds: 40, connections: 10, handles: { Timeout: 9 } };

/** A judge is a module; asked for several verdicts at once, a process costs too much for each. */
function verdicts(cases: [Sample[], { before: object; after: object }][]): Verdict[] {
  const judge = join(__dirname, 'judge.mjs');
  const program = `import { judge } from ${JSON.stringify(judge)};
    console.log(JSON.stringify(${JSON.stringify(cases)}.map((one) => judge(...one))));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as Verdict[];
}

/** Half an hour whose heap goes up and down by 6 MB, and climbs. */
function halfHour(climbMb: number): Sample[] {
  return Array.from({ length: 180 }, (_, index) => ({
    at: index * 10_000,
    heap: (80 + 3 * Math.sin(index * 1.7) + (climbMb * index) / 60) * MB,
    rss: 200 * MB,
    fds: 60,
    connections: 10,
  }));
}

it('finds what climbs by more than its bound, and nothing in what goes up and down', () => {
  const rest = { before: REST, after: REST };
  const [steady, slow, leaking] = verdicts([
    [halfHour(0), rest],
    [halfHour(0.8), rest],
    [halfHour(2), rest],
  ]);

  expect([steady?.wrong, slow?.wrong]).toEqual([[], []]);
  expect(leaking?.wrong).toEqual([
    expect.stringMatching(/^heap climbs by 2(\.\d+)? MB in ten minutes, 1 are allowed$/),
  ]);
});

it('finds what stays open', () => {
  const after = { fds: 46, connections: 16, handles: { Timeout: 9, TCPSocketWrap: 6 } };
  const [verdict] = verdicts([[[], { before: REST, after }]]);

  expect(verdict?.wrong).toEqual([
    '6 fds more than before the load',
    '6 connections more than before the load',
    '6 TCPSocketWrap more than before the load',
  ]);
});
