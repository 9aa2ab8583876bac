import { join } from 'node:path';
import { readCases, type RecordedCase } from '../../reference/src/conformance/cases';

type Replay = (recorded: RecordedCase) => Promise<string[]>;

let replay: Replay;

beforeAll(async () => {
  replay = await (Reflect.get(globalThis, '__conformance') as () => Promise<Replay>)();
});

describe('the recorded exchanges', () => {
  const cases = readCases(join(__dirname, '../../recordings'));

  it.each(cases.map(({ file, recorded }) => [file, recorded.name, recorded] as const))(
    '%s: %s',
    async (_file, _name, recorded) => {
      expect(await replay(recorded)).toEqual([]);
    },
  );
});
