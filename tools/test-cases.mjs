// `npm run test:cases`: 100,000 generated cases of each rule of money and time, where `npm test` tries 10,000.
// `-- --count 5000` for fewer.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';

const { values: options } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
const SPECS = ['rates', 'batch-windows', 'cancellation-tiers'].map(
  (name) => `libs/contracts/src/.*/${name}.spec`,
);

process.chdir(workspace);
const env = { ...process.env, CASES: options.count };
const child = spawn('npx', ['jest', '--selectProjects', 'unit', '--runInBand', ...SPECS], {
  env,
  stdio: 'inherit',
});
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
