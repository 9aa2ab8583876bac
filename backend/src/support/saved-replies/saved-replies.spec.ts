import { as } from '../../../test/api';
import { make } from '../../../test/make';

const PATH = '/api/saved_replies';
const REPLY = { title: 'Card refused', content: 'Hello {name}, {number} is about your card.' };

it('is written, changed, found and deleted by admins', async () => {
  const admin = as(await make.admin());

  const { status, body } = await admin.post(PATH, REPLY);
  expect([status, body]).toEqual([201, expect.objectContaining(REPLY)]);
  expect((await admin.get(PATH, { search: 'refused' })).body.data).toHaveLength(1);
  expect((await admin.patch(`${PATH}/${body.id}`, { title: 'Card' })).body.title).toBe('Card');
  expect((await admin.post(PATH, { title: 'Empty' })).status).toBe(422);
  expect((await admin.delete(`${PATH}/${body.id}`)).status).toBe(204);
});
