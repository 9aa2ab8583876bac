import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runToEnd } from './run-to-end.mjs';

/** As many as there are cores: more only wait for each other, and everything that is timed with them. */
export const WORKERS = availableParallelism();

/** Spec files that need no browser, by step: the workers of one run share them. */
export const SPECS = {
  unit: ['unit'],
  screens: ['screens'],
  wire: ['laravel-wire-nest', 'laravel-wire-nest-express', 'laravel-wire-typeorm'],
  api: ['api-sqlite', 'api-mysql'],
};

/** Runs a command that either holds or not; its output is shown when it fails. Counts as one test. */
export async function check(name, command, args) {
  const { status, output, seconds } = await runToEnd(command, args);
  const passed = status === 0;
  if (!passed) console.log(output);
  say(name, passed, seconds);
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

export const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');
/**
 * Megabytes for what lives shortly: with Node's own 16 a tenth of what specs cost is the collector. And how much runs of
 * a function before it is optimised, 67,584 otherwise: a spec file's modules are compiled anew and thrown away with it,
 * so that V8's threads worked twice as long for nothing. Node 22 and later refuse to start with the second.
 */
const IS_BEFORE_22 = Number(process.versions.node.split('.')[0]) < 22;
export const V8 = ['--max-semi-space-size=64', ...(IS_BEFORE_22 ? ['--interrupt-budget=300000'] : [])];

/** Runs jest with its own summary kept, and counts its tests; a suite that cannot run counts as a failed test. */
export async function jest(name, scratch, args) {
  const file = join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const options = ['--json', `--outputFile=${file}`, '--silent'];
  const { status, output, seconds } = await runToEnd('node', [...V8, JEST, ...args, ...options], () =>
    existsSync(file),
  );
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const passed = result?.numPassedTests ?? 0;
  const skipped = (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  const broken = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0) + skipped;
  const mayBeNone = args.includes('--passWithNoTests');
  const failed = broken === 0 && (status !== 0 || (passed === 0 && !mayBeNone)) ? 1 : broken;
  if (failed > 0) console.log(output.replace(/^\{"numFailed[\s\S]*?\}$/m, ''));
  say(`${name} (${passed + failed} tests)`, failed === 0, seconds);
  return { name, passed, failed };
}

/** Prints the sum. @returns whether everything passed */
export function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0;
}

function say(name, passed, seconds) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name}, ${seconds.toFixed(0)} s`);
}
