import { api, as, later, rows, told } from '../../../../test/api';
import { insert } from '../../../../test/make';
import { end, rentalScene } from '../../../../test/rental-scene';
import { active, good } from '../../../../test/return-scene';

const media = (user: { id: number }) =>
  insert('media', {
    user_id: user.id,
    folder: '',
    name: 'a.webp',
    path: `00/${user.id}${Math.random()}.webp`,
    mime_type: 'image/webp',
    size: 1,
    width: 1,
    height: 1,
  });

it('records how the machine came back, tells the renter and shows it to the three', async () => {
  const { owner, renter, admin, request, path } = await active();
  const photo = await media(owner);

  const answer = await as(owner).post(path, {
    returned_at: '2026-12-18T20:00:00Z',
    hours: 1204.44,
    fuel_level: 80,
    condition: 'damaged',
    details: ' A bent bucket tooth ',
    photo_ids: [photo.id],
    damage_amount: 40.5,
    accepted_at: '2026-12-18T20:00:00Z',
  });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: answer.body.id,
    created_at: '2026-12-18T23:00:00.000000Z',
    updated_at: '2026-12-18T23:00:00.000000Z',
    deleted_at: null,
    rental_request_id: request.id,
    returned_at: '2026-12-18T20:00:00.000000Z',
    hours: 1204.4,
    fuel_level: 80,
    condition: 'damaged',
    details: 'A bent bucket tooth',
    checklist: [],
    photo_ids: [photo.id],
    photos: [{ media_id: photo.id, side: 'other', url: `/media/${photo.path}`, width: 1, height: 1 }],
    damage_amount: 40.5,
    accepted_at: null,
    contested_at: null,
    contest_reason: null,
    contest_photos: [],
  });
  for (const person of [owner, renter, admin]) {
    expect((await as(person).get(path)).body).toEqual(answer.body);
    const shown = await as(person).get(`/api/rental_requests/${request.id}`);
    expect(shown.body).toMatchObject({ status: 'returned', machine_return: answer.body });
  }
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  const notices = await rows('notifications', "type = 'rental_request.returned'");
  expect(notices).toEqual([expect.objectContaining({ user_id: renter.id })]);
  expect(await rows('audit_events', "action = 'machine_return'")).toHaveLength(1);
  expect((await as(owner).delete(`/api/media/${photo.id}`)).status).toBe(409);
});

it('shows the pictures in the order they were given, also after a change', async () => {
  const { owner, renter, request, path } = await active();
  const [front, back] = [await media(owner), await media(owner)];
  const sides = ({ photos }: { photos: { media_id: number; side: string }[] }) =>
    photos.map(({ media_id, side }) => [media_id, side]);

  const recorded = await as(owner).post(path, { ...good, photo_ids: [back.id, front.id] });
  expect(sides(recorded.body)).toEqual([
    [back.id, 'other'],
    [front.id, 'other'],
  ]);
  const changed = await as(owner).patch(path, { photos: [{ media_id: front.id, side: 'front' }] });
  expect(sides(changed.body)).toEqual([[front.id, 'front']]);
  expect(changed.body.photo_ids).toEqual([front.id]);
  const shown = await as(renter).get(`/api/rental_requests/${request.id}`);
  expect(shown.body.machine_return.photos).toEqual(changed.body.photos);
});

it.each([
  ['the first instant of the rental', '2026-12-14T06:00:00Z', '2026-12-14T06:00:00.000000Z'],
  ['now', '2026-12-18T23:00:00Z', '2026-12-18T23:00:00.000000Z'],
  ['another zone', '2026-12-18T17:00:00-06:00', '2026-12-18T23:00:00.000000Z'],
  ['a day at the place', '2026-12-18', '2026-12-18T06:00:00.000000Z'],
  ['a time without zone', '2026-12-18 22:00', '2026-12-18T22:00:00.000000Z'],
])('takes %s', async (_, returned_at, shown) => {
  const { owner, path } = await active();

  expect((await as(owner).post(path, { ...good, returned_at })).body.returned_at).toBe(shown);
});

it('says that there is none', async () => {
  const { owner, renter, path } = await active();

  expect((await as(owner).get(path)).status).toBe(404);
  expect((await as(owner).patch(path, good)).status).toBe(404);
  expect((await as(renter).post(`${path}/accept`)).status).toBe(404);
  expect((await as(renter).post(`${path}/contest`, { reason: 'No' })).status).toBe(404);
});

it('is recorded from the start on, once', async () => {
  api.clock.set('2026-12-13T12:00:00Z');
  const { owner, pending, approved } = await rentalScene({ weekly_rate: 500 });
  const pathOf = ({ id }: { id: number }) => `/api/rental_requests/${id}/machine_return`;
  const waiting = await pending({ start_date: '2026-12-21', end_date: '2026-12-21' });
  const request = await approved();
  const now = (iso: string) => ({ ...good, returned_at: iso });

  const early = await as(owner).post(pathOf(waiting), now('2026-12-13T12:00:00Z'));
  expect([early.status, early.body.message]).toEqual([409, 'This rental request is pending.']);
  later('2026-12-14T05:59:59Z');
  const before = await as(owner).post(pathOf(request), now('2026-12-14T05:59:59Z'));
  expect([before.status, before.body.message]).toEqual([409, 'This rental request is approved.']);
  later('2026-12-14T06:00:00Z');
  expect((await as(owner).post(pathOf(request), now('2026-12-14T06:00:00Z'))).status).toBe(201);
  const again = await as(owner).post(pathOf(request), now('2026-12-14T06:00:00Z'));
  expect([again.status, again.body.message]).toEqual([409, 'This rental request is returned.']);
});

it.each(['closed', 'declined', 'cancelled'] as const)(
  'is not recorded for a request that is %s',
  async (state) => {
    api.clock.set('2026-12-13T12:00:00Z');
    const { owner, pending, approved } = await rentalScene({ weekly_rate: 500 });
    const { id } = state === 'declined' ? await pending() : await approved();
    await end[state](id, owner.id);
    later('2026-12-18T23:00:00Z');

    const answer = await as(owner).post(`/api/rental_requests/${id}/machine_return`, good);

    expect([answer.status, answer.body.message]).toEqual([409, `This rental request is ${state}.`]);
  },
);
