import { as, later, rows, told } from '../../../../test/api';
import { FULL, handoverScene, pictureOf } from '../../../../test/handover-scene';

it('is written by either side, read by the three, told to the other side and part of the request', async () => {
  const { owner, renter, admin, request, path, write } = await handoverScene();
  const [front, damage] = [await pictureOf(renter), await pictureOf(renter)];

  const answer = await write(renter, {
    details: ' A scratch on the boom ',
    checklist: [
      { key: 'tyres', ok: false, note: 'One is low', more: 1 },
      { key: 'lights', ok: true },
    ],
    photos: [
      { media_id: damage.id, side: 'damage' },
      { media_id: front.id, side: 'front' },
    ],
    signed_by_owner_at: '2026-12-13T06:00:00Z',
  });

  expect(answer.status).toBe(201);
  const size = { width: 40, height: 30 };
  expect(answer.body).toEqual({
    id: answer.body.id,
    created_at: '2026-12-13T06:00:00.000000Z',
    updated_at: '2026-12-13T06:00:00.000000Z',
    deleted_at: null,
    rental_request_id: request.id,
    user_id: renter.id,
    hours: 1204.5,
    fuel_level: 100,
    details: 'A scratch on the boom',
    checklist: [
      { key: 'tyres', ok: false, note: 'One is low' },
      { key: 'lights', ok: true, note: null },
    ],
    photos: [
      { media_id: damage.id, side: 'damage', url: damage.url, ...size },
      { media_id: front.id, side: 'front', url: front.url, ...size },
    ],
    readings: [{ user_id: renter.id, ...FULL, at: '2026-12-13T06:00:00.000000Z' }],
    signed_by_owner_at: null,
    signed_by_owner_name: null,
    signed_by_renter_at: null,
    signed_by_renter_name: null,
  });
  for (const person of [owner, renter, admin]) {
    expect((await as(person).get(path)).body).toEqual(answer.body);
    const shown = await as(person).get(`/api/rental_requests/${request.id}`);
    expect(shown.body).toMatchObject({ status: 'approved', handover: answer.body });
  }
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  const notices = await rows('notifications', "type = 'rental_request.handover'");
  expect(notices).toEqual([expect.objectContaining({ user_id: owner.id })]);
  expect(await rows('audit_events', "action = 'handover'")).toHaveLength(1);
  expect((await as(renter).delete(`/api/media/${front.id}`)).status).toBe(409);
});

it('is signed by each side, and closed once both have', async () => {
  const { owner, renter, write, change, sign } = await handoverScene();
  const { updated_at } = (await write(owner)).body;
  later('2026-12-13T07:00:00Z');

  const first = await sign(owner, { name: ' Olive Owner ', updated_at });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    signed_by_owner_at: '2026-12-13T07:00:00.000000Z',
    signed_by_owner_name: 'Olive Owner',
    signed_by_renter_at: null,
  });
  const twice = await sign(owner);
  expect([twice.status, twice.body.message]).toEqual([409, 'You have signed this hand-over.']);
  const second = await sign(renter, { updated_at });

  expect(second.body.signed_by_renter_at).toBe('2026-12-13T07:00:00.000000Z');
  for (const person of [owner, renter]) {
    for (const late of [await change(person, { hours: 1 }), await sign(person)])
      expect([late.status, late.body.message]).toEqual([409, 'Both have signed this hand-over.']);
  }
  expect(await rows('notifications', "type = 'rental_request.handover_signed'")).toHaveLength(2);
});

it('clears a signature when it is changed, and refuses one for what was written before', async () => {
  const { owner, renter, write, change, sign } = await handoverScene();
  const { updated_at } = (await write(owner)).body;
  await sign(owner);
  later('2026-12-13T07:00:00Z');

  const changed = await change(renter, { hours: 1205 });
  expect(changed.body).toMatchObject({ hours: 1205, fuel_level: 100, signed_by_owner_at: null });
  for (const person of [owner, renter]) {
    const stale = await sign(person, { updated_at });
    expect([stale.status, stale.body.updated_at]).toEqual([409, changed.body.updated_at]);
  }
  expect((await change(owner, { fuel_level: 90, updated_at })).status).toBe(409);
  expect((await sign(owner, { updated_at: changed.body.updated_at })).status).toBe(200);
});

it('lets the other side send again what is shown, and nothing else of others', async () => {
  const { owner, renter, write, change } = await handoverScene();
  const [hers, other, his] = [await pictureOf(owner), await pictureOf(owner), await pictureOf(renter)];
  const front = { media_id: hers.id, side: 'front' };
  await write(owner, { photos: [front] });

  const foreign = await change(renter, { photos: [front, { media_id: other.id, side: 'rear' }] });
  expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['photos.1.media_id']]);
  const both = await change(renter, { photos: [front, { media_id: his.id, side: 'rear' }] });

  const ids = (body: { photos: { media_id: number }[] }) => body.photos.map(({ media_id }) => media_id);
  expect(ids(both.body)).toEqual([hers.id, his.id]);
  expect((await change(owner, { details: 'Dry' })).body.photos).toEqual(both.body.photos);
  for (const person of [owner, renter]) {
    expect((await as(person).delete(`/api/media/${person === owner ? hers.id : his.id}`)).status).toBe(409);
  }
  expect((await change(owner, { photos: [] })).body.photos).toEqual([]);
  expect((await as(owner).delete(`/api/media/${hers.id}`)).status).toBe(204);
});
