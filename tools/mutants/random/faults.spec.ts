import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function answerOf<T>(program: string): T {
  const modules = `import { faultsOf } from ${JSON.stringify(join(__dirname, 'faults.mjs'))};
    import { isSound, linesOf, withFaults } from ${JSON.stringify(join(__dirname, 'edits.mjs'))};
    import { drawFaults, isTried } from ${JSON.stringify(join(__dirname, 'places.mjs'))};`;
  const args = ['--input-type=module', '-e', `${modules} console.log(JSON.stringify(${program}))`];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', cwd: __dirname })) as T;
}

interface Tried {
  kind: string;
  words: string;
  values: [unknown, unknown, unknown];
}

/** Each fault of these expressions alone, and what becomes of the value; all in one process. */
const triedIn = (...expressions: string[]) =>
  answerOf<Tried[][]>(`${JSON.stringify(expressions)}.map((expression) => {
    const source = 'run(' + expression + ');';
    const valueOf = (code, on) => {
      globalThis.__yardFault = (number) => number === on;
      let value = 'not run';
      new Function('run', code)((given) => (value = given));
      return value;
    };
    return faultsOf('a.ts', source).map((fault) => {
      const switched = withFaults(source, [{ ...fault, number: 3 }]);
      const { kind, words } = fault;
      return { kind, words, values: [valueOf(source), valueOf(switched, 4), valueOf(switched, 3)] };
    });
  })`);

const EXPRESSION = `{
  sum: Math.max(2, 5 - 1),
  isLate: 3 < 3 || false,
  some: [1, 2, 3].filter((one) => one > 2),
  word: [1].length === 1 ? 'Two words' : 'none',
}`;

it('leaves what is not switched on as it was', () => {
  const [tried = []] = triedIn(EXPRESSION);

  expect(tried.length).toBeGreaterThan(20);
  for (const { values } of tried) expect(values[1]).toEqual(values[0]);
});

it('changes what the code gives where it is switched on', () => {
  const wanted: [kind: string, expression: string, values: unknown[]][] = [
    ['operator', '1 < 1', [true]],
    ['operator', 'null ?? 4', [4]],
    ['operator', '3 ?? 4', [4]],
    ['number', '7', [8]],
    ['boolean', 'true', [false]],
    ['condition', 'Date ? 1 : 2', [2]],
    ['property', '{ a: 1, b: 2 }', [{ b: 2 }, { a: 1 }]],
    ['predicate', '[1, 5].filter((one) => one > 2)', [[1]]],
    ['arguments', 'Math.pow(2, 3)', [9]],
    ['text', `{ title: 'Two words' }`, [{ title: 'Two' }]],
    ['text', `{ title: 'word' }`, [{ title: 'wordx' }]],
    ['text', '{ title: `Of ${1} two words` }', [{ title: 'Of 1 two' }]],
    ['call', '2', ['not run']],
  ];
  const tried = triedIn(...wanted.map(([, expression]) => expression));

  wanted.forEach(([kind, , values], index) =>
    expect(tried[index]?.filter((one) => one.kind === kind).map((one) => one.values[2])).toEqual(values),
  );
});

it('says what it does, and how the line would be', () => {
  const operator = triedIn('1 < 1')[0]?.find(({ kind }) => kind === 'operator');
  expect(operator?.words).toBe('1 < 1 with <= instead of <');

  const lines = answerOf<string[]>(
    `linesOf('a();\\n  b(1,\\n    2);\\nc();', faultsOf('a.ts', 'a();\\n  b(1,\\n    2);\\nc();').find(({ kind }) => kind === 'arguments'))`,
  );
  expect(lines).toEqual(['b(1, 2);', 'b(2, 1);']);
});

it('changes elements so that they are still read', () => {
  const source = `const a = <p title="Two words" hidden>\n  Some text\n  <b>{x && 1} and more</b>\n</p>;`;
  const [sound, code] = answerOf<[boolean, string]>(`(() => {
    const faults = faultsOf('a.tsx', ${JSON.stringify(source)}).filter(({ kind }) => kind === 'text');
    const code = withFaults(${JSON.stringify(source)}, faults.map((fault, number) => ({ ...fault, number })));
    return [isSound('a.tsx', code), code];
  })()`);

  expect(sound).toBe(true);
  expect(code).toContain('title={globalThis.__yardFault?.(0) ? "Two" : "Two words"}');
  expect(code).toContain('{globalThis.__yardFault?.(1) ? "Some" : "Some text"}<b>');
  expect(code).toContain('{globalThis.__yardFault?.(2) ? " and" : " and more"}</b>');
});

it('leaves alone what nobody would miss', () => {
  const source = `
    import { a } from 'some words';
    type Kind = 'one word' | 2;
    class Row { @Column({ length: 20 }) name = a; }
    throw new Error('Some words.');
    this.logger.warn('Some words.', 3);
    const WAIT_MS = 60 * 1000;
    const look = <p className="two words"><svg><path d="two words" /></svg></p>;
  `;

  const [words, tried] = answerOf<[string[], boolean[]]>(`[
    faultsOf('a.tsx', ${JSON.stringify(source)}).filter(({ kind }) => kind !== 'operator').map(({ words }) => words),
    ['backend/src/a/b.ts', 'mf-support/src/a.tsx', 'libs/ui/src/a.spec.ts', 'backend/apps/seeds/a.ts'].map(isTried),
  ]`);

  expect(words).toEqual([]);
  expect(tried).toEqual([true, true, false, false]);
});

it('draws the same places with the same seed, and no two at one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-faults-'));
  const lines = Array.from({ length: 60 }, (_, index) => `run(${index} < a, ${index});`);
  writeFileSync(join(folder, 'a.ts'), lines.join('\n'));
  const drawn = (seed: number) =>
    answerOf<{ number: number; words: string; line: number; edits: { start: number; end: number }[] }[]>(
      `drawFaults(${JSON.stringify(folder)}, ['a.ts'], 12, ${seed})`,
    );
  const first = drawn(1);

  expect(drawn(1)).toEqual(first);
  expect(drawn(2)).not.toEqual(first);
  expect(first.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const ends = first.flatMap(({ edits }) => edits).sort((a, b) => a.start - b.start);
  ends.slice(1).forEach(({ start }, index) => expect(start).toBeGreaterThanOrEqual(ends[index]?.end ?? 0));
  rmSync(folder, { recursive: true });
});
