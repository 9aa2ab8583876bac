import type { DataSource } from 'typeorm';
import { checkLedger } from '../src/ledger/checks/check-ledger';
import { api, as, forgetBroadcasts, later, rows } from './api';
import { active, returned } from './return-scene';

interface EntryRow {
  id: number;
  kind: string;
  entry_key: string;
}
interface LineRow {
  entry_id: number;
  account: string;
  amount: number | string;
}

/** Deposit and rent are collected at the same time: either may be first. */
const FIRST = ['deposit', 'rental'];
const place = (kind: string) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);

/** Every entry in the order it was posted, what came in first: its kind, and its sides in major units. */
export async function entries(): Promise<[string, Record<string, number>][]> {
  const lines = await rows<LineRow>('ledger_lines');
  const all = await rows<EntryRow>('ledger_entries');
  all.sort((a, b) => place(a.kind) - place(b.kind));
  return all.map(({ id, kind }) => {
    const own = lines.filter(({ entry_id }) => Number(entry_id) === Number(id));
    return [kind, Object.fromEntries(own.map(({ account, amount }) => [account, Number(amount)]))];
  });
}

/** What `yard ledger:check` says. */
export const differences = async () =>
  (await checkLedger(api.dataSource as unknown as DataSource)).differences;

export const sweepPayouts = () =>
  api.provider<{ sweep(): Promise<void> }>('src/ledger/payouts/payout-sweeper', 'PayoutSweeper').sweep();

/** The owner has told the provider where the money should go. */
export async function ready(owner: { id: number; email: string }): Promise<void> {
  const answer = await as(owner).post('/api/payouts/account/simulated');
  if (answer.status !== 200) throw new Error(`account answered ${answer.status}: ${answer.text}`);
}

/** Amounts in major units and states of the payouts there are, the oldest first. */
export async function payouts(): Promise<[number, string][]> {
  const found = await rows<{ amount: number | string; status: string }>('payouts', 'deleted_at IS NULL');
  return found.map(({ amount, status }) => [Number(amount), status]);
}

/** Transfers the simulated provider made, in minor units, the smallest first. */
export async function transfers(): Promise<number[]> {
  const made = await rows<{ body: string }>('simulated_objects', "object = 'transfer'");
  return made.map(({ body }) => (JSON.parse(body) as { amount: number }).amount).sort((a, b) => a - b);
}

/** Rent of 500 and deposit of 100 collected, the rental closed with damage; the owner's account ready or not. */
export async function closed({ damage = 0, isReady = true } = {}) {
  const scene = await returned(damage > 0 ? { condition: 'damaged', damage_amount: damage } : {});
  if (isReady) await ready(scene.owner);
  const answer = await as(scene.renter).post(`${scene.path}/accept`);
  if (answer.status !== 200) throw new Error(`accept answered ${answer.status}: ${answer.text}`);
  forgetBroadcasts();
  return scene;
}

type Scene = Awaited<ReturnType<typeof active>>;

/** Another rental of the same people, closed without damage: rent of 500 for five days, of 400 for one. */
export async function closedAgain(
  { owner, renter, approved }: Pick<Scene, 'owner' | 'renter' | 'approved'>,
  { start_date, end_date } = { start_date: '2026-12-21', end_date: '2026-12-25' },
) {
  const hoursBefore = new Date(`${start_date}T12:00:00Z`).getTime() - 24 * 3_600_000;
  later(new Date(hoursBefore).toISOString());
  const request = await approved({ start_date, end_date });
  later(`${end_date}T23:00:00Z`);
  const path = `/api/rental_requests/${request.id}/machine_return`;
  await as(owner).post(path, { returned_at: `${end_date}T20:00:00Z`, condition: 'good' });
  const answer = await as(renter).post(`${path}/accept`);
  if (answer.status !== 200) throw new Error(`accept answered ${answer.status}: ${answer.text}`);
  return request;
}
