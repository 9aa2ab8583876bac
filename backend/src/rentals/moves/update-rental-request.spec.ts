import { api, as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { AGREED, end, rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;

it('keeps the address as it was written at the time of the request, until another one is chosen', async () => {
  const { renter, pending, address } = await rentalScene();
  const other = await make.address(renter, { line1: '9 Gravel Pit', postal_code: '78701' });
  const request = await pending();
  await api.dataSource.query(`UPDATE addresses SET line1 = '77 Moved Street' WHERE id = ${address.id}`);
  const written = async (fields: object) =>
    (await as(renter).patch(path(request), { ...fields, ...AGREED })).body.address;

  expect(await written({ end_date: '2026-12-15' })).toContain('12 Quarry Road');
  expect(await written({ address_id: other.id })).toContain('9 Gravel Pit');
  expect(await written({ address_id: address.id })).toContain('77 Moved Street');
});

it('quotes anew and keeps what was not sent', async () => {
  const { owner, renter, pending } = await rentalScene();
  const request = await pending({ details: 'By the gate' });
  forgetBroadcasts();
  api.clock.set('2026-11-20T12:01:00Z');

  const answer = await as(renter).patch(path(request), {
    end_date: '2026-12-15',
    start_time: '08:00',
    ...AGREED,
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    rental_amount: 800,
    subtotal: 800,
    deposit_amount: 160,
    start_date: '2026-12-14',
    start_time: '08:00',
    details: 'By the gate',
    updated_at: '2026-11-20T12:01:00.000000Z',
  });
  const agreed = answer.body.document_agreements.map((one: { agreed_at: string }) => one.agreed_at);
  expect(agreed).toEqual(Array.from({ length: 4 }, () => '2026-11-20T12:01:00.000000Z'));
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(
    await rows('notifications', "type = 'rental_request.updated' AND user_id = ?", [owner.id]),
  ).toHaveLength(1);
});

it('asks for the agreements again when dates, place or machine change, and for nothing else', async () => {
  const { renter, machine, pending } = await rentalScene();
  const request = await pending();
  const option = await make.deliveryOption(machine);
  const other = await make.machine(await make.owner());
  const place = await make.address(renter);

  for (const change of [
    { start_date: '2026-12-15' },
    { end_date: '2026-12-19' },
    { address_id: place.id },
    { machine_id: other.id },
  ]) {
    const answer = await as(renter).patch(path(request), change);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, Object.keys(AGREED)]);
  }
  const same = await as(renter).patch(path(request), { start_date: '2026-12-14', details: 'Ring twice' });
  expect([same.status, same.body.details]).toEqual([200, 'Ring twice']);
  const delivered = await as(renter).put(path(request), {
    delivery_enabled: true,
    machine_delivery_option_id: option.id,
  });
  expect(delivered.body.subtotal).toBeGreaterThan(1400);
});

it('moves a request to another machine of the same owner, and to nobody else', async () => {
  const { owner, renter, pending } = await rentalScene();
  const request = await pending();
  const second = await make.machine(owner);
  const foreign = await make.machine(await make.owner());
  await as(renter).post(`${path(request)}/messages`, { content: 'Between the two of us' });
  forgetBroadcasts();

  const refused = await as(renter).patch(path(request), { machine_id: foreign.id, ...AGREED });
  expect(refusal(refused)).toEqual([
    409,
    'This machine belongs to another owner. Withdraw this request and send them a new one.',
  ]);
  expect(told('rental_requests', 'saved')).toEqual([]);
  expect(await rows('notifications', 'user_id = ?', [foreign.user_id])).toEqual([]);
  expect((await as(owner).get(path(request))).body.messages).toHaveLength(1);

  const moved = await as(renter).patch(path(request), { machine_id: second.id, ...AGREED });
  expect([moved.status, moved.body.machine.id]).toEqual([200, second.id]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((one, two) => one - two));
});

