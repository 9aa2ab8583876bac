import { writeFileSync } from 'node:fs';
import { runToEnd } from '../../test/run-to-end.mjs';
import { withFault } from './edits.mjs';

const INFO = '.types-of-faults';
const TYPE_ERROR = /error TS\d+: .*/;
const LINT_ERROR = /\w+\([\w/-]+\): .*/;

/**
 * Checks lint and types of the copy, which is the current folder, with each fault alone and no switch.
 *
 * @param sources  of all files with switches, as they are, by their paths
 * @returns what the checks say, by a fault's `number`, of those that they say anything of
 */
export async function noticedByChecks(faults, sources) {
  for (const [path, source] of sources) writeFileSync(path, source);
  const broken = (await errorOfLint([...sources.keys()])) ?? (await errorOfTypes());
  if (broken) throw new Error(`The checks fail without a fault: ${broken}`);
  const noticed = new Map();
  for (const fault of faults) {
    const source = sources.get(fault.path);
    writeFileSync(fault.path, withFault(source, fault));
    const error = (await errorOfLint([fault.path])) ?? (await errorOfTypes());
    if (error) noticed.set(fault.number, error);
    writeFileSync(fault.path, source);
  }
  return noticed;
}

/** Lints these files alone: a fault's effect on others shows in the types. */
const errorOfLint = (paths) => errorOf(['node_modules/oxlint/bin/oxlint', ...paths], LINT_ERROR);

function errorOfTypes() {
  const options = ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', INFO, '--pretty', 'false'];
  return errorOf(['node_modules/typescript/bin/tsc', ...options], TYPE_ERROR);
}

async function errorOf(command, words) {
  const { status, output } = await runToEnd('node', command);
  if (status === 0) return null;
  const [error] = words.exec(output) ?? [];
  if (!error) throw new Error(`The check could not be made: ${output}`);
  return error;
}
