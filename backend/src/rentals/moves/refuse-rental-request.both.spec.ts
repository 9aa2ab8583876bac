import { api, as, forgetBroadcasts, rows, told } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { end, rentalScene } from '../../../test/rental-scene';

it.each([
  [
    'a foreign address',
    'address_id',
    async () => ({ address_id: (await make.address(await make.user())).id }),
  ],
  ['a foreign card', 'stripe_payment_method_id', async () => ({ stripe_payment_method_id: 'pm_somebody' })],
  ['yesterday', 'start_date', async () => ({ start_date: '2026-11-19', end_date: '2026-11-21' })],
  ['an end before the start', 'end_date', async () => ({ end_date: '2026-12-01' })],
  ['too few days', 'end_date', async () => ({ end_date: '2026-12-14' })],
  ['too many days', 'end_date', async () => ({ end_date: '2028-12-14' })],
  ['delivery without an option', 'machine_delivery_option_id', async () => ({ delivery_enabled: true })],
  [
    "another machine's option",
    'machine_delivery_option_id',
    async () => {
      const other = await make.machine(await make.owner());
      return { delivery_enabled: true, machine_delivery_option_id: (await make.deliveryOption(other)).id };
    },
  ],
  ['an unknown machine', 'machine_id', async () => ({ machine_id: 999_999 })],
  [
    'a draft',
    'machine_id',
    async () => ({ machine_id: (await make.machine(await make.owner(), { published_at: null })).id }),
  ],
  ['a refused agreement', 'agree_to_privacy_policy', async () => ({ agree_to_privacy_policy: false })],
])('refuses %s', async (_, field, fields) => {
  const { ask } = await rentalScene({ minimum_days: 2 });

  const answer = await ask(await fields());

  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  expect(await rows('rental_requests')).toEqual([]);
  expect(told('rental_requests', 'saved')).toEqual([]);
});

it("takes today at the machine's place as a start, whatever day it is elsewhere", async () => {
  api.clock.set('2026-11-21T03:00:00Z');
  const { ask } = await rentalScene();

  const today = await ask({ start_date: '2026-11-20', end_date: '2026-11-20' });
  const yesterday = await ask({ start_date: '2026-11-19', end_date: '2026-11-20' });

  expect([today.status, yesterday.status]).toEqual([201, 422]);
});

it('refuses the own machine', async () => {
  const { owner, body, ask } = await rentalScene();
  const address = await make.address(owner);

  const own = await ask({ address_id: address.id }, owner);
  const bare = { machine_id: body.machine_id };
  const wrongToo = [
    await as(owner).post('/api/rental_requests', bare),
    await as(owner).post('/api/rental_requests/store_many', { data: [{}, bare] }),
  ];
  for (const answer of [own, ...wrongToo]) {
    expect([answer.status, answer.body.message]).toEqual([403, 'You can’t rent your own machine.']);
  }
  expect(told('rental_requests', 'saved')).toEqual([]);
});

it('answers taken days with the three nearest free spans', async () => {
  const { machine, pending, ask } = await rentalScene();
  const { id } = await pending();
  await insert('machine_days', {
    machine_id: machine.id,
    rental_request_id: id,
    day: '2026-12-15',
    reason: 'rental',
  });
  await insert('blackouts', { machine_id: machine.id, start_date: '2026-12-17', end_date: '2026-12-17' });
  forgetBroadcasts();

  const answer = await ask({ start_date: '2026-12-15', end_date: '2026-12-16' });

  expect(answer.status).toBe(409);
  expect(Object.keys(answer.body)).toEqual(['message', 'free']);
  expect(answer.body.free).toEqual([
    { from: '2026-12-13', to: '2026-12-14' },
    { from: '2026-12-18', to: '2026-12-19' },
    { from: '2026-12-12', to: '2026-12-13' },
  ]);
  expect(told('rental_requests', 'saved')).toEqual([]);
});

it('takes the same request once, also twice at once, and again when the first was declined', async () => {
  const { ask } = await rentalScene();

  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const [first] = await rows<{ id: number }>('rental_requests');
  await end.declined(first?.id ?? 0);
  expect((await ask()).status).toBe(201);
});
