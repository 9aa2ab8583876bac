// Nx's executor for `lint` and `types`: the linter reads the types of the whole workspace, so that all projects of a
// command are checked in one run of it (a batch, in Nx's words), and each gets what was found in it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const OXLINT = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
const OF_TYPES = /typescript\(TS\d+\)\]$/;

export default function check(options, { root, projectName, projectsConfigurations }) {
  const task = { id: projectName, projectRoot: projectsConfigurations.projects[projectName].root };
  return checkAll({ tasks: { task } }, { [projectName]: options }, null, { root })[projectName];
}

/** @param inputs  options by tasks @throws Error where the linter could not do its work */
export function checkAll({ tasks }, inputs, _overrides, { root: cwd }) {
  const asked = Object.values(tasks);
  const args = [OXLINT, '--format=unix', ...new Set(asked.map(({ projectRoot }) => projectRoot))];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const faults = stdout.split('\n').filter((line) => /^\S+:\d+:\d+: /.test(line));
  if (status !== 0 && faults.length === 0) throw new Error(`oxlint ended with ${status}: ${stdout}${stderr}`);
  // Of a batch Nx shows nothing by itself.
  console.log(faults.join('\n'));
  const resultOf = ({ id, projectRoot }) => {
    const own = faults.filter((line) => line.startsWith(`${projectRoot}/`));
    const found = inputs[id].types ? own.filter((line) => OF_TYPES.test(line)) : own;
    return [id, { success: found.length === 0, terminalOutput: found.join('\n') }];
  };
  return Object.fromEntries(asked.map(resultOf));
}
