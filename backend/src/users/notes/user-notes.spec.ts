import { as, confirmed, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';

it('is written and read by admins alone, who hear of it', async () => {
  const [ada, ray] = [await make.admin({ name: 'Ada Admin' }), await make.user()];
  const path = `/api/users/${ray.id}/notes`;
  forgetBroadcasts();

  const { status, body } = await as(ada).post(path, { content: 'He called twice.' });

  const note = { about_id: ray.id, user_id: ada.id, user_name: 'Ada Admin', content: 'He called twice.' };
  expect([status, body]).toEqual([201, expect.objectContaining(note)]);
  expect(told('users', 'saved')).toEqual([ada.id]);
  expect((await as(ada).get(path)).body.data).toEqual([expect.objectContaining(note)]);
  expect((await as(ada).post(path, { content: '' })).status).toBe(422);
  for (const answer of [await as(ray).get(path), await as(ray).post(path, { content: 'Mine' })])
    expect(answer.status).toBe(403);
  expect(await rows('audit_events', "action = 'note'")).toMatchObject([{ record_type: 'user' }]);
});

it('goes with the person it is about', async () => {
  const [ada, ray] = [await make.admin(), await make.user()];
  await as(ada).post(`/api/users/${ray.id}/notes`, { content: 'He called twice.' });

  const admin = await confirmed(as(ada));
  expect((await admin.send('delete', `/api/users/${ray.id}`, { erase: true })).status).toBe(204);

  expect(await rows('user_notes')).toEqual([]);
});
