import { as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { PNG } from '../../../test/permissions/png';
import { refusal } from '../../../test/refusals';

const DELIVERY = { name: 'Lowboy', radius: 50, base_amount: 150, amount_per_distance: 4 };

async function scene() {
  const [admin, owner] = [await make.admin(), await make.owner()];
  const machine = await make.machine(owner, { subject: 'Boom lift' });
  return { admin, owner, path: `/api/machines/${machine.id}` };
}
const notices = (user_id: number) =>
  rows<{ type: string; body: string }>('notifications', 'user_id = ?', [user_id]);

it('is taken off the site with a reason that its owner is told, once', async () => {
  const { admin, owner, path } = await scene();

  const { status, body } = await as(admin).post(`${path}/unpublish`, {
    reason: 'The photos show another one.',
  });
  await as(admin).post(`${path}/unpublish`, { reason: 'The photos show another one.' });

  expect([status, body.published_at]).toEqual([200, null]);
  expect((await guest().get(path)).status).toBe(404);
  expect(await notices(owner.id)).toMatchObject([
    { type: 'content_hidden', body: 'Boom lift: The photos show another one.' },
  ]);
  const [did] = await rows<{ data: string }>(
    'audit_events',
    "record_type = 'machine' AND action = 'unpublish'",
  );
  expect(JSON.stringify(did)).toContain('The photos show another one.');
  expect((await guest().get(path)).status).toBe(404);
});

it('is published again by its owner once something of it is changed, and by an admin as it is', async () => {
  const { admin, owner, path } = await scene();
  const { body: delivery } = await as(owner).post(`${path}/delivery_options`, DELIVERY);
  const takeOff = () => as(admin).post(`${path}/unpublish`, { reason: 'Show the machine itself.' });
  const publish = async (by: typeof owner) => (await as(by).post(`${path}/publish`)).status;
  const reasonOf = async () => (await as(owner).get(path)).body.taken_off_reason;
  await takeOff();

  const refused = await as(owner).post(`${path}/publish`);
  expect(refusal(refused)).toEqual([
    409,
    'Yard unlisted this machine: Show the machine itself. Edit it before you publish it.',
  ]);
  expect(await reasonOf()).toBe('Show the machine itself.');
  await as(owner).patch(path, { subject: 'Boom lift' });
  expect(await publish(owner)).toBe(409);
  await as(owner).patch(path, { subject: 'Boom lift, 60 ft' });
  expect([await publish(owner), await reasonOf()]).toEqual([200, null]);

  await takeOff();
  expect((await as(owner).upload(`${path}/photos`, PNG, 'lift.png')).status).toBe(201);
  expect(await publish(owner)).toBe(200);

  for (const send of [
    (one: string) => as(owner).patch(one, { radius: 40 }),
    (one: string) => as(owner).delete(one),
    () => as(owner).post(`${path}/delivery_options`, DELIVERY),
  ]) {
    await takeOff();
    expect((await send(`${path}/delivery_options/${delivery.id}`)).ok).toBe(true);
    expect([await publish(owner), await reasonOf()]).toEqual([200, null]);
  }

  await takeOff();
  const { address_id } = (await as(owner).get(path)).body;
  const move = (place: object) => as(owner).patch(`/api/addresses/${String(address_id)}`, place);
  expect((await move({ line2: 'Gate 4' })).ok).toBe(true);
  expect(await publish(owner)).toBe(409);
  expect((await move({ geotag: { lat: 40.71, lng: -74 } })).ok).toBe(true);
  expect(await publish(owner)).toBe(200);

  await takeOff();
  expect(await publish(admin)).toBe(200);
  await publish(admin);
  const back = (await notices(owner.id)).filter(({ type }) => type === 'machine.put_back');
  expect(back).toMatchObject([{ body: 'Boom lift, 60 ft: renters can find it again.' }]);
});

it('is not published again unchanged after a report of it was acted on, though it was a draft by then', async () => {
  const { admin, owner, path } = await scene();
  await as(await make.user()).post(`${path}/report`, { reason: 'It is not theirs.' });
  const [report] = await rows<{ id: number }>('content_reports');
  await as(owner).post(`${path}/unpublish`);

  await as(admin).post(`/api/content_reports/${report?.id}/hide`, { reason: 'Whose is it?' });

  expect((await as(owner).post(`${path}/publish`)).status).toBe(409);
});

it('is unpublished by its owner, and by an admin without a reason, and nobody is told', async () => {
  const { admin, owner, path } = await scene();
  expect((await as(owner).post(`${path}/unpublish`, { reason: 'It is sold.' })).body.published_at).toBeNull();
  await as(owner).post(`${path}/publish`);
  expect((await as(admin).post(`${path}/unpublish`)).body.published_at).toBeNull();
  expect((await as(admin).post(`${path}/unpublish`, { reason: 'x'.repeat(1001) })).status).toBe(422);
  expect(await notices(owner.id)).toEqual([]);
});

it('stays on the site while its owner is asked for a change', async () => {
  const { admin, owner, path } = await scene();
  const { status, body } = await as(admin).post(`${path}/ask_for_change`, { reason: 'Say what it weighs.' });

  expect([status, typeof body.published_at]).toEqual([200, 'string']);
  expect(await notices(owner.id)).toMatchObject([
    { type: 'machine.change_asked', body: 'Boom lift: Say what it weighs.' },
  ]);
  expect(await rows('audit_events', "action = 'ask_for_change'")).toMatchObject([{ user_id: admin.id }]);
  expect((await as(admin).post(`${path}/ask_for_change`, {})).status).toBe(422);
});
