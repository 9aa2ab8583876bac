import { as } from '../../../test/api';
import { make } from '../../../test/make';

const PATH = '/api/saved_filters';
const FILTER = { name: 'Unpaid', list_path: '/rental_requests', query: 'unpaid=1' };

it('is saved, found by its list and deleted by admins, for all of them', async () => {
  const [ada, bea] = [as(await make.admin()), as(await make.admin())];

  const { status, body } = await ada.post(PATH, FILTER);
  await ada.post(PATH, { ...FILTER, name: 'Open', list_path: '/support_tickets' });

  expect([status, body]).toEqual([201, expect.objectContaining(FILTER)]);
  expect((await bea.get(PATH, { list_path: '/rental_requests' })).body.data).toEqual([body]);
  expect((await bea.patch(`${PATH}/${body.id}`, { name: 'Not paid' })).body.name).toBe('Not paid');
  expect((await ada.post(PATH, { name: 'Nothing' })).status).toBe(422);
  expect((await bea.delete(`${PATH}/${body.id}`)).status).toBe(204);
});

it.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'users',
  '/users?x=1',
  'javascript:alert(1)',
])('leads nowhere but to a list: %s', async (list_path) => {
  const answer = await as(await make.admin()).post(PATH, { ...FILTER, list_path });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['list_path']]);
});
