import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { end, rentalScene } from '../../../test/rental-scene';

const PATH = '/api/rental_requests';
const DAYS_TAKEN = 'rental_request.days_taken';

/** Ray asks first, Sam for some of the same days; a day is needed in between. */
async function rivals(machineFields: object = {}) {
  const scene = await rentalScene({ turnaround_days: 1, ...machineFields });
  const address = await make.address(scene.stranger);
  const first = await scene.pending();
  const bySam = async (start_date: string, end_date: string) => {
    const fields = { address_id: address.id, start_date, end_date };
    const { body } = await scene.ask(fields, scene.stranger);
    return body as { id: number; days_free: boolean };
  };
  const daysFree = async ({ id }: { id: number }, by = scene.owner) =>
    (await as(by).get(`${PATH}/${id}`)).body.days_free as boolean | null;
  return { ...scene, first, bySam, daysFree, sam: scene.stranger };
}

it('says of a pending request alone whether its days are free, to all who see it', async () => {
  const { owner, renter, admin, first, act, daysFree } = await rivals();

  expect(await Promise.all([owner, renter, admin].map((person) => daysFree(first, person)))).toEqual([
    true,
    true,
    true,
  ]);
  await act(owner, first, 'approve', { message: 'Yours.' });
  expect(await daysFree(first)).toBeNull();
  await end.closed(first.id);
  expect(await daysFree(first)).toBeNull();
});

it.each([
  ['2026-12-18', '2026-12-20', false],
  // The day after the first is the turnaround's.
  ['2026-12-19', '2026-12-20', false],
  ['2026-12-20', '2026-12-21', true],
  ['2026-12-10', '2026-12-13', false],
  ['2026-12-10', '2026-12-12', true],
])('beside one from 14 to 18 the days from %s to %s are free: %s', async (from, to, isFree) => {
  const { owner, first, bySam, act, daysFree, sam } = await rivals();
  const other = await bySam(from, to);
  forgetBroadcasts();

  await act(owner, first, 'approve', { message: 'Yours.' });

  expect(await daysFree(other)).toBe(isFree);
  expect(told('rental_requests', 'saved').includes(sam.id)).toBe(!isFree);
  const notices = await rows<{ type: string }>('notifications', 'user_id = ?', [sam.id]);
  expect(notices.filter(({ type }) => type === DAYS_TAKEN)).toHaveLength(isFree ? 0 : 1);
});

it('is no news to who has the days: their other request shows it, and they read of no other renter', async () => {
  const { owner, renter, first, pending, act, daysFree } = await rivals();
  const other = await pending({ start_date: '2026-12-16', end_date: '2026-12-20' });

  await act(owner, first, 'approve', { message: 'Yours.' });

  expect(await daysFree(other, renter)).toBe(false);
  expect(await rows('notifications', 'type = ?', [DAYS_TAKEN])).toEqual([]);
});

it('follows an accepted change: who loses days by it is told once, who has them again is shown it', async () => {
  const { owner, renter, first, bySam, act, daysFree, sam } = await rivals();
  const [after, within] = [await bySam('2026-12-21', '2026-12-23'), await bySam('2026-12-18', '2026-12-18')];
  await act(owner, first, 'approve', { message: 'Yours.' });
  const path = `${PATH}/${first.id}/changes`;
  const change = async (end_date: string) => {
    const { body } = await as(renter).post(path, { end_date });
    forgetBroadcasts();
    await as(owner).post(`${path}/${body.id}/accept`);
    return told('rental_requests', 'saved').includes(sam.id);
  };
  const lost = async () => {
    const notices = await rows<{ data: string }>('notifications', 'type = ?', [DAYS_TAKEN]);
    return notices.map(({ data }) => JSON.parse(data).rental_request_id as number);
  };

  expect(await lost()).toEqual([within.id]);
  expect([await change('2026-12-22'), await daysFree(after), await lost()]).toEqual([
    true,
    false,
    [within.id, after.id],
  ]);
  expect([await change('2026-12-16'), await daysFree(within), await lost()]).toEqual([
    true,
    true,
    [within.id, after.id],
  ]);
});

