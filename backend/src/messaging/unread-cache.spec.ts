import { api, as, later } from '../../test/api';
import { statementsOf } from '../../test/count-queries';
import { insertMany } from '../../test/insert-many';
import { insert, make } from '../../test/make';

const PATH = '/api/support_tickets';
const LONG_AGO = '2026-11-01 08:00:00.000';
const STAMPS = { created_at: LONG_AGO, updated_at: LONG_AGO };

/** Two admins, and tickets of one person with a message on each. */
async function scene(count: number) {
  const [ray, ada, bo] = [await make.user(), await make.admin(), await make.admin()];
  const ticket = (id: number) => ({ id, user_id: ray.id, message: 'Help', number: `T-${id}`, ...STAMPS });
  const message = (id: number) => ({
    ...{ id, user_id: ray.id, messageable_type: 'support_ticket', messageable_id: id, content: 'Hello?' },
    ...STAMPS,
  });
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  await insertMany('support_tickets', ids.map(ticket));
  await insertMany('messages', ids.map(message));
  return { ray, ada, bo, message };
}

/** The numbers of those that this admin has something to read on, and how many others there are. */
async function unreadOf(admin: { id: number; email: string }, per_page = 10) {
  const list = (needs_attention: boolean) =>
    as(admin).get(PATH, { needs_attention, per_page, direction: 'asc' });
  const [unread, others] = [(await list(true)).body, (await list(false)).body];
  const ids = (unread.data as { id: number }[]).map(({ id }) => id);
  return { ids, total: unread.total as number, others: others.total as number };
}

it('finds what was written since, and leaves what was seen, whoever asks', async () => {
  const { ray, ada, bo } = await scene(4);
  expect(await unreadOf(ada)).toMatchObject({ ids: [1, 2, 3, 4], others: 0 });

  await as(ada).post(`${PATH}/2/messages/view`);
  await as(ada).post(`${PATH}/3/messages/3/view`);
  expect(await unreadOf(ada)).toMatchObject({ ids: [1, 4], others: 2 });
  expect(await unreadOf(bo)).toMatchObject({ ids: [1, 2, 3, 4], others: 0 });

  await as(ray).post(`${PATH}/3/messages`, { content: 'Still?' });
  await as(ada).post(`${PATH}/1/messages`, { content: 'Looking' });
  await as(ada).post(`${PATH}/1/messages/view`);
  expect(await unreadOf(ada)).toMatchObject({ ids: [3, 4], others: 2 });
  later('2026-11-20T13:30:00Z');
  expect(await unreadOf(ada)).toMatchObject({ ids: [3, 4], others: 2 });
});

it('asks for what was unread and for what is new, not for every message again', async () => {
  const { ada } = await scene(40);
  await as(ada).get(PATH, { needs_attention: true });
  const everything = /FROM messages unread WHERE\s+unread\.messageable_type/;

  const sent = await statementsOf(() => as(ada).get(PATH, { needs_attention: true }));

  expect(sent.filter(({ sql }) => everything.test(sql))).toEqual([]);
  expect(sent.some(({ sql }) => /unread\.id > /.test(sql))).toBe(true);
});

it('reads everything anew where other messages stand in their place', async () => {
  const { ada, message } = await scene(3);
  await as(ada).post(`${PATH}/1/messages/view`);
  expect(await unreadOf(ada)).toMatchObject({ ids: [2, 3] });

  await api.dataSource.query('DELETE FROM message_views');
  await api.dataSource.query('DELETE FROM messages');
  const other = { created_at: '2026-11-02 08:00:00.000', updated_at: '2026-11-02 08:00:00.000' };
  await insertMany('messages', [
    { ...message(1), ...other },
    { ...message(3), ...other },
  ]);
  expect(await unreadOf(ada)).toMatchObject({ ids: [1, 3] });
});

it('names them by a condition where they are too many to list', async () => {
  const { ada, message } = await scene(1001);
  expect(await unreadOf(ada, 2)).toMatchObject({ ids: [1, 2], total: 1001, others: 0 });

  await as(ada).post(`${PATH}/1/messages/view`);
  await insert('messages', { ...message(2000), messageable_id: 1 });
  await as(ada).post(`${PATH}/2/messages/view`);
  expect(await unreadOf(ada, 2)).toMatchObject({ ids: [1, 3], total: 1000, others: 1 });
});
