import type { MessageRecord } from '@yard/contracts';
import { api, as } from '../../test/api';
import { insert, make } from '../../test/make';

interface Condition {
  on(parentId: string): string;
  ids: string;
  parameters: object;
}

interface Messages {
  newestOn(type: string, ids: number[], limit?: number): Promise<Map<number, MessageRecord[]>>;
  unreadParents(type: string, userId: number): Condition;
  unreadAmong(type: string, ids: number[], userId: number): Promise<Set<number>>;
}

interface Builder {
  createQueryBuilder(): {
    select(sql: string): {
      from(table: string, alias: string): { where(sql: string, parameters: object): Query };
    };
  };
}

interface Query {
  orderBy(sql: string): { getRawMany(): Promise<{ id: number }[]> };
}

const messages = () => api.provider<Messages>('src/messaging/messages.service', 'MessagesService');

const messageOn = (type: string, id: number, user: { id: number }, content = 'Hello') =>
  insert('messages', { messageable_type: type, messageable_id: id, user_id: user.id, content });

it('gives the newest of each parent, oldest first, and keeps kinds of parents apart', async () => {
  const [ray, olive] = [await make.user({ name: 'Ray' }), await make.user({ name: 'Olive' })];
  for (const content of ['one', 'two', 'three']) await messageOn('rental_request', 1, ray, content);
  const seen = await messageOn('rental_request', 2, olive, 'four');
  await insert('message_views', { message_id: seen.id, user_id: ray.id });
  await messageOn('support_ticket', 1, ray, 'elsewhere');
  await messageOn('rental_request', 3, ray, 'not asked for');

  const newest = await messages().newestOn('rental_request', [1, 2, 9], 2);

  expect([...newest.keys()].sort()).toEqual([1, 2]);
  expect(newest.get(1)?.map(({ content }) => content)).toEqual(['two', 'three']);
  expect(newest.get(2)).toMatchObject([{ user_name: 'Olive', views: [{ user_id: ray.id }] }]);
  expect(await messages().newestOn('rental_request', [])).toEqual(new Map());
});

it('knows the class names of an adopted Laravel, and shows the kind', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const ticket = await insert('support_tickets', { user_id: ray.id, message: 'a', number: null });
  await messageOn('App\\Models\\SupportTicket', ticket.id, olive, 'from Laravel');
  await messageOn('App\\Models\\RentalRequest', ticket.id, olive, 'on a rental');
  await messageOn('support_ticket', ticket.id, olive, 'from here');

  const thread = await as(ray).get(`/api/support_tickets/${ticket.id}/messages`);
  const waiting = await as(ray).get('/api/support_tickets', { needs_attention: true });
  const newest = await messages().newestOn('support_ticket', [ticket.id]);
  const unread = await messages().unreadAmong('support_ticket', [ticket.id], ray.id);
  const seen = await as(ray).post(`/api/support_tickets/${ticket.id}/messages/view`);

  const shown = [
    { content: 'from Laravel', messageable_type: 'support_ticket' },
    { content: 'from here', messageable_type: 'support_ticket' },
  ];
  expect(thread.body.data).toMatchObject(shown);
  expect(newest.get(ticket.id)).toMatchObject(shown);
  expect(waiting.body.data).toMatchObject([{ id: ticket.id }]);
  expect(unread).toEqual(new Set([ticket.id]));
  expect(seen.body).toEqual({ id: ticket.id, updated: 2 });
});

it('finds parents with unread messages', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const tickets = [await insert('support_tickets', { user_id: ray.id, message: 'a', number: null })];
  tickets.push(await insert('support_tickets', { user_id: ray.id, message: 'b', number: null }));
  tickets.push(await insert('support_tickets', { user_id: ray.id, message: 'c', number: null }));
  const [unread = 0, read = 0, own = 0] = tickets.map(({ id }) => id);
  await messageOn('support_ticket', unread, olive);
  const seen = await messageOn('support_ticket', read, olive);
  await insert('message_views', { message_id: seen.id, user_id: ray.id });
  await messageOn('support_ticket', own, ray);
  await messageOn('rental_request', own, olive);

  const condition = messages().unreadParents('support_ticket', ray.id);
  const builder = api.dataSource as unknown as Builder;
  const found = (sql: string) =>
    builder
      .createQueryBuilder()
      .select('ticket.id AS id')
      .from('support_tickets', 'ticket')
      .where(sql, condition.parameters)
      .orderBy('ticket.id')
      .getRawMany();

  expect(await found(condition.on('ticket.id'))).toEqual([{ id: unread }]);
  expect(await messages().unreadAmong('support_ticket', [unread, read, own], ray.id)).toEqual(
    new Set([unread]),
  );
});

it('names what is not there: the record, or what is asked for below it', async () => {
  const ray = await make.user();
  const ticket = await insert('support_tickets', { user_id: ray.id, message: 'a', number: null });
  const missing = async (path: string) => {
    const { status, body } = await as(ray).get(`/api/${path}`);
    return [
      status,
      (body as { message: string }).message.replace('No query results for model [App\\Models\\', '['),
    ];
  };

  expect(await missing('support_tickets/99/messages/1')).toEqual([404, '[SupportTicket] 99']);
  expect(await missing('support_tickets/abc/messages/1')).toEqual([404, '[SupportTicket] abc']);
  expect(await missing(`support_tickets/${ticket.id}/messages/7`)).toEqual([404, '[Message] 7']);
  expect(await missing('rental_requests/99/payments/1')).toEqual([404, '[RentalRequest] 99']);
  expect(await missing('machines/99/photos/1')).toEqual([404, '[Photo] 1']);
});