it('refuses wrong terms and taken days', async () => {
  const { renter, machine, pending } = await rentalScene();
  const request = await pending();
  const foreign = await make.address(await make.user());
  await insert('blackouts', { machine_id: machine.id, start_date: '2027-01-01', end_date: '2027-01-01' });
  const patch = (change: object) => as(renter).patch(path(request), { ...change, ...AGREED });
  forgetBroadcasts();

  expect(Object.keys((await patch({ address_id: foreign.id })).body.errors)).toEqual(['address_id']);
  expect(Object.keys((await patch({ start_date: '2026-11-01' })).body.errors)).toEqual(['start_date']);
  expect(Object.keys((await patch({ end_date: '2026-12-01' })).body.errors)).toEqual(['end_date']);
  expect(Object.keys((await patch({ stripe_payment_method_id: 'pm_x' })).body.errors)).toEqual([
    'stripe_payment_method_id',
  ]);
  const taken = await patch({ start_date: '2027-01-01', end_date: '2027-01-01' });
  expect([taken.status, taken.body.free.length]).toEqual([409, 3]);
  expect(api.broadcasts).toEqual([]);
});

it('takes the card alone until closed, and anything else only while pending', async () => {
  const { owner, renter, stranger, approved } = await rentalScene();
  const request = await approved();
  const card = { stripe_payment_method_id: 'pm_card_mastercard' };
  forgetBroadcasts();

  for (const person of [owner, stranger])
    expect((await as(person).patch(path(request), card)).status).toBe(403);
  expect((await guest().patch(path(request), card)).status).toBe(401);
  const more = await as(renter).patch(path(request), { ...card, details: 'x' });
  expect([more.status, more.body.message]).toEqual([409, 'This rental request is approved.']);
  expect(api.broadcasts).toEqual([]);
  expect((await as(renter).patch(path(request), card)).body.stripe_payment_method_id).toBe(
    'pm_card_mastercard',
  );
  await end.closed(request.id);
  expect((await as(renter).patch(path(request), { stripe_payment_method_id: 'pm_card_visa' })).status).toBe(
    409,
  );
});

it('is withdrawn by the renter while pending', async () => {
  const { owner, renter, admin, pending, approved } = await rentalScene();
  const request = await pending();
  const kept = await approved({ start_date: '2027-01-04', end_date: '2027-01-04' });
  forgetBroadcasts();

  for (const person of [owner, admin]) expect((await as(person).delete(path(request))).status).toBe(403);
  expect((await as(renter).delete(path(kept))).status).toBe(409);
  expect(api.broadcasts).toEqual([]);
  expect((await as(renter).delete(path(request))).status).toBe(204);
  expect((await as(renter).get(path(request))).status).toBe(404);
  expect(told('rental_requests', 'deleted')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
});

describe('a return before the pick-up', () => {
  const WORDS = 'On the same day, the return must be later than the pick-up.';
  const refused = { message: WORDS, errors: { end_time: [WORDS] } };
  const day = { start_date: '2026-12-14', end_date: '2026-12-14' };

  it.each([
    ['17:00', '08:00'],
    ['08:00', '08:00'],
  ])('is refused in a request of one day: %s to %s', async (start_time, end_time) => {
    const { renter, body, ask } = await rentalScene();
    const times = { start_time, end_time };

    const answer = await ask({ ...day, ...times });
    const many = await as(renter).post('/api/rental_requests/store_many', {
      data: [{ ...body, ...day, ...times }],
    });

    expect([answer.status, answer.body]).toEqual([422, refused]);
    expect(many.body.errors).toEqual({ 'data.0.end_time': [WORDS] });
    expect(await rows('rental_requests')).toEqual([]);
    expect((await ask(times)).status).toBe(201);
  });

  it('is refused in a change of it, with what stays', async () => {
    const { renter, pending } = await rentalScene();
    const request = await pending({ start_time: '15:00', end_time: '09:00' });
    const change = (fields: object) => as(renter).patch(path(request), { ...fields, ...AGREED });

    expect((await change({ end_date: '2026-12-14' })).body).toEqual(refused);
    expect((await change({ end_date: '2026-12-14', end_time: null })).status).toBe(200);
    expect((await change({ end_time: '15:00' })).body).toEqual(refused);
    expect((await change({ start_time: '08:00', end_time: '15:00' })).status).toBe(200);
    await api.dataSource.query(`UPDATE rental_requests SET end_time = '07:00' WHERE id = ${request.id}`);
    expect((await change({ details: 'By the gate' })).status).toBe(200);
  });
});
