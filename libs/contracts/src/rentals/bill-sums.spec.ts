import * as fc from 'fast-check';
import { type BillLine, billSums, decidedLines, isWithinClaim } from './bill-price';

const line = (id: number, claimed_amount: number): BillLine => ({
  id,
  kind: claimed_amount < 0 ? 'credit' : 'fuel',
  label: '',
  unsigned: false,
  quantity: 1,
  unit_amount: claimed_amount,
  claimed_amount,
  decided_amount: null,
});

it.each([
  ['within the deposit', [5_000], { from_deposit: 5_000, to_charge: 0, to_refund: 0 }],
  ['above it', [5_000, 8_000], { from_deposit: 10_000, to_charge: 3_000, to_refund: 0 }],
  ['less a credit', [15_000, -6_000], { from_deposit: 9_000, to_charge: 0, to_refund: 0 }],
  ['a credit alone', [-6_000], { from_deposit: 0, to_charge: 0, to_refund: 6_000 }],
  ['a credit of more than was paid', [-9_000], { from_deposit: 0, to_charge: 0, to_refund: 7_000 }],
])('takes the deposit first: %s', (_, amounts, sums) => {
  const lines = amounts.map((amount, index) => line(index, amount));
  expect(billSums(lines, { deposit: 10_000, rent: 7_000 })).toMatchObject(sums);
});

it('keeps claim and decision apart', () => {
  const decided = decidedLines([line(1, 5_000), line(2, 8_000)], new Map([[2, 3_000]]));

  expect(decided.map(({ decided_amount }) => decided_amount)).toEqual([5_000, 3_000]);
  expect(billSums(decided, { deposit: 0, rent: 0 })).toMatchObject({ claimed_total: 13_000, total: 8_000 });
});

it.each([
  [5_000, [0, 5_000], [-1, 5_001]],
  [-5_000, [0, -5_000], [1, -5_001]],
])('decides on %i within the claim', (claimed, within, beyond) => {
  const may = (amount: number) => isWithinClaim(line(1, claimed), amount);
  expect([within.map(may), beyond.map(may)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('divides what is owed between deposit, card and refund to the cent', () => {
  const amounts = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.nat(60_000), (claims, deposit) => {
      const sums = billSums(
        claims.map((amount, index) => line(index, amount)),
        { deposit, rent: 1e9 },
      );
      expect(sums.from_deposit + sums.to_charge - sums.to_refund).toBe(sums.total);
      expect(sums.from_deposit).toBeLessThanOrEqual(deposit);
      expect(Math.min(sums.from_deposit, sums.to_charge, sums.to_refund)).toBeGreaterThanOrEqual(0);
      expect(sums.to_charge > 0 && sums.from_deposit < deposit).toBe(false);
    }),
  );
});
