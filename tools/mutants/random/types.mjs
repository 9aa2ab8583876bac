import { writeFileSync } from 'node:fs';
import { runToEnd } from '../../test/run-to-end.mjs';
import { withFault } from './edits.mjs';

const INFO = '.types-of-faults';
const ERROR = /error TS\d+: .*/;

/**
 * Checks the types of the copy, which is the current folder, with each fault alone and no switch.
 *
 * @param sources  of all files with switches, as they are, by their paths
 * @returns what the type check says, by a fault's `number`, of those that it says anything of
 */
export async function noticedByTypes(faults, sources) {
  for (const [path, source] of sources) writeFileSync(path, source);
  const broken = await errorOfTypes();
  if (broken) throw new Error(`The types are wrong without a fault: ${broken}`);
  const noticed = new Map();
  for (const fault of faults) {
    const source = sources.get(fault.path);
    writeFileSync(fault.path, withFault(source, fault));
    const error = await errorOfTypes();
    if (error) noticed.set(fault.number, error);
    writeFileSync(fault.path, source);
  }
  return noticed;
}

async function errorOfTypes() {
  const tsc = 'node_modules/typescript/bin/tsc';
  const options = ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', INFO, '--pretty', 'false'];
  const { status, output } = await runToEnd('node', [tsc, ...options]);
  if (status === 0) return null;
  const [error] = ERROR.exec(output) ?? [];
  if (!error) throw new Error(`The types could not be checked: ${output}`);
  return error;
}
