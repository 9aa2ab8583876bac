import { execFileSync } from 'node:child_process';

/** Each reader of `bench:loop` with each hostile text once, whatever it costs. @returns how many readers there are */
const EACH_ONCE = `
  const { readers } = require('./readers.cjs');
  const { timesOf } = require('./loop-time.cjs');
  const load = (project, path) => require('../../' + project + '/dist/' + path);
  const all = readers(load);
  for (const reader of all) timesOf(reader, { short: 8, long: 64, enough: 1e9 });
  console.log(all.length);
`;

it('fits what the server reads with', () => {
  const found = execFileSync(process.execPath, ['-e', EACH_ONCE], { cwd: __dirname, encoding: 'utf8' });

  expect(Number(found)).toBeGreaterThanOrEqual(41);
});
