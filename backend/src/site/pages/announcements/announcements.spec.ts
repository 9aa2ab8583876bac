import { api, as, guest } from '../../../../test/api';
import { make } from '../../../../test/make';

const PATH = '/api/announcements';
const NOTICE = {
  content: 'Payments pause on Sunday from 2:00 to 4:00.',
  starts_at: '2026-11-28T08:00:00.000Z',
  ends_at: '2026-11-29T04:00:00.000Z',
};

const announced = async () => (await guest().get('/remotes.json')).body.announcement;

it('is on every page from its start until its end, the one that began last', async () => {
  const admin = as(await make.admin());
  const { status, body } = await admin.post(PATH, NOTICE);
  const later = { content: 'It takes an hour longer.', starts_at: '2026-11-28T20:00:00.000Z' };
  await admin.post(PATH, { ...NOTICE, ...later });
  expect([status, body.starts_at]).toEqual([201, '2026-11-28T08:00:00.000000Z']);

  const seen: unknown[] = [];
  for (const now of ['2026-11-28T07:59:59Z', NOTICE.starts_at, later.starts_at, NOTICE.ends_at]) {
    api.clock.set(now);
    seen.push((await announced())?.content ?? null);
  }
  expect(seen).toEqual([null, NOTICE.content, later.content, null]);
});

it('is changed and deleted by admins, and gone from the pages at once', async () => {
  const admin = as(await make.admin());
  const { body } = await admin.post(PATH, { ...NOTICE, starts_at: '2026-01-01T00:00:00.000Z' });

  await admin.patch(`${PATH}/${body.id}`, { content: 'Payments pause on Monday.' });
  expect(await announced()).toEqual({
    id: body.id,
    content: 'Payments pause on Monday.',
    ends_at: NOTICE.ends_at,
  });
  expect((await admin.delete(`${PATH}/${body.id}`)).status).toBe(204);
  expect(await announced()).toBeUndefined();
});

it('does not end before it starts', async () => {
  const admin = as(await make.admin());
  const { body } = await admin.post(PATH, NOTICE);

  for (const refused of [
    await admin.post(PATH, { ...NOTICE, ends_at: NOTICE.starts_at }),
    await admin.post(PATH, { ...NOTICE, ends_at: 'tomorrow' }),
    await admin.patch(`${PATH}/${body.id}`, { ends_at: '2026-11-28T07:00:00.000Z' }),
    await admin.patch(`${PATH}/${body.id}`, { starts_at: '2026-11-30T07:00:00.000Z' }),
  ])
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['ends_at']]);
});
