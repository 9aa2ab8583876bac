import { billStatusOf, fuelAmount, isBillOver } from './bill';
import type { PaymentStatus } from '../payments/payment-words';

const AT = '2026-12-19T12:00:00.000000Z';
const status = (
  stamps: { accepted_at?: string; contested_at?: string; decided_at?: string },
  to_charge = 0,
  payments: PaymentStatus[] = [],
) =>
  billStatusOf(
    { accepted_at: null, contested_at: null, decided_at: null, ...stamps, to_charge },
    payments.map((one) => ({ status: one, amount: 5, failure_message: null })),
  );

it.each([
  ['made', status({}, 5), 'offered'],
  ['contested', status({ contested_at: AT }, 5), 'contested'],
  ['accepted, the deposit covers it', status({ accepted_at: AT }), 'paid'],
  ['agreed after a contest', status({ contested_at: AT, accepted_at: AT }), 'paid'],
  ['accepted, its charge on the way', status({ accepted_at: AT }, 5, ['pending']), 'accepted'],
  ['accepted, charged', status({ accepted_at: AT }, 5, ['succeeded']), 'paid'],
  ['charged with the second card', status({ accepted_at: AT }, 5, ['failed', 'succeeded']), 'paid'],
  ['accepted, refused', status({ accepted_at: AT }, 5, ['failed']), 'unpaid'],
  ['accepted, the bank asks', status({ accepted_at: AT }, 5, ['requires_action']), 'unpaid'],
  ['refused, tried again', status({ decided_at: AT }, 5, ['failed', 'processing']), 'unpaid'],
  ['decided, the deposit covers it', status({ contested_at: AT, decided_at: AT }), 'decided'],
  ['decided, its charge on the way', status({ decided_at: AT }, 5, ['processing']), 'decided'],
  ['decided, charged', status({ decided_at: AT }, 5, ['succeeded']), 'paid'],
])('is, %s: %s', (_, found, expected) => expect(found).toBe(expected));

it('is decided where an admin waived what was refused', () => {
  const bill = { accepted_at: AT, contested_at: null, decided_at: null, to_charge: 5 };
  const refused = { status: 'failed', amount: 5, failure_message: 'No.' } as const;
  const waived = { status: 'waived' } as const;
  expect(billStatusOf(bill, [refused, waived])).toBe('decided');
});

it.each([
  ['offered', 0, false],
  ['contested', 0, false],
  ['accepted', 5, false],
  ['decided', 5, false],
  ['decided', 0, true],
  ['paid', 5, true],
  ['unpaid', 5, true],
] as const)('lets the rental close when it is %s with %i to charge: %s', (one, to_charge, isOver) => {
  expect(isBillOver(one, { to_charge })).toBe(isOver);
});

it.each([
  [200, 40, 80],
  [33.33, 33, 11],
  [200, 0, 0],
  [200, -10, 0],
])('prices refuelling: a tank of %d, %i percent missing: %d', (tank, missing, amount) => {
  expect(fuelAmount(tank, missing)).toBe(amount);
});
