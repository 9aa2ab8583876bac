import type { BatchName } from '@yard/contracts';
import { api, inTransaction, later, rows } from '../../../test/api';
import { moveDays } from '../../../test/batches';
import { rentalScene } from '../../../test/rental-scene';

type Tx = object;
interface Batches {
  due(name: BatchName, now: Date): Promise<number[]>;
  apply(
    tx: Tx,
    name: BatchName,
    ids: number[],
    isDryRun: boolean,
  ): Promise<{ outcome: string; message: string | null }[]>;
}

const batches = () => api.provider<Batches>('src/rentals/batches/rental-batches', 'RentalBatches');
const applied = (name: BatchName, id: number) =>
  inTransaction(async (tx: Tx) => (await batches().apply(tx, name, [id], false))[0]);

it('closes nothing whose days were moved after it was found', async () => {
  const name = 'close_completed_rental_requests';
  const { approved } = await rentalScene();
  const { id } = await approved();
  later('2026-12-26T06:00:01Z');
  expect(await batches().due(name, api.clock.now())).toEqual([id]);

  await moveDays(id, '2026-12-14', '2026-12-19');

  expect(await applied(name, id)).toEqual({ outcome: 'skipped', message: 'It ended later.', amount: null });
  expect(await rows('rental_requests', 'closed_at IS NULL')).toHaveLength(1);
});

it('collects the rent once, however often a request is found', async () => {
  const name = 'collect_payment_for_upcoming_rental_requests';
  const { approved } = await rentalScene();
  const { id } = await approved();
  later('2026-12-13T12:00:00Z');
  expect(await batches().due(name, api.clock.now())).toEqual([id]);

  expect(await applied(name, id)).toEqual({ outcome: 'done', message: null, amount: expect.any(Number) });
  expect(await applied(name, id)).toEqual({
    outcome: 'skipped',
    message: 'A payment was attempted.',
    amount: null,
  });

  expect(await rows('payments', "kind = 'rental'")).toHaveLength(1);
});

it('begins no second rent, whoever asks for it', async () => {
  type Charges = { rent(tx: Tx, locked: object | null): Promise<object[]> };
  const charges = api.provider<Charges>('src/rentals/money/rental-charges', 'RentalCharges');
  const lock = api.exported<(tx: Tx, id: number) => Promise<object>>(
    'src/rentals/records/locked-request',
    'lockRequest',
  );
  const { approved } = await rentalScene();
  const { id } = await approved();
  later('2026-12-13T12:00:00Z');
  const begun = () => inTransaction(async (tx: Tx) => (await charges.rent(tx, await lock(tx, id))).length);

  expect([await begun(), await begun()]).toEqual([1, 0]);
  expect(await rows('payments', "kind = 'rental'")).toHaveLength(1);
});
