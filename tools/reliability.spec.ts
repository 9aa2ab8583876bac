import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
const ROWS = readFileSync(join(WORKSPACE, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-D]\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const files = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');

it('has the 57 rows, each once', () => {
  const ids = ROWS.map(([, id]) => id);

  expect(ids).toHaveLength(57);
  expect(new Set(ids).size).toBe(57);
});

it('says of each row one thing, and what shows it', () => {
  const wrong = ROWS.filter((cells) => cells.length !== 6 || /proven.*proven/i.test(cells[3] ?? ''));

  expect(wrong.map(([, id]) => id)).toEqual([]);
});

it('names files that exist', () => {
  const missing = ROWS.flatMap(([, , , , cell]) => files(cell)).filter(
    (file) => !existsSync(join(WORKSPACE, file)),
  );

  expect(missing).toEqual([]);
});

it('names a file wherever it says that something is shown, and none where nothing is', () => {
  const wrong = ROWS.filter(
    ([, , , state = '', cell]) => state.startsWith('Not proven') !== (files(cell).length === 0),
  );

  expect(wrong.map(([, id]) => id)).toEqual([]);
});

it('says proven only where npm test has a spec of it, and of a rig when it last ran', () => {
  const hasSpec = (cell = '') => files(cell).some((file) => /\.spec\.tsx?$/.test(file));
  const wrong = ROWS.filter(
    ([, , , state = '', cell]) =>
      (state.startsWith('Proven') && !hasSpec(cell)) ||
      (state.startsWith('By a rig') && !/, 20\d\d-\d\d/.test(state)),
  );

  expect(wrong.map(([, id]) => id)).toEqual([]);
});
