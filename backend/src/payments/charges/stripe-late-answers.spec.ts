/** @jest-environment-options {"payments":"stripe"} */
import { api, as, forgetBroadcasts } from '../../../test/api';
import { eventually } from '../../../test/eventually';
import { depositScene, stripe } from '../../../test/stripe-scene';

const timeouts = api.provider<{ waitMs: number }>('src/payments/provider-timeouts', 'ProviderTimeouts');
const { waitMs } = timeouts;
afterEach(() => (timeouts.waitMs = waitMs));

/** To whose sockets the events of rental requests went, and which socket was left out. */
const told = () =>
  api.broadcasts
    .filter(({ channel, event }) => event === 'saved' && channel?.startsWith('private-rental_requests.'))
    .map(({ channel, except }) => [Number(channel?.split('.')[1]), except?.socketId ?? null]);

it('tells the page that approved of a charge which its answer did not wait for', async () => {
  const { owner, renter, pending } = await depositScene();
  const { id, updated_at } = await pending();
  stripe().fail({ kind: 'delay', ms: 300, on: 'POST /v1/payment_intents' });
  timeouts.waitMs = 0;
  forgetBroadcasts();

  const path = `/api/rental_requests/${id}/approve`;
  const socket = { 'X-Socket-Id': 'the-page' };
  const answer = await as(owner).send('post', path, { message: 'Yours.', updated_at }, socket);

  expect(answer.body).toMatchObject({ status: 'approved', payments: [{ status: 'pending' }] });
  expect(told()).toEqual([
    [renter.id, 'the-page'],
    [owner.id, 'the-page'],
  ]);
  await eventually('both are notified once more', () => told().length >= 4);
  expect(told().slice(2)).toEqual([
    [renter.id, null],
    [owner.id, null],
  ]);
});
