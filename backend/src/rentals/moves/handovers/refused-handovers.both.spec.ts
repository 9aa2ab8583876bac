import { api, as, later, rows, told } from '../../../../test/api';
import { type Fields, FULL, handoverScene, pictureOf } from '../../../../test/handover-scene';
import { end, rentalScene } from '../../../../test/rental-scene';

it.each<[string, Fields, string]>([
  ['no hours', { hours: null }, 'hours'],
  ['hours below zero', { hours: -0.1 }, 'hours'],
  ['more hours than a meter shows', { hours: 100_000_000 }, 'hours'],
  ['hours in words', { hours: 'many' }, 'hours'],
  ['no fuel', { fuel_level: null }, 'fuel_level'],
  ['less than an empty tank', { fuel_level: -1 }, 'fuel_level'],
  ['more than a full tank', { fuel_level: 101 }, 'fuel_level'],
  ['part of a percent', { fuel_level: 1.5 }, 'fuel_level'],
  ['a checklist that is none', { checklist: 'x' }, 'checklist'],
  ['a point without a key', { checklist: [{ ok: true }] }, 'checklist.0.key'],
  ['a key that is none', { checklist: [{ key: 'A b', ok: true }] }, 'checklist.0.key'],
  ['a point without an answer', { checklist: [{ key: 'tyres', ok: null }] }, 'checklist.0.ok'],
  ['no photo', { photos: [{ side: 'front' }] }, 'photos.0.media_id'],
  ['no side', { photos: [{ media_id: 1 }] }, 'photos.0.side'],
  ['an unknown side', { photos: [{ media_id: 1, side: 'top' }] }, 'photos.0.side'],
  ['a photo that is not there', { photos: [{ media_id: 999_999, side: 'rear' }] }, 'photos.0.media_id'],
])('refuses %s', async (_, fields, field) => {
  const { owner, write } = await handoverScene();

  const answer = await write(owner, fields);

  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  expect(await rows('handovers')).toEqual([]);
  expect(told('rental_requests', 'saved')).toEqual([]);
});

it('refuses a photo or a point twice, a file that is no picture, and a signature without a name', async () => {
  const { owner, write, sign } = await handoverScene();
  const paper = await pictureOf(owner, { mime_type: 'application/pdf' });
  const fields = async (sent: Fields) => Object.keys((await write(owner, sent)).body.errors);

  const twice = { media_id: (await pictureOf(owner)).id, side: 'front' };
  expect(await fields({ photos: [twice, twice] })).toEqual(['photos.0.media_id', 'photos.1.media_id']);
  expect(await fields({ photos: [{ media_id: paper.id, side: 'other' }] })).toEqual(['photos.0.media_id']);
  const point = { key: 'tyres', ok: true };
  expect(await fields({ checklist: [point, point] })).toEqual(['checklist.0.key', 'checklist.1.key']);
  await write(owner);
  for (const name of [null, ' ', 'x'.repeat(256)]) {
    const answer = await sign(owner, { name });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['name']]);
  }
});

it('says where there is none', async () => {
  const { owner, renter, path, change, sign } = await handoverScene();

  for (const call of [as(owner).get(path), change(renter, { hours: 1 }), sign(owner)])
    expect((await call).status).toBe(404);
});

it('is written once, from the day before the start on', async () => {
  const scene = await rentalScene({ weekly_rate: 500 });
  const { owner, renter, request } = { ...scene, request: await scene.approved() };
  const path = `/api/rental_requests/${request.id}/handover`;
  const write = (by: { id: number; email: string }) => as(by).post(path, FULL);

  later('2026-12-13T05:59:59Z');
  const early = await write(owner);
  expect([early.status, early.body.message]).toEqual([
    409,
    'You can hand over the machine from the day before the rental.',
  ]);
  later('2026-12-13T06:00:00Z');
  expect((await write(owner)).status).toBe(201);
  const again = await write(renter);
  expect([again.status, again.body.message]).toEqual([409, 'This hand-over is already recorded.']);
});

it('is written by one of two who come at once', async () => {
  const { owner, renter, write } = await handoverScene();

  const answers = await Promise.all([write(owner), write(renter)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await rows('handovers')).toHaveLength(1);
});

it('is not written while the request waits, nor once it is over or the machine is back', async () => {
  api.clock.set('2026-12-13T12:00:00Z');
  const { owner, pending, approved } = await rentalScene({ weekly_rate: 500 });
  const refusal = async (id: number) => {
    const { status, body } = await as(owner).post(`/api/rental_requests/${id}/handover`, FULL);
    return [status, body.message];
  };
  const waiting = await pending({ start_date: '2026-12-21', end_date: '2026-12-21' });
  expect(await refusal(waiting.id)).toEqual([409, 'This rental request is pending.']);
  const { id } = await approved();
  later('2026-12-14T12:00:00Z');
  const back = { returned_at: '2026-12-14T12:00:00Z', condition: 'good' };
  await as(owner).post(`/api/rental_requests/${id}/machine_return`, back);
  expect(await refusal(id)).toEqual([409, 'This rental request is returned.']);
  await end.closed(id);
  expect(await refusal(id)).toEqual([409, 'This rental request is closed.']);
});
