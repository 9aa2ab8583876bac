import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCases } from '../../conformance/src/cases';
import type { ReferenceCase } from '../../reference/src/conformance/cases';
import { coverage } from '../../reference/src/conformance/coverage';

type Replay = (recorded: ReferenceCase) => Promise<string[]>;

let replay: Replay;

beforeAll(async () => {
  replay = await (Reflect.get(globalThis, '__conformance') as () => Promise<Replay>)();
});

describe('the recorded exchanges', () => {
  const cases = readCases<ReferenceCase>(join(__dirname, '../../recordings'), 'response');

  it.each(cases.map(({ file, recorded }) => [file, recorded.name, recorded] as const))(
    '%s: %s',
    async (_file, _name, recorded) => {
      expect(await replay(recorded)).toEqual([]);
    },
  );

  it('are what the table says of them, as long as all pass', () => {
    const table = readFileSync(join(__dirname, '../../what-is-there.md'), 'utf8');

    expect(table).toBe(coverage(cases.map((one) => ({ ...one, passed: true }))));
  });
});
