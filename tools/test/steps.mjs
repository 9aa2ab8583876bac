import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command that either holds or not; its output is shown when it fails. Counts as one test. */
export async function check(name, command, args) {
  const { status, output, seconds } = await run(command, args);
  const passed = status === 0;
  if (!passed) console.log(output);
  say(name, passed, seconds);
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** Runs jest with its own summary kept, and counts its tests; a suite that cannot run counts as a failed test. */
export async function jest(name, scratch, args) {
  const file = join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const { status, output, seconds } = await run('npx', [
    'jest',
    ...args,
    '--json',
    `--outputFile=${file}`,
    '--silent',
  ]);
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const passed = result?.numPassedTests ?? 0;
  const skipped = (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  const broken = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0) + skipped;
  const failed = broken === 0 && (status !== 0 || passed === 0) ? 1 : broken;
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

function run(command, args) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += String(error)));
    child.on('close', (status) => resolve({ status, output, seconds: (performance.now() - started) / 1000 }));
  });
}
