import { api, rows } from '../../../test/api';
import { closed, differences, entries, sweepPayouts } from '../../../test/ledger-scene';
import { rentalScene } from '../../../test/rental-scene';
import { active } from '../../../test/return-scene';

const DEPOSIT = ['deposit', { provider_balance: 100, deposits_held: -100 }];
const RENT = ['rental', { provider_balance: 500, owner_payable: -450, platform_fees: -50 }];

it('posts deposit and rent as they are collected, each once', async () => {
  await active();

  expect(await entries()).toEqual([DEPOSIT, RENT]);
  expect(await differences()).toEqual([]);
});

it('posts nothing of a refused charge, nor of a deposit of nothing', async () => {
  const scene = await rentalScene();
  await scene.approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });

  expect(await entries()).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('gives what is kept for damage to the owner, the rest of the deposit back, and pays the owner out', async () => {
  await closed({ damage: 60 });

  expect(await entries()).toEqual([
    DEPOSIT,
    RENT,
    ['damage', { deposits_held: 60, owner_payable: -60 }],
    ['refund', { provider_balance: -40, deposits_held: 40 }],
    ['payout', { owner_payable: 510, provider_balance: -510 }],
  ]);
  expect(await differences()).toEqual([]);
});

it('takes a refund of what was kept from the owner', async () => {
  const { admin, request, act } = await closed({ damage: 60 });

  const answer = await act(admin, request, 'refund_deposit', { amount: 25.5 });

  expect(answer.status).toBe(200);
  expect((await entries()).at(-1)).toEqual(['refund', { provider_balance: -25.5, owner_payable: 25.5 }]);
  expect(await differences()).toEqual([]);
});

it('shares rent and deposit by the tier when the renter cancels, the fee in proportion', async () => {
  const { renter, approved, act } = await rentalScene();
  const request = await approved({ start_date: '2026-11-22', end_date: '2026-11-22' });
  await api.dataSource.query(
    'UPDATE cancellation_policies SET tiers = \'[{"hours_before_start":24,"rental_percent":12.34,"delivery_percent":100,"deposit_percent":33.33}]\'',
  );

  await act(renter, request, 'cancel', { reason: 'Rain' });

  const posted = await entries();
  expect(posted.slice(0, 2)).toEqual([
    ['deposit', { provider_balance: 100, deposits_held: -100 }],
    ['rental', { provider_balance: 400, owner_payable: -360, platform_fees: -40 }],
  ]);
  expect(posted.slice(2)).toEqual(
    expect.arrayContaining([
      ['retention', { deposits_held: 66.67, owner_payable: -66.67 }],
      ['refund', { provider_balance: -33.33, deposits_held: 33.33 }],
      ['refund', { provider_balance: -49.36, owner_payable: 44.42, platform_fees: 4.94 }],
    ]),
  );
  expect(posted).toHaveLength(5);
  expect(await differences()).toEqual([]);
  const [payout] = await rows<{ amount: number; status: string }>('payouts');
  expect([Number(payout?.amount), payout?.status]).toEqual([382.25, 'waiting_for_account']);
});

it('leaves nothing of what all went back', async () => {
  const { owner, approved, act } = await rentalScene();
  const request = await approved({ start_date: '2026-11-22', end_date: '2026-11-22' });

  await act(owner, request, 'cancel', { reason: 'It broke' });

  const lines = await rows<{ account: string; amount: number }>('ledger_lines');
  const sums = new Map<string, number>();
  for (const { account, amount } of lines)
    sums.set(account, (sums.get(account) ?? 0) + Math.round(Number(amount) * 100));
  expect(Object.fromEntries(sums)).toEqual({
    provider_balance: 0,
    deposits_held: 0,
    owner_payable: 0,
    platform_fees: 0,
  });
  await sweepPayouts();
  expect(await rows('payouts')).toEqual([]);
  expect(await differences()).toEqual([]);
});
