import { as, later, rows, told } from '../../../../test/api';
import { running } from '../../../../test/change-scene';
import { differences } from '../../../../test/ledger-scene';
import { make } from '../../../../test/make';
import { ledger } from '../../../../test/rental-scene';
import { refusalsOf } from '../../../../test/refusals';

/** Tuesday noon in Chicago; the rental goes from Monday to Friday, and its rent is collected: 1,400. */
async function downScene() {
  const scene = await running();
  const path = `/api/rental_requests/${scene.request.id}/breakdowns`;
  const report = (fields: object = {}, by = scene.renter) =>
    as(by).post(path, { details: 'The boom sinks.', ...fields });
  const resolve = (id: number, fields: object = {}, by = scene.owner) =>
    as(by).post(`${path}/${id}/resolve`, fields);
  return { ...scene, path, report, resolve };
}

it('is reported by the renter, seen by both, and told to the owner', async () => {
  const { owner, renter, admin, path, report, shown } = await downScene();

  const reported = await report({ since: '2026-12-15T14:00:00Z' });

  expect(reported.status).toBe(201);
  expect(reported.body).toMatchObject({
    details: 'The boom sinks.',
    since: '2026-12-15T14:00:00.000000Z',
    up_at: null,
    resolved_at: null,
    photos: [],
    days_down: 0,
  });
  expect(told('notifications', 'saved')).toContain(owner.id);
  for (const reader of [owner, admin])
    expect((await as(reader).get(path)).body.data).toEqual([reported.body]);
  const second = (await as(renter).get(path, { page: 2, per_page: 1 })).body;
  expect(second).toMatchObject({ data: [], total: 1, current_page: 2 });
  expect((await as(renter).get(path, { sort: 'details' })).status).toBe(422);
  later('2026-12-17T18:00:00Z');
  expect((await shown()).breakdowns).toMatchObject([{ days_down: 1 }]);
});

it('is resolved by the owner, from when it worked again', async () => {
  const { renter, report, resolve } = await downScene();
  const { id } = (await report()).body;
  later('2026-12-18T15:00:00Z');

  expect((await resolve(id, {}, renter)).status).toBe(403);
  for (const [up_at, sentence] of [
    ['2026-12-15T17:59:59Z', 'The up at field must be between the breakdown and now.'],
    ['2026-12-18T15:00:01Z', 'The up at field must be between the breakdown and now.'],
    ['x', 'The up at field must be a valid date.'],
  ]) {
    const answer = await resolve(id, { up_at });
    expect([answer.status, refusalsOf(answer)]).toEqual([422, { up_at: sentence }]);
  }
  const resolved = await resolve(id, { details: 'New hose.', up_at: '2026-12-18T12:00:00Z' });

  expect(resolved.body).toMatchObject({
    up_at: '2026-12-18T12:00:00.000000Z',
    resolution: 'New hose.',
    days_down: 2,
  });
  expect((await resolve(id)).status).toBe(409);
});

it('credits each whole day down when the rental closes', async () => {
  const { owner, renter, request, report, resolve, act } = await downScene();
  const { id } = (await report()).body;
  later('2026-12-18T15:00:00Z');
  await resolve(id, { up_at: '2026-12-18T12:00:00Z' });
  later('2026-12-18T23:00:00Z');
  await act(owner, request, 'machine_return', { returned_at: '2026-12-18T22:00:00Z', condition: 'good' });

  await act(renter, request, 'machine_return/accept');

  // The deposit, and two fifths of the rent.
  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([28_000, 56_000]);
  expect(await differences()).toEqual([]);
  const refunds = await rows<{ reason: string }>('refunds');
  expect(refunds.map(({ reason }) => reason).sort()).toEqual(['breakdown', 'close']);
});

it('counts one that nobody resolved until the machine came back', async () => {
  const { admin, request, owner, report, act } = await downScene();
  await report({ since: '2026-12-14' });
  later('2026-12-18T23:00:00Z');
  await act(owner, request, 'machine_return', { returned_at: '2026-12-17T16:00:00Z', condition: 'good' });

  await act(admin, request, 'close', { reason: 'Done' });

  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([28_000, 84_000]);
});

it('credits no day after the return, though its owner says later that it works again', async () => {
  const { admin, request, owner, report, resolve, act, shown } = await downScene();
  const { id } = (await report({ since: '2026-12-14' })).body;
  later('2026-12-18T23:00:00Z');
  await act(owner, request, 'machine_return', { returned_at: '2026-12-17T16:00:00Z', condition: 'good' });
  expect((await shown()).breakdowns).toMatchObject([{ up_at: null, days_down: 3 }]);

  later('2026-12-19T15:00:00Z');
  expect((await resolve(id)).body).toMatchObject({ up_at: '2026-12-19T15:00:00.000000Z', days_down: 3 });
  await act(admin, request, 'close', { reason: 'Done' });

  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([28_000, 84_000]);
});

it('is over when another machine comes instead', async () => {
  const { owner, renter, report, offer, answer, shown } = await downScene();
  await report();
  const other = await make.machine(owner, { subject: 'Smaller Excavator' });
  later('2026-12-17T15:00:00Z');

  const { body } = await offer(owner, { machine_id: other.id });
  expect((await shown()).breakdowns).toMatchObject([{ up_at: null }]);
  await answer(renter, body.id, 'accept');

  expect((await shown()).breakdowns).toMatchObject([
    { up_at: '2026-12-17T15:00:00.000000Z', days_down: 1, resolution: 'Another machine came instead.' },
  ]);
});

it('refuses a second one, one to come, one before the rental, and who is not the renter', async () => {
  const { owner, stranger, report, resolve } = await downScene();
  const refused = async (fields: object) => {
    const answer = await report(fields);
    return [answer.status, refusalsOf(answer)];
  };
  const since = {
    since: 'The since field must be within the rental, after the last breakdown, and not to come.',
  };

  expect(await refused({ details: ' ' })).toEqual([422, { details: 'The details field is required.' }]);
  expect(await refused({ since: '2026-12-15T18:00:01Z' })).toEqual([422, since]);
  expect(await refused({ since: '2026-12-13' })).toEqual([422, since]);
  expect(await refused({ photo_ids: [999_999] })).toEqual([
    422,
    { 'photo_ids.0': 'The selected photo is invalid.' },
  ]);
  for (const person of [owner, stranger]) expect((await report({}, person)).status).toBe(403);
  const { id } = (await report()).body;
  expect(await refused({})).toEqual([409, {}]);
  later('2026-12-16T18:00:00Z');
  await resolve(id);
  // No day is down twice.
  expect(await refused({ since: '2026-12-16T17:00:00Z' })).toEqual([422, since]);
  expect((await report()).status).toBe(201);
});