it('is nobody else’s news, and no hurdle for who asks for other days', async () => {
  const { owner, renter, first, bySam, act, daysFree, sam } = await rivals();
  const other = await bySam('2026-12-16', '2026-12-17');
  const declined = await bySam('2026-12-15', '2026-12-15');
  await act(owner, declined, 'decline', { message: 'No.' });
  await act(owner, first, 'approve', { message: 'Yours.' });

  const told = await rows<{ user_id: number; data: string }>('notifications', 'type = ?', [DAYS_TAKEN]);
  expect(told.map(({ user_id, data }) => [user_id, JSON.parse(data)])).toEqual([
    [sam.id, { rental_request_id: other.id }],
  ]);
  expect(await rows('mails', "subject LIKE '%is taken for your dates'")).toHaveLength(1);
  expect(await daysFree(declined)).toBeNull();

  const refused = await act(owner, other, 'approve', { message: 'Yours.' });
  expect([refused.status, refused.body.message]).toEqual([409, 'These dates are taken.']);
  const moved = await as(sam).patch(`${PATH}/${other.id}`, {
    start_date: '2026-12-28',
    end_date: '2026-12-29',
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
  });
  expect([moved.status, moved.body.days_free]).toEqual([200, true]);
  expect(await rows('notifications', 'type = ? AND read_at IS NULL', [DAYS_TAKEN])).toEqual([]);
  expect((await as(renter).get(`${PATH}/${first.id}`)).status).toBe(200);
});

it('is true again once the rental that took the days is cancelled, and both are shown it', async () => {
  const { owner, renter, first, bySam, act, daysFree, sam } = await rivals();
  const other = await bySam('2026-12-16', '2026-12-17');
  await act(owner, first, 'approve', { message: 'Yours.' });
  forgetBroadcasts();

  await act(renter, first, 'cancel', { reason: 'Rain' });

  expect(await daysFree(other)).toBe(true);
  expect(told('rental_requests', 'saved')).toContain(sam.id);
  expect((await act(owner, other, 'approve', { message: 'Yours.' })).status).toBe(200);
});

it('counts what the owner keeps back, and is its renter’s turn', async () => {
  const { first, machine, renter, daysFree } = await rivals();
  await insert('blackouts', { machine_id: machine.id, start_date: '2026-12-18', end_date: '2026-12-24' });

  expect(await daysFree(first)).toBe(false);
  const turn = await as(renter).get(PATH, { your_turn: true });
  expect(turn.body.data.map(({ id }: { id: number }) => id)).toEqual([first.id]);
});

it('tells the same of a machine that is booked at once', async () => {
  const { bySam, sam, machine, daysFree, ask } = await rivals();
  await api.dataSource.query('UPDATE machines SET instant_book = 0 WHERE id = ?', [machine.id]);
  const waiting = await bySam('2026-12-22', '2026-12-23');
  await api.dataSource.query('UPDATE machines SET instant_book = 1 WHERE id = ?', [machine.id]);

  const booked = await ask({ start_date: '2026-12-22', end_date: '2026-12-22' });

  expect(booked.body.status).toBe('approved');
  expect(await daysFree(waiting)).toBe(false);
  expect(await rows('notifications', 'type = ? AND user_id = ?', [DAYS_TAKEN, sam.id])).toHaveLength(1);
});

it('asks a renter without a card for one in the letter of the approval, and in no other', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const request = await pending({ stripe_payment_method_id: null, start_date: '2026-11-21' });
  expect((await as(owner).get(`${PATH}/${request.id}`)).body.has_card).toBe(false);
  await api.dataSource.query('DELETE FROM mails');

  await act(owner, request, 'approve', { message: 'Yours.' });

  const mails = await rows<{ subject: string; text: string }>('mails', 'recipient = ?', [renter.email]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Olive approved the Crawler Excavator, Nov 21 – Dec 18',
  ]);
  expect(mails[0]?.text).toContain('Add a card on the rental’s page to keep your booking');
});

it('shows days that are free again once a machine is back that was called off', async () => {
  const { owner, renter, first, bySam, act, daysFree, sam } = await rivals({ call_off: true });
  const late = await bySam('2026-12-18', '2026-12-22');
  await act(owner, first, 'approve', { message: 'Yours.' });
  later('2026-12-14T18:00:00Z');
  expect((await act(renter, first, 'call_off')).status).toBe(200);
  expect(await daysFree(late)).toBe(false);
  forgetBroadcasts();

  await act(owner, first, 'machine_return', { returned_at: '2026-12-14T18:00:00Z', condition: 'good' });

  expect(await daysFree(late)).toBe(true);
  expect(told('rental_requests', 'saved')).toContain(sam.id);
});
