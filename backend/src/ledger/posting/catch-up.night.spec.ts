import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { api, as, rows } from '../../../test/api';
import { statementsOf } from '../../../test/count-queries';
import { closed, differences, entries, payouts, sweepPayouts, transfers } from '../../../test/ledger-scene';
import { indexesOf } from '../../../test/plans';

const run = promisify(execFile);

/** A command as people run it, on this database; its exit code and what it says. */
async function yard(command: string): Promise<[number, string]> {
  const { options } = api.dataSource as unknown as DataSource;
  const url = 'url' in options ? String(options.url) : `sqlite:${String(options.database)}`;
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, STORAGE_URL: api.storage };
  const cli = join(__dirname, '../../../dist/apps/cli/cli.js');
  return run(process.execPath, [cli, command], { env }).then(
    ({ stdout }) => [0, stdout],
    (error: { code: number; stdout: string }) => [error.code, error.stdout],
  );
}

async function forgetLedger(): Promise<void> {
  for (const table of ['ledger_lines', 'ledger_entries', 'statements', 'rental_endings']) {
    await api.dataSource.query(`DELETE FROM ${table}`);
  }
}

async function happened(): Promise<string[]> {
  const all = await rows<{ entry_key: string; posted_at: unknown }>('ledger_entries');
  return all.map(({ entry_key, posted_at }) => `${entry_key} ${String(posted_at)}`).sort();
}

it('posts what happened before there was a ledger as if it had been there, once', async () => {
  await closed({ damage: 60 });
  const [lived, moments] = [await entries(), await happened()];
  await forgetLedger();
  expect(await yard('ledger:check')).toEqual([1, expect.stringMatching(/does not agree with what happened/)]);

  expect(await yard('migrate')).toEqual([0, expect.stringMatching(/posted the money of 1 rentals/)]);
  expect(await yard('migrate')).toEqual([0, 'nothing to migrate\n']);

  expect(await entries()).toEqual(lived);
  expect(await happened()).toEqual(moments);
  expect(await differences()).toEqual([]);
  expect(await rows('statements')).toHaveLength(1);
  const [code, output] = await yard('ledger:check');
  expect([code, output]).toEqual([0, expect.stringMatching(/provider balance +\$50\.00\n/)]);
  expect(output).toMatch(/The ledger agrees with what happened/);
});

it('pays owners what they were due of rentals that ended before', async () => {
  const { owner } = await closed({ isReady: false });
  await api.dataSource.query('DELETE FROM payouts');
  await forgetLedger();
  await yard('migrate');
  await as(owner).post('/api/payouts/account/simulated');

  api.clock.set('2026-12-18T23:05:00Z');
  await sweepPayouts();

  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(await transfers()).toEqual([45_000]);
  expect(await differences()).toEqual([]);
});

it('knows of an owner who was paid out more than is due', async () => {
  const { act, admin, request } = await closed({ damage: 60 });
  await act(admin, request, 'refund_deposit', { amount: 60 });
  const [lived] = await rows('rental_endings');
  await forgetLedger();

  await yard('migrate');

  const [ending] = await rows('rental_endings');
  expect([lived?.['is_overpaid'], ending?.['is_overpaid']].map(Number)).toEqual([1, 1]);
  expect(await payouts()).toEqual([[510, 'paid']]);
});

it('reads what is posted by its index, whatever the database last counted', async () => {
  type Work = { run<T>(work: (tx: unknown) => Promise<T>): Promise<T> };
  type Books = { postAll(tx: unknown, ids: readonly number[]): Promise<void> };
  const unitOfWork = api.provider<Work>('@kit/server/store/unit-of-work', 'UnitOfWork');
  const books = api.provider<Books>('src/ledger/posting/ledger-posting', 'LedgerPosting');
  await closed();
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);

  const sent = await statementsOf(() => unitOfWork.run((tx) => books.postAll(tx, ids)));

  const reads = sent.filter(({ sql }) => /FROM (ledger_lines|rental_endings)\b/.test(sql));
  const by = (await Promise.all(reads.map(indexesOf))).map(([first]) => first);
  expect(by).toEqual([
    expect.stringContaining('rental_endings'),
    expect.stringContaining('rental_request_id'),
  ]);
});

it('posts once when two begin at the same moment', async () => {
  await closed({ damage: 60 });
  const lived = await entries();
  await forgetLedger();

  const answers = await Promise.all([yard('migrate'), yard('migrate')]);

  expect(answers.map(([code]) => code)).toEqual([0, 0]);
  expect(await entries()).toEqual(lived);
  expect(await differences()).toEqual([]);
});

it('knows a refund that only its payment tells of', async () => {
  await closed();
  await api.dataSource.query('DELETE FROM ledger_lines');
  await api.dataSource.query('DELETE FROM ledger_entries');
  await api.dataSource.query('DELETE FROM rental_endings');
  await api.dataSource.query('DELETE FROM refunds');

  await yard('migrate');

  expect((await entries()).filter(([kind]) => kind === 'refund')).toEqual([
    ['refund', { provider_balance: -100, deposits_held: 100 }],
  ]);
  expect(await differences()).toEqual([]);
});

it('has the demo world in its books', async () => {
  await yard('seed');

  expect(await yard('ledger:check')).toEqual([0, expect.stringMatching(/The ledger agrees/)]);
  const states = (await payouts()).map(([, status]) => status);
  expect([...new Set(states)].sort()).toEqual(['paid', 'waiting_for_account']);
});
