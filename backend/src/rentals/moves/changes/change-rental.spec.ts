import { createHash } from 'node:crypto';
import { api, as, later, rows, told } from '../../../../test/api';
import { changeScene } from '../../../../test/change-scene';
import { refusalsOf } from '../../../../test/refusals';

const SPAN = { start_date: '2026-12-14', end_date: '2026-12-18', start_time: null, end_time: null };

it('is quoted first: the cover of the whole, and what it differs', async () => {
  const { renter, path, shown } = await changeScene();

  const quoted = await as(renter).post(`${path}/quote`, { end_date: '2026-12-23' });

  expect(quoted.status).toBe(200);
  expect(quoted.body).toEqual({
    plan: expect.objectContaining({ now: [], becomes: 'approved' }),
    rental_amount: 2600,
    delivery_amount: 0,
    subtotal: 2600,
    difference: 1200,
    lines: [
      { kind: 'rent', label: '1 week', quantity: 1, unit_amount: 1400, amount: 1400, period_days: 7 },
      { kind: 'rent', label: '3 days', quantity: 3, unit_amount: 400, amount: 1200, period_days: 1 },
    ],
  });
  expect((await shown()).changes).toEqual([]);
});

it('cannot return before the pick-up on one day', async () => {
  const { renter, path, offer } = await changeScene();
  const change = { end_date: '2026-12-14', start_time: '15:00', end_time: '09:00' };
  const words = ['On the same day, the return must be later than the pick-up.'];

  expect((await as(renter).post(`${path}/quote`, change)).body.errors).toEqual({ end_time: words });
  expect((await offer(renter, change)).body.errors).toEqual({ end_time: words });
  expect((await offer(renter, { ...change, end_time: '15:30' })).status).toBe(201);
});

it('is priced by the rates of the request, whatever the machine costs by now', async () => {
  const { renter, machine, path } = await changeScene();
  await api.dataSource.query('UPDATE machines SET daily_rate = 9000, weekly_rate = NULL WHERE id = ?', [
    machine.id,
  ]);

  expect((await as(renter).post(`${path}/quote`, { end_date: '2026-12-23' })).body.subtotal).toBe(2600);
});

it('waits for the other side, a day at most', async () => {
  const { owner, renter, admin, machine, path, offer, shown } = await changeScene();

  const offered = await offer(renter, { end_date: '2026-12-23', message: 'The soil is wet.' });

  expect(offered.status).toBe(201);
  expect(offered.body).toMatchObject({
    user_id: renter.id,
    user_name: 'Ray Renter',
    status: 'open',
    message: 'The soil is wet.',
    from: { ...SPAN, machine_id: machine.id },
    to: { ...SPAN, end_date: '2026-12-23', machine_id: machine.id },
    difference: 1200,
    answer_by: '2026-11-21T12:00:00.000000Z',
    answered_at: null,
  });
  expect(told('notifications', 'saved')).toContain(owner.id);
  for (const reader of [owner, renter, admin]) {
    expect((await as(reader).get(path)).body.data).toEqual([offered.body]);
    expect((await as(reader).get(`${path}/${offered.body.id}`)).body).toEqual(offered.body);
  }
  expect((await shown()).end_date).toBe('2026-12-18');
  later('2026-11-21T12:00:00Z');
  expect((await shown()).changes[0].status).toBe('lapsed');
});

it('of another start cannot be accepted once the rental has begun, or that day is over', async () => {
  const { owner, renter, offer, answer, shown } = await changeScene();
  later('2026-12-12T02:00:00Z');
  const today = (await offer(renter, { start_date: '2026-12-11' })).body;
  expect(today.answer_by).toBe('2026-12-12T06:00:00.000000Z');
  later('2026-12-12T06:00:00Z');
  const past = await answer(owner, today.id, 'accept');
  expect([past.status, past.body.message]).toEqual([409, 'This change is lapsed.']);

  later('2026-12-14T02:00:00Z');
  const away = (await offer(renter, { start_date: '2026-12-23', end_date: '2026-12-25' })).body;
  later('2026-12-14T16:00:00Z');
  expect((await answer(owner, away.id, 'accept')).status).toBe(409);

  expect(await shown()).toMatchObject({ status: 'active', start_date: '2026-12-14', end_date: '2026-12-18' });
});

