import { as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';

async function scene() {
  const [admin, owner] = [await make.admin(), await make.owner()];
  const machine = await make.machine(owner, { subject: 'Boom lift' });
  return { admin, owner, path: `/api/machines/${machine.id}`, id: machine.id };
}
const notices = (user_id: number) =>
  rows<{ type: string; body: string }>('notifications', 'user_id = ?', [user_id]);

it('is taken off the site with a reason that its owner is told, once', async () => {
  const { admin, owner, path, id } = await scene();

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
  expect((await as(owner).post(`${path}/publish`)).body.id).toBe(id);
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
  expect((await as(owner).post(`${path}/ask_for_change`, { reason: 'Why?' })).status).toBe(403);
  expect((await as(admin).post(`${path}/ask_for_change`, {})).status).toBe(422);
});
