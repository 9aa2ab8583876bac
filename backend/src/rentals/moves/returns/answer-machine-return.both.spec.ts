import { as, later, rows, told } from '../../../../test/api';
import { make } from '../../../../test/make';
import { ledger } from '../../../../test/rental-scene';
import { returned } from '../../../../test/return-scene';
import { refusal } from '../../../../test/refusals';

it('is changed by the owner until it is accepted', async () => {
  const { owner, renter, path } = await returned({ condition: 'damaged', damage_amount: 20, hours: 12 });

  const changed = await as(owner).patch(path, { damage_amount: 10, details: 'Only a scratch' });

  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ damage_amount: 10, details: 'Only a scratch', hours: 12 });
  expect((await as(owner).put(path, { hours: null })).body).toMatchObject({ hours: null, damage_amount: 10 });
  expect(await rows('notifications', "type = 'rental_request.return_changed'")).toHaveLength(2);
  expect((await as(owner).patch(path, { condition: null })).status).toBe(422);
  await as(renter).post(`${path}/accept`);
  const late = await as(owner).patch(path, { damage_amount: 30 });
  expect([late.status, late.body.message]).toEqual([409, 'This rental request is closed.']);
  expect((await ledger()).refunded).toEqual([9000]);
});

it('asks a renter who contested for what they can do once the owner corrects it', async () => {
  const { owner, renter, path } = await returned({ condition: 'damaged', damage_amount: 20 });
  await as(renter).post(`${path}/contest`, { reason: 'No scratch.' });

  await as(owner).patch(path, { damage_amount: 10 });

  const [told] = await rows<{ body: string }>('notifications', "type = 'rental_request.return_changed'");
  expect(told?.body).toContain('You contested it, so Yard still decides.');
  expect((await as(renter).post(`${path}/contest`, { reason: 'No.' })).status).toBe(409);
  expect((await as(renter).post(`${path}/accept`)).status).toBe(200);
});

it('closes the rental when the renter accepts: the deposit comes back less the damage', async () => {
  const { owner, renter, request, path } = await returned({ condition: 'damaged', damage_amount: 30.25 });

  const answer = await as(renter).post(`${path}/accept`);

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ accepted_at: '2026-12-18T23:00:00.000000Z', damage_amount: 30.25 });
  const shown = (await as(owner).get(`/api/rental_requests/${request.id}`)).body;
  expect(shown).toMatchObject({
    status: 'closed',
    closed_at: '2026-12-18T23:00:00.000000Z',
    deposit_refunded_at: '2026-12-18T23:00:00.000000Z',
  });
  expect((await ledger()).refunded).toEqual([6975]);
  expect(shown.payments.find((one: { kind: string }) => one.kind === 'deposit')).toMatchObject({
    amount: 100,
    refunded_amount: 69.75,
    status: 'partially_refunded',
  });
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  const [notice] = await rows<{ user_id: number; body: string }>(
    'notifications',
    "type = 'rental_request.closed'",
  );
  expect(notice).toMatchObject({
    user_id: owner.id,
    body: '$30.25 of the deposit pays for damage. We’re refunding $69.75 of the deposit to Ray Renter.',
  });
  for (const action of ['accept', 'contest']) {
    const again = await as(renter).post(`${path}/${action}`, { reason: 'No' });
    expect([again.status, again.body.message]).toEqual([409, 'This rental request is closed.']);
  }
  expect((await ledger()).refunded).toEqual([6975]);
});

it('keeps the whole deposit when the damage takes it all', async () => {
  const { renter, request, path } = await returned({ condition: 'damaged', damage_amount: 100 });

  await as(renter).post(`${path}/accept`);

  const shown = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  expect(shown).toMatchObject({ status: 'closed', deposit_refunded_at: '2026-12-18T23:00:00.000000Z' });
  expect((await ledger()).refunded).toEqual([]);
});

it('gives back only what an admin left of the deposit', async () => {
  const { renter, admin, request, path, act } = await returned({ condition: 'damaged', damage_amount: 30 });
  await act(admin, request, 'refund_deposit', { amount: 90 });

  await as(renter).post(`${path}/accept`);

  expect((await ledger()).refunded).toEqual([9000]);
});

it('gives no deposit back beside a contested claim, and notes why it does otherwise', async () => {
  const { renter, admin, request, path, act } = await returned({ condition: 'damaged', damage_amount: 30 });
  await as(renter).post(`${path}/contest`, { reason: 'It was so before.' });

  const refused = await act(admin, request, 'refund_deposit', { amount: 10 });

  expect(refusal(refused)).toEqual([
    409,
    'The owner claims damage and the renter contests it. Decide on the return first; the deposit stays until then.',
  ]);
  expect(await rows('refunds')).toEqual([]);
  await as(renter).post(`${path}/accept`);
  const given = await act(admin, request, 'refund_deposit', { amount: 10, reason: 'Good will' });
  expect(given.status).toBe(200);
  const [event] = await rows<{ data: string }>('audit_events', "action = 'refund_deposit'");
  expect(JSON.parse(event?.data ?? '{}')).toEqual({ amount: 10, reason: 'Good will' });
});

it('gives a deposit back where no damage is claimed, contested or not', async () => {
  const { renter, admin, request, path, act } = await returned();
  await as(renter).post(`${path}/contest`, { reason: 'The hours are wrong.' });

  expect((await act(admin, request, 'refund_deposit', { amount: 10 })).status).toBe(200);
});

it('accepts twice at once and refunds once', async () => {
  const { renter, path } = await returned();

  const answers = await Promise.all([1, 2, 3].map(() => as(renter).post(`${path}/accept`)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await ledger()).refunded).toEqual([10_000]);
});

it('tells the owner and every admin when the renter contests', async () => {
  const { owner, renter, admin, path } = await returned({ condition: 'damaged', damage_amount: 50 });
  const other = await make.admin();

  const answer = await as(renter).post(`${path}/contest`, { reason: 'It was bent before' });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    contested_at: '2026-12-18T23:00:00.000000Z',
    contest_reason: 'It was bent before',
    accepted_at: null,
  });
  const notices = await rows<{ user_id: number }>(
    'notifications',
    "type = 'rental_request.return_contested'",
  );
  expect(notices.map(({ user_id }) => user_id)).toEqual([owner.id, admin.id, other.id]);
  const again = await as(renter).post(`${path}/contest`, { reason: 'Really' });
  expect([again.status, again.body.message]).toEqual([409, 'This machine return is contested.']);
  expect((await as(renter).post(`${path}/contest`, { reason: '' })).status).toBe(422);
  expect((await as(owner).patch(path, { damage_amount: 5 })).status).toBe(200);
  expect((await as(renter).post(`${path}/accept`)).status).toBe(200);
  expect((await ledger()).refunded).toEqual([9500]);
});

it('is contested within 48 hours of the owner’s last word; silence accepts', async () => {
  const { owner, renter, path } = await returned();
  later('2026-12-20T22:59:59Z');
  await as(owner).patch(path, { damage_amount: 10 });
  later('2026-12-22T22:59:59Z');

  const late = await as(renter).post(`${path}/contest`, { reason: 'No' });
  expect([late.status, late.body.message]).toEqual([409, 'This machine return is accepted.']);
  const changed = await as(owner).patch(path, { damage_amount: 20 });
  expect([changed.status, changed.body.message]).toEqual([409, 'This machine return is accepted.']);
  later('2026-12-22T22:59:58Z');
  expect((await as(renter).post(`${path}/contest`, { reason: 'No' })).status).toBe(200);
});