it('changes the rental when the other side accepts: days, price, agreement', async () => {
  const { owner, renter, path, offer, answer, shown } = await changeScene();
  const { body } = await offer();

  const own = await answer(renter, body.id, 'accept');
  expect([own.status, own.body.message]).toEqual([403, 'The other party answers this change.']);
  const accepted = await answer(owner, body.id, 'accept');

  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({ status: 'accepted', answered_at: '2026-11-20T12:00:00.000000Z' });
  const changed = await shown();
  expect(changed).toMatchObject({ end_date: '2026-12-23', rental_amount: 2600, subtotal: 2600 });
  expect(changed.lines.map((line: { label: string }) => line.label)).toEqual(['1 week', '3 days']);
  // Nothing is charged before the rent is.
  expect(changed.payments.map((payment: { kind: string }) => payment.kind)).toEqual(['deposit']);
  const addendum = changed.document_agreements.at(-1);
  expect(addendum).toMatchObject({ kind: 'addendum', version: 1, name: 'Addendum 1' });
  const text = await as(renter).get(`${path}/${body.id}/addendum`);
  expect(createHash('sha256').update(text.text).digest('hex')).toBe(addendum.sha256);
  expect(text.text).toContain('Wed, Dec 23, 2026');
  expect((await rows('machine_days')).length).toBe(10);
  expect((await answer(owner, body.id, 'accept')).status).toBe(409);
  const audited = await rows<{ action: string }>('audit_events');
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['offer_change', 'accept_change']),
  );
});

it('can be declined by the other side with a word, and withdrawn by its author alone', async () => {
  const { owner, renter, offer, answer, shown } = await changeScene();
  const first = (await offer()).body.id;

  expect((await offer()).status).toBe(409);
  const taken = await answer(owner, first, 'withdraw');
  expect([taken.status, taken.body.message]).toEqual([
    403,
    'Only the person who offered a change can withdraw it.',
  ]);
  const own = await answer(renter, first, 'decline');
  expect([own.status, own.body.message]).toEqual([403, 'The other party answers this change.']);
  const declined = await answer(owner, first, 'decline', { message: 'It is promised.' });
  expect(declined.body).toMatchObject({ status: 'declined', answer: 'It is promised.' });

  const second = (await offer()).body.id;
  expect((await answer(renter, second, 'withdraw')).body.status).toBe('withdrawn');
  expect((await answer(owner, second, 'accept')).status).toBe(409);
  expect((await shown()).changes.map(({ id }: { id: number }) => id)).toEqual([second, first]);
});

it('refuses what cannot be, naming it', async () => {
  const { owner, renter, offer } = await changeScene({ minimum_days: 3 });
  const refused = async (fields: object, by = renter) => {
    const answer = await offer(by, fields);
    return [answer.status, refusalsOf(answer)];
  };
  const OVER = 'field must be today or later at the machine.';

  const impossible: [object, object][] = [
    [{}, { end_date: 'The change must differ from the rental.' }],
    [{ end_date: '2026-12-18' }, { end_date: 'The change must differ from the rental.' }],
    [
      { end_date: '2026-12-13' },
      { end_date: 'The end date field must be a date after or equal to start date.' },
    ],
    [{ end_date: '2026-12-15' }, { end_date: 'This machine is rented for at least 3 days.' }],
    [{ start_date: '2026-11-19' }, { start_date: `The start date ${OVER}` }],
    [{ end_date: '2028-12-15' }, { end_date: 'A rental lasts at most 366 days.' }],
  ];
  for (const [fields, refusal] of impossible) expect(await refused(fields)).toEqual([422, refusal]);
  expect(await refused({ machine_id: 999_999 }, owner)).toEqual([
    422,
    { machine_id: 'The selected machine id is invalid.' },
  ]);
  const renters = await offer(renter, { machine_id: 999_999 });
  expect([renters.status, renters.body.message]).toEqual([403, 'Only the owner can offer another machine.']);
  later('2026-12-16T12:00:00Z');
  expect(await refused({ start_date: '2026-12-15' })).toEqual([
    422,
    { start_date: 'The start of a rental that has begun cannot change.' },
  ]);
  expect(await refused({ end_date: '2026-12-15' })).toEqual([422, { end_date: `The end date ${OVER}` }]);
});

it('leaves the next renter’s days alone, also when they were taken since', async () => {
  const { owner, machine, offer, answer, approved } = await changeScene({ turnaround_days: 1 });
  const { body } = await offer();
  await approved({ machine_id: machine.id, start_date: '2026-12-22', end_date: '2026-12-22' });

  const late = await answer(owner, body.id, 'accept');
  const taken = await offer(owner, { end_date: '2026-12-21' });

  expect([late.status, late.body.free.length]).toEqual([409, 3]);
  expect(taken.status).toBe(409);
  expect((await offer(owner, { end_date: '2026-12-20' })).status).toBe(409);
  await answer(owner, body.id, 'decline');
  expect((await offer(owner, { end_date: '2026-12-20' })).status).toBe(201);
});

it.each(['accept', 'decline', 'withdraw'])(
  'is not answered by %s as it was before it changed',
  async (action) => {
    const { owner, renter, path, offer } = await changeScene();
    const { id, updated_at } = (await offer(renter, { end_date: '2026-12-23' })).body;
    const by = as(action === 'withdraw' ? renter : owner);
    const stale = await by.post(`${path}/${id}/${action}`, { updated_at: '2026-11-20T11:59:59.000000Z' });

    expect([stale.status, stale.body]).toEqual([
      409,
      { message: 'This change has changed since. Look at it again.', updated_at },
    ]);
    expect((await by.post(`${path}/${id}/${action}`, { updated_at })).status).toBe(200);
  },
);
