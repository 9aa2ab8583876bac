import { isMoneyDisputed, PAYMENT_STATUSES, wasCollected } from '@yard/contracts';
import { rows } from '../../test/api';
import { insertMany } from '../../test/insert-many';
import { writeSomeRentals } from '../../test/some-rentals';
import { collected, DISPUTED } from './money-in-sql';

/** The card provider's words, and none. */
const DISPUTES = [
  null,
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
];

interface Row {
  id: number;
  status: (typeof PAYMENT_STATUSES)[number];
  dispute_status: string | null;
}

it('takes the same payments for collected, and the same disputes for lost money, as the rules do', async () => {
  await writeSomeRentals(1);
  const every = PAYMENT_STATUSES.flatMap((status) =>
    DISPUTES.map((dispute_status) => ({ status, dispute_status })),
  );
  const AT = '2026-11-01 10:00:00.000';
  await insertMany(
    'payments',
    every.map((one, index) => ({
      ...one,
      rental_request_id: 1,
      kind: 'damage',
      attempt: index + 100,
      amount: 5,
      refunded_amount: 0,
      currency: 'usd',
      idempotency_key: `every-${index}`,
      dispute_amount: 3,
      created_at: AT,
      updated_at: AT,
    })),
  );
  const idsOf = (list: readonly Row[]) => list.map(({ id }) => id).sort((one, other) => one - other);
  const found = async (where: string) => idsOf(await rows<Row>('payments p', where));
  const all = await rows<Row>('payments');
  expect(all.length).toBeGreaterThanOrEqual(every.length);

  expect(await found(collected('p.status'))).toEqual(idsOf(all.filter(wasCollected)));
  const disputed = all.filter(({ dispute_status }) => isMoneyDisputed(dispute_status));
  expect(await found(`${DISPUTED} > 0`)).toEqual(idsOf(disputed));
});
