import { BATCHES } from '@yard/contracts/back-office';
import { api } from '../../test/api';

const NAMES =
  'migrate migrate:rollback seed import:machines import:addresses user:create user:admin user:password ' +
  'user:two-factor user:suspend batch ledger:check audit:check search:index backup backup:verify restore ' +
  'storage:copy storage:sweep remote:publish remote:check remote:list remote:canary remote:promote ' +
  'remote:rollback remote:remove remote:prune remote:team remote:teams remote:team:remove doctor';

/** Each command as the overview has it: how it is typed, and what it does. */
const overview = async (words: string[]) => {
  const { code, output } = await api.yard(words, {});
  const [head = '', list = ''] = output.split(/\n\n([^]*)/);
  const commands = [...list.matchAll(/ {2}(\S.*)\n {6}(\S.*)\n/gy)].map(([, usage = '', does = '']) => [
    usage,
    does,
  ]);
  return { code, head, list, commands };
};
const nameOf = ([usage = '']: string[]) => usage.split(' ')[0] ?? '';

it.each([
  [[], 'npm run yard -- <command>'],
  [['--help'], 'npm run yard -- <command>'],
  [['nonsense'], 'There is no command "nonsense".'],
])('says what there is for %j', async (words, first) => {
  const { code, head, list, commands } = await overview(words);

  expect([code, head]).toEqual([1, first]);
  expect(commands.map(nameOf).join(' ')).toBe(NAMES);
  expect(list).toBe(commands.map(([usage, does]) => `  ${usage}\n      ${does}\n`).join(''));
});

let listed: ReturnType<typeof overview> | undefined;

it.each(NAMES.split(' '))(
  'explains %s as the overview does, with every option that it takes',
  async (name) => {
    const [usage = '', does] =
      (await (listed ??= overview([]))).commands.find((one) => nameOf(one) === name) ?? [];

    const { code, output } = await api.yard([name, '--help'], {});

    const [head, options = ''] = output.split(/\n\n(?= {2}--)/);
    expect([code, head?.trimEnd()]).toEqual([0, `npm run yard -- ${usage}\n\n${does}`]);
    expect(options).toMatch(/^( {2}--[a-z-]+ {2,}\S.*\n)*$/);
    expect(options.match(/^ {2}--[a-z-]+/gm) ?? []).toEqual(
      expect.arrayContaining((usage.match(/--[a-z-]+/g) ?? []).map((option) => `  ${option}`)),
    );
  },
);

it('tells what an option does', async () => {
  expect(await api.yard(['batch', '--help'], {})).toEqual({
    code: 0,
    output:
      `npm run yard -- batch NAME [--dry-run]\n\nruns a batch now: ${BATCHES.join(', ')}\n\n` +
      '  --dry-run     changes nothing; says what a run would do\n',
  });
});

it('explains a command to whom gives it an option that it does not have', async () => {
  const { code, output } = await api.yard(['ledger:check', '--foo'], {});

  expect(code).toBe(1);
  expect(output).toContain("Unknown option '--foo'");
  expect(output.slice(output.indexOf('\n') + 1)).toBe(
    (await api.yard(['ledger:check', '--help'], {})).output,
  );
});
