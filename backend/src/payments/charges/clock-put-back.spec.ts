/** @jest-environment-options {"payments":"stripe"} */
import { api } from '../../../test/api';
import { depositScene, moved, onePayment, stripe, sweep } from '../../../test/stripe-scene';

it.each([
  ['begun', '2026-11-21T09:59:00Z'],
  ['asked for in vain', '2026-11-20T11:59:00Z'],
])('does not leave a charge alone for a day that was %s while the clock was ahead', async (_, begun) => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'error_before', on: 'POST /v1/payment_intents', times: 2 });
  api.clock.set(begun);
  await approve();
  api.clock.set('2026-11-21T10:00:00Z');
  await sweep();

  api.clock.set('2026-11-20T12:00:00Z');
  await sweep();

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(moved('charge')).toEqual([28_000]);
});
