import { linesOf, linesOfOffset, sidesOfDamage, sidesOfPayment, sidesOfRefund } from './ledger-rules';

const rent = (amount: number) => ({ id: 1, kind: 'rental', amount }) as const;
const deposit = { id: 1, kind: 'deposit', amount: 10_000 } as const;

it.each([
  [100_000, 10, 10_000],
  [5, 10, 1],
  [4, 10, 0],
  [999, 12.5, 125],
  [1, 50, 1],
  [333, 0, 0],
  [333, 100, 333],
])('takes of a rent of %i at %d percent a fee of %i, rounded half up', (amount, percent, fee) => {
  const sides = sidesOfPayment(rent(amount), percent);

  expect(sides.platform_fees).toBe(-fee);
  expect(sides.owner_payable).toBe(fee - amount);
  expect(sides.provider_balance).toBe(amount);
});

it('holds a deposit for the renter, and gives damage to the owner without a fee', () => {
  expect(sidesOfPayment(deposit, 10)).toEqual({ provider_balance: 10_000, deposits_held: -10_000 });
  expect(sidesOfPayment({ ...deposit, kind: 'damage' }, 10)).toEqual({
    provider_balance: 10_000,
    owner_payable: -10_000,
  });
});

it('gives the fee back in proportion, so that the last cent of rent leaves nothing', () => {
  const payment = rent(1_001);
  const fee = 101;
  let refunded = 0;
  const back = [333, 333, 1, 334].map((amount) => {
    const sides = sidesOfRefund(amount, payment, { fee, refunded, held: 0 });
    refunded += amount;
    expect((sides.owner_payable ?? 0) + (sides.platform_fees ?? 0)).toBe(amount);
    return sides.platform_fees ?? 0;
  });

  expect(back).toEqual([34, 33, 0, 34]);
  expect(back.reduce((sum, part) => sum + part, 0)).toBe(fee);
});

it('takes from the owner what of a deposit is no longer held', () => {
  const before = { fee: 0, refunded: 0 };

  expect(sidesOfRefund(3_000, deposit, { ...before, held: 4_000 }).owner_payable).toBe(0);
  expect(sidesOfRefund(3_000, deposit, { ...before, held: 1_000 })).toEqual({
    provider_balance: -3_000,
    deposits_held: 1_000,
    owner_payable: 2_000,
  });
  // More went back already than was held: nothing can be taken from there.
  for (const held of [0, -500]) {
    expect(sidesOfRefund(3_000, deposit, { ...before, held })).toEqual({
      provider_balance: -3_000,
      deposits_held: 0,
      owner_payable: 3_000,
    });
  }
});

it('posts nothing for nothing, and names the owner on what is theirs alone', () => {
  const party = { id: 7, owner_id: 3 };

  expect(linesOf(sidesOfDamage(0), party)).toEqual([]);
  expect(linesOf(sidesOfPayment(rent(0), 10), party)).toEqual([]);
  expect(linesOf(sidesOfDamage(50), party)).toEqual([
    { account: 'deposits_held', amount: 50, user_id: null, rental_request_id: 7 },
    { account: 'owner_payable', amount: -50, user_id: 3, rental_request_id: 7 },
  ]);
  const offset = linesOfOffset(3, { from: 7, to: 8, amount: 20 });
  expect(offset.map(({ rental_request_id, amount }) => [rental_request_id, amount])).toEqual([
    [7, 20],
    [8, -20],
  ]);
});
