import { api, as, later, rows } from '../../../../test/api';
import { answerSilence, type Fields, rented } from '../../../../test/bill-scene';

/** The renter wrote another reading over the owner's, who had signed; the meter comes back at 1,050. */
async function overwritten() {
  const scene = await rented({}, { isSigned: false });
  api.clock.set('2026-12-13T12:00:00Z');
  const handover = `${scene.rental}/handover`;
  await as(scene.owner).post(`${handover}/sign`, { name: 'Olive' });
  later('2026-12-14T12:00:00Z');
  const changed = await as(scene.renter).patch(handover, { hours: 5000, fuel_level: 60 });
  later('2026-12-18T23:00:00Z');
  await scene.bring({ hours: 1050, fuel_level: 50 });
  return { ...scene, handover, changed: changed.body as Fields };
}

const UNSIGNED = 'not signed by both: owner read 1000 h, renter read 5000 h';

it('keeps what each side read, and tells whose signature does not count any more', async () => {
  const { owner, renter, changed, handover } = await overwritten();

  expect(changed).toMatchObject({
    hours: 5000,
    fuel_level: 60,
    signed_by_owner_at: null,
    readings: [
      { user_id: owner.id, hours: 1000, fuel_level: 100, at: '2026-12-13T12:00:00.000000Z' },
      { user_id: renter.id, hours: 5000, fuel_level: 60, at: '2026-12-14T12:00:00.000000Z' },
    ],
  });
  expect((await as(owner).get(handover)).body.readings).toEqual(changed['readings']);
  expect(await rows('notifications', "type = 'rental_request.handover_changed'")).toEqual([
    expect.objectContaining({
      user_id: owner.id,
      body: 'Your signature does not count any more. Look at it again and sign it on the rental’s page.',
    }),
  ]);
});

it('leaves the readings as they are where something else is changed', async () => {
  const { owner, renter, rental } = await rented({}, { isSigned: false });
  api.clock.set('2026-12-14T12:00:00Z');
  const { body } = await as(renter).patch(`${rental}/handover`, { details: 'Dry' });
  expect(body).toMatchObject({ details: 'Dry', readings: [{ user_id: owner.id, hours: 1000 }] });
  const fuel = await as(renter).patch(`${rental}/handover`, { fuel_level: 90 });
  expect(fuel.body.readings).toMatchObject([
    { user_id: owner.id, hours: 1000, fuel_level: 100 },
    { user_id: renter.id, hours: 1000, fuel_level: 90 },
  ]);
});

it('bills from what the owner read, and says that not both signed it', async () => {
  const { make } = await overwritten();

  const { body } = await make({ fuel_amount: 20, cleaning_amount: 5 });

  expect(body.lines).toMatchObject([
    {
      kind: 'overtime',
      label: `10 further hours (50 used, 40 covered; ${UNSIGNED})`,
      unsigned: true,
      claimed_amount: 200,
    },
    { kind: 'fuel', label: 'Fuel (not signed by both: owner read 100%, renter read 60%)', unsigned: true },
    { kind: 'cleaning', label: 'Cleaning', unsigned: false },
  ]);
});

it('is never accepted by silence, though the deposit covers it', async () => {
  const { make, shown } = await overwritten();
  await make({ fuel_amount: 20 });
  await api.dataSource.query('UPDATE payments SET amount = 90000 WHERE kind = ?', ['deposit']);
  later('2026-12-21T00:00:00Z');

  await answerSilence();

  expect((await shown()).bill).toMatchObject({
    status: 'contested',
    accepted_at: null,
    contest_reason: null,
  });
});

it('is accepted by the renter, who has seen both', async () => {
  const { make, move, renter, shown } = await overwritten();
  const { body } = await make();
  expect((await move(renter, 'accept', { updated_at: body.updated_at })).status).toBe(200);
  expect((await shown()).bill.lines).toMatchObject([{ unsigned: true, decided_amount: 200 }]);
});

it('shows bills from before readings were kept', async () => {
  const { make, path, owner } = await rented().then(async (scene) => {
    await scene.bring({ hours: 1050 });
    return scene;
  });
  await make();
  const [{ lines }] = (await rows('rental_bills')) as [{ lines: string }];
  const [line] = JSON.parse(lines) as [Fields];
  delete line['unsigned'];
  await api.dataSource.query('UPDATE rental_bills SET `lines` = ?', [JSON.stringify([line])]);
  await api.dataSource.query('UPDATE handovers SET readings = NULL');

  expect((await as(owner).get(path)).body.lines).toMatchObject([{ unsigned: false }]);
  expect((await as(owner).get(path.replace('/bill', '/handover'))).body.readings).toEqual([]);
});
