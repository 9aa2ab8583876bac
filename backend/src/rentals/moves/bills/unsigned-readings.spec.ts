import { api, as, later, rows } from '../../../../test/api';
import { answerSilence, type Fields, rented } from '../../../../test/bill-scene';
import { make } from '../../../../test/make';

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
      body: 'Your signature was removed. Check it and sign on the rental’s page.',
    }),
  ]);
});

it('leaves the readings as they are where something else is changed', async () => {
  const { owner, renter, rental } = await rented({}, { isSigned: false });
  api.clock.set('2026-12-14T12:00:00Z');
  const { body } = await as(renter).patch(`${rental}/handover`, { details: 'Dry' });
  expect(body).toMatchObject({ details: 'Dry', readings: [{ user_id: owner.id, hours: 1000 }] });
  const form = await as(renter).patch(`${rental}/handover`, { details: 'Wet', hours: 1000, fuel_level: 100 });
  expect(form.body).toMatchObject({ details: 'Wet', readings: [{ user_id: owner.id, hours: 1000 }] });
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

describe('after a swap', () => {
  /** A machine of 3,400 hours comes on Wednesday in place of the one of 1,000 that was handed over. */
  async function swapped({ isSigned }: { isSigned: boolean }) {
    const scene = await rented({}, { isSigned });
    const other = await make.machine(scene.owner, { hours: 3400 });
    api.clock.set('2026-12-16T12:00:00Z');
    const offered = await as(scene.owner).post(`${scene.rental}/changes`, { machine_id: other.id });
    const accept = `${scene.rental}/changes/${offered.body.id}/accept`;
    if ((await as(scene.renter).post(accept)).status !== 200) throw new Error(offered.text);
    return scene;
  }

  it('bills no hours of the machine that was handed over, and all else', async () => {
    const { owner, path, bring, make: bill } = await swapped({ isSigned: true });
    later('2026-12-18T23:00:00Z');
    const quoted = await as(owner).post(`${path}/quote`, { hours: 3410, damage_amount: 100 });
    await bring({ hours: 3410 });

    const { status, body } = await bill({ fuel_amount: 20, damage_amount: 100 });

    expect(quoted.body.lines).toMatchObject([{ kind: 'damage', claimed_amount: 100 }]);
    expect([status, body.lines]).toMatchObject([
      201,
      [
        { kind: 'fuel', label: 'Fuel', unsigned: false },
        { kind: 'damage', claimed_amount: 100 },
      ],
    ]);
  });

  it('bills hours from what was read on the other machine since', async () => {
    const { owner, rental, bring, make: bill } = await swapped({ isSigned: false });
    later('2026-12-16T13:00:00Z');
    await as(owner).patch(`${rental}/handover`, { hours: 3400 });
    later('2026-12-18T23:00:00Z');
    await bring({ hours: 3450 });

    expect((await bill({})).body.lines).toMatchObject([
      {
        kind: 'overtime',
        label: '10 further hours (50 used, 40 covered; not signed by both: owner read 3400 h)',
      },
    ]);
  });
});
