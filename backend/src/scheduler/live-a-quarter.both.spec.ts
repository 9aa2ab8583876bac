import { BATCHES } from '@yard/contracts/back-office';
import { addDays } from '@yard/dates';
import { api, rows } from '../../test/api';
import { worker } from '../../test/batches';
import { type Cast, makeCast } from '../../test/histories/cast';
import { differences } from '../../test/ledger-scene';
import { make } from '../../test/make';
import { ledger } from '../../test/rental-scene';

/** A month each: clocks go back, years end, clocks go forward. */
const LAUNCHES = ['2026-10-20', '2026-12-20', '2027-02-20'];
const DAYS = 30;
const WEEKS = 2;
/** When the timetable wakes up (UTC), with people at their desks at noon and in the evening. */
const CLOCK = ['00:30', '06:00', '06:30', '07:00', '12:00', '23:00'];

const FATES = [
  'as it should',
  'never brought back',
  'card refused',
  'never answered',
  'declined',
  'cancelled by the renter',
  'damaged, silence',
  'contested, ruled by an admin',
] as const;

interface Rental {
  id: number;
  fate: (typeof FATES)[number];
  renter: Cast['renters'][number];
  start: string;
  end: string;
}

it.each(LAUNCHES)(
  'lives a month from %s on, and every cent and notice is where it belongs',
  async (first) => {
    const launch = new Date(`${first}T12:00:00Z`);
    api.clock.set(launch.toISOString());
    const cast = await makeCast();
    const machines: number[] = [];
    for (let index = 0; index < 4; index += 1) machines.push((await make.machine(cast.owner)).id);
    const rentals: Rental[] = [];

    for (let day = 0; day <= DAYS; day += 1) {
      const date = addDays(first, day);
      for (const time of CLOCK) {
        const now = new Date(`${date}T${time}:00Z`);
        if (now <= launch) continue;
        api.clock.set(now.toISOString());
        if (time === '12:00') await noon(cast, { date, day, machines, rentals });
        else if (time === '23:00') await evening(cast, rentals, date);
        else await tick(launch);
      }
    }

    await mustHaveHappened(rentals);
  },
);

interface Noon {
  date: string;
  day: number;
  machines: number[];
  rentals: Rental[];
}

/** Once a week each machine is asked for, from in five days on; that noon's requests meet their first answer. */
async function noon(cast: Cast, { date, day, machines, rentals }: Noon): Promise<void> {
  for (const rental of rentals) {
    if (rental.fate === 'contested, ruled by an admin' && date === addDays(rental.end, 2)) {
      await cast.close(rental.id, { damage_amount: 30 });
    }
  }
  if (day % 7 !== 1 || day > WEEKS * 7) return;
  for (const machine_id of machines) {
    const fate = FATES[rentals.length % FATES.length] ?? FATES[0];
    const renter = cast.renters[rentals.length % cast.renters.length];
    if (!renter) throw new Error('nobody to rent');
    const [start, end] = [addDays(date, 5), addDays(date, 8)];
    const [id = 0] = await cast.create(renter.user, {
      machine_id,
      address_id: renter.address,
      start_date: start,
      end_date: end,
      stripe_payment_method_id: fate === 'card refused' ? 'pm_card_chargeDeclined' : 'pm_card_visa',
    });
    rentals.push({ id, fate, renter, start, end });
    if (fate === 'declined') await cast.decline(id);
    else if (fate !== 'never answered') await cast.approve(id);
    if (fate === 'cancelled by the renter') await cast.cancel(renter.user, id);
  }
}

/** Machines come back on the evening of the last day. */
async function evening(cast: Cast, rentals: Rental[], date: string): Promise<void> {
  const good = { returned_at: api.clock.now().toISOString(), condition: 'good' };
  for (const { id, fate, renter } of rentals.filter(({ end }) => end === date)) {
    if (fate === 'as it should') {
      await cast.bringBack(id, good);
      await cast.accept(renter.user, id);
    } else if (fate === 'damaged, silence') {
      await cast.bringBack(id, { ...good, condition: 'damaged', damage_amount: 80 });
    } else if (fate === 'contested, ruled by an admin') {
      await cast.bringBack(id, { ...good, condition: 'damaged', damage_amount: 200 });
      await cast.contest(renter.user, id);
    }
  }
}

async function tick(launch: Date): Promise<void> {
  type Timetable = { tick(since: Date): Promise<void> };
  type Sweeper = { sweep(): Promise<void> };
  await api.provider<Timetable>('src/scheduler/timetable', 'Timetable').tick(launch);
  await worker().idle();
  await api.provider<Sweeper>('src/payments/payment-sweeper', 'PaymentSweeper').sweep();
  await api.provider<Sweeper>('src/ledger/payouts/payout-sweeper', 'PayoutSweeper').sweep();
}

const EACH = (WEEKS * 4) / FATES.length;
const count = async (table: string, where: string) => (await rows(table, where)).length;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Four days cost 1,400 by the week's rate, and a fifth of it is the deposit: 280. */
async function mustHaveHappened(rentals: Rental[]): Promise<void> {
  expect(rentals).toHaveLength(EACH * FATES.length);
  expect(await count('rental_requests', 'closed_at IS NOT NULL')).toBe(4 * EACH);
  expect(await count('rental_requests', 'declined_at IS NOT NULL')).toBe(EACH);
  expect(await count('cancellations', 'user_id IS NULL')).toBe(2 * EACH);
  expect(await count('cancellations', 'user_id IS NOT NULL')).toBe(EACH);

  const { charged, refunded } = await ledger();
  expect(charged.filter((amount) => amount === 28_000)).toHaveLength(5 * EACH);
  expect(charged.filter((amount) => amount === 140_000)).toHaveLength(4 * EACH);
  expect(charged).toHaveLength(9 * EACH);
  // Whole, whole, half by the tier of two days, less 80, less 30.
  expect(sum(refunded)).toBe(EACH * (28_000 + 28_000 + 14_000 + 20_000 + 25_000));
  expect(refunded).toHaveLength(5 * EACH);
  expect(await count('payments', "status = 'failed'")).toBe(2 * EACH);
  expect(await count('payments', "status IN ('pending', 'processing')")).toBe(0);
  expect(await count('payouts', "status = 'waiting_for_account'")).toBe(5 * EACH);
  expect(await differences()).toEqual([]);

  // Told on the second day after the last one, and daily until it is closed on the eighth.
  expect(await count('notifications', "type = 'rental_request.return_missing'")).toBe(6 * EACH);
  // Deposit and rent.
  expect(await count('notifications', "type = 'rental_request.payment_failed'")).toBe(2 * EACH);
  expect(await count('machine_days', "reason = 'rental'")).toBe(4 * 4 * EACH);
  expect(await count('batch_runs', "status = 'finished' AND failed = 0")).toBe(BATCHES.length * DAYS);
  expect(await count('batch_runs', '1 = 1')).toBe(BATCHES.length * DAYS);
}
