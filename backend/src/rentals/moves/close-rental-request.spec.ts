import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { ledger, rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

async function contested() {
  api.clock.set('2026-12-13T12:00:00Z');
  const scene = await rentalScene({ weekly_rate: 500 });
  const request = await scene.approved();
  later('2026-12-18T23:00:00Z');
  const path = `/api/rental_requests/${request.id}/machine_return`;
  const facts = { returned_at: '2026-12-18T20:00:00Z', condition: 'damaged', damage_amount: 60 };
  await as(scene.owner).post(path, facts);
  await as(scene.renter).post(`${path}/contest`, { reason: 'It was bent before' });
  forgetBroadcasts();
  return { ...scene, request, path };
}

it.each([
  ['what the admin says', { damage_amount: 25 }, [7500], 25],
  ['what the return says', {}, [4000], 60],
  ['nothing', { damage_amount: null }, [10_000], 0],
])('keeps %s and closes', async (_, input, refunded, kept) => {
  const { owner, renter, admin, request, act } = await contested();

  const answer = await act(admin, request, 'close', input);

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'closed',
    closed_at: '2026-12-18T23:00:00.000000Z',
    deposit_refunded_at: '2026-12-18T23:00:00.000000Z',
    machine_return: { damage_amount: 60, accepted_at: null },
    decision: { amount: kept, user_id: admin.id, reason: null, decided_at: '2026-12-18T23:00:00.000000Z' },
  });
  expect((await ledger()).refunded).toEqual(refunded);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.closed'");
  expect(notices.map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual(
    [owner.id, renter.id].sort((a, b) => a - b),
  );
  expect(await rows('audit_events', "action = 'close' AND user_id = ?", [admin.id])).toHaveLength(1);
  const again = await act(admin, request, 'close', input);
  expect([again.status, again.body.message]).toEqual([409, 'This rental request is closed.']);
  expect((await ledger()).refunded).toEqual(refunded);
});

it('keeps the owner’s claim beside what was decided, and tells both amounts, who decided and why', async () => {
  const { owner, renter, admin, request, act } = await contested();
  const reason = 'The photos of the handover show the dent.';

  const answer = await act(admin, request, 'close', { damage_amount: 25, reason });

  const decision = { amount: 25, user_id: admin.id, user_name: 'Ada Admin', reason };
  expect(answer.body.decision).toMatchObject(decision);
  for (const person of [owner, renter]) {
    const { body } = await as(person).get(`/api/rental_requests/${request.id}`);
    expect(body.decision).toEqual({ ...decision, decided_at: '2026-12-18T23:00:00.000000Z' });
    expect(body.machine_return.damage_amount).toBe(60);
  }
  const mails = await rows<{ recipient: string; text: string }>('mails', "subject LIKE '% is closed'");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, renter.email].sort());
  for (const { text } of mails) {
    expect(text).toContain(
      'claimed $60 for damage. Ada Admin of Yard decided. $25 of the deposit pays for damage.',
    );
    expect(text).toContain(reason);
  }
  const [event] = await rows<{ data: string }>('audit_events', "action = 'close'");
  expect(JSON.parse(event?.data ?? '{}')).toMatchObject({ damage_amount: 25, claimed_amount: 60, reason });
});

it('has no decision where nobody had to decide, and refuses a reason that is too long', async () => {
  const { renter, admin, request, act, path } = await contested();
  const long = await act(admin, request, 'close', { reason: 'x'.repeat(1_001) });
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['reason']]);

  await as(renter).post(`${path}/accept`);

  const { body } = await as(admin).get(`/api/rental_requests/${request.id}`);
  expect([body.status, body.decision]).toEqual(['closed', null]);
});

it('closes what is active once its last day is over at the machine’s place', async () => {
  api.clock.set('2026-12-13T12:00:00Z');
  const { admin, approved, act } = await rentalScene({ weekly_rate: 500 });
  const request = await approved();

  later('2026-12-19T05:59:59Z');
  const early = await act(admin, request, 'close');
  expect(refusal(early)).toEqual([409, 'This rental request is active, and its end date is not over.']);
  later('2026-12-19T06:00:00Z');
  expect((await act(admin, request, 'close')).body.status).toBe('closed');
  expect((await ledger()).refunded).toEqual([10_000]);
});

it('refuses amounts above the deposit, and other states', async () => {
  const { admin, request, act, pending } = await contested();

  const much = await act(admin, request, 'close', { damage_amount: 100.01 });
  expect([much.status, Object.keys(much.body.errors)]).toEqual([422, ['damage_amount']]);
  expect(told('rental_requests', 'saved')).toEqual([]);
  const other = await pending({ start_date: '2026-12-28', end_date: '2026-12-28' });
  const wrong = await act(admin, other, 'close');
  expect([wrong.status, wrong.body.message]).toEqual([409, 'This rental request is pending.']);
  expect((await ledger()).refunded).toEqual([]);
});
