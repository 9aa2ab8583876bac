/** @jest-environment-options {"payments":"stripe"} */
import { rows } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';
import { stripe } from '../../../test/stripe-scene';

it('makes a renter known once for a deposit and a rent that are due at the same moment', async () => {
  const { approved } = await rentalScene();

  await approved({ start_date: '2026-11-21', end_date: '2026-11-22' });

  const payments = await rows<{ status: string }>('payments');
  expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  // Stripe refuses a key while its first call is at work.
  expect(stripe().calls.filter(({ path }) => path === '/v1/customers')).toHaveLength(1);
});
