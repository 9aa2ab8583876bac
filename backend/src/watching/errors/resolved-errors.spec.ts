import { as, guest, later } from '../../../test/api';
import { make } from '../../../test/make';

const report = (fields: object = {}) => ({ name: 'TypeError', message: 'x is not a function', ...fields });

it('resolved in the next release, stays so while pages of the last one go on', async () => {
  const ada = await make.admin();
  const { body } = await guest().post('/api/error_reports', report({ release: 'v1' }));
  const path = `/api/error_reports/${body.id}`;
  const shown = async () => (await as(ada).get(path)).body;

  const resolved = await as(ada).post(`${path}/resolve`, { in_next_release: true });
  expect(resolved.body).toMatchObject({ faulty_release: 'v1', again_at: null });
  await guest().post('/api/error_reports', report({ release: 'v1' }));
  expect(await shown()).toMatchObject({ resolved_at: expect.any(String), count: 2, again_at: null });

  later('2026-11-21T08:00:00Z');
  await guest().post('/api/error_reports', report({ release: 'v2' }));
  expect(await shown()).toMatchObject({
    resolved_at: null,
    faulty_release: null,
    again_at: '2026-11-21T08:00:00.000000Z',
  });
  await as(ada).post(`${path}/resolve`);
  expect(await shown()).toMatchObject({ again_at: null, faulty_release: null });
});

it('finds what happened to one person, were it to others since', async () => {
  const [ada, ray, bo] = [await make.admin(), await make.user(), await make.user()];
  const { body } = await as(ray).post('/api/error_reports', report());
  await as(bo).post('/api/error_reports', report());
  await as(bo).post('/api/error_reports', report({ message: 'Another' }));

  const { data } = (await as(ada).get('/api/error_reports', { user_id: ray.id })).body;

  expect(data).toMatchObject([{ id: body.id, user_id: bo.id }]);
});
