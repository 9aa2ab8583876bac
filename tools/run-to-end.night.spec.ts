import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Ended {
  status: number | null;
  output: string;
}

const RUNNER = join(__dirname, 'test/run-to-end.mjs');
/** Tells its number, and goes on for longer than any test. */
const LOOPS =
  'console.log(process.pid); for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
/** Has a child on the same streams, and ends before it. */
const LEAVES = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LOOPS)}], { stdio: 'inherit' }).unref()`;

/** The runner is a module. */
function ended(script: string, isDone: boolean, limits: { stepMs: number; endMs: number }): Ended {
  const program = `import { runToEnd } from ${JSON.stringify(RUNNER)};
    const args = ['-e', ${JSON.stringify(script)}];
    const { status, output } = await runToEnd(process.execPath, args, () => ${isDone}, ${JSON.stringify(limits)});
    console.log(JSON.stringify({ status, output }));`;
  const args = ['--input-type=module', '-e', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Ended;
}

it('tells how a command ended and what it said', () => {
  const script = "console.log('so much'); process.exit(3)";

  expect(ended(script, false, { stepMs: 60_000, endMs: 60_000 })).toEqual({ status: 3, output: 'so much\n' });
});

it.each([
  ['that takes longer than a step may', LOOPS, false, { stepMs: 1_000, endMs: 60_000 }, null],
  ['that goes on although its work is done', LOOPS, true, { stepMs: 60_000, endMs: 1_000 }, null],
  ['that leaves a process behind', LEAVES, true, { stepMs: 60_000, endMs: 1_000 }, 0],
])('ends a command %s, with all it started, and says so', (_name, script, isDone, limits, status) => {
  // It answers once all of them have let go of the streams.
  expect(ended(script, isDone, limits)).toEqual({
    status,
    output: expect.stringContaining('did not end, and was ended'),
  });
});
