import { api, as, forgetBroadcasts, newRow, rows, told } from '../../test/api';
import { mailMessages } from '../../test/mail-messages';
import { insert, make } from '../../test/make';

async function scene() {
  const renter = await make.user({ name: 'Ray Renter' });
  const admin = await make.admin({ name: 'Ada Admin' });
  const stranger = await make.user();
  const ticket = await insert('support_tickets', { user_id: renter.id, message: 'Help', number: 'T-10001' });
  return { renter, admin, stranger, ticket, path: `/api/support_tickets/${ticket.id}/messages` };
}

const messageOn = (ticket: { id: number }, user: { id: number }, fields: object = {}) =>
  insert('messages', {
    user_id: user.id,
    messageable_type: 'support_ticket',
    messageable_id: ticket.id,
    content: 'Hello',
    ...fields,
  });

it('posts a message, tells both sides, and notifies the other', async () => {
  const { renter, admin, ticket, path } = await scene();

  const answer = await as(renter).post(path, { content: 'It is <b>still</b> broken' });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...newRow,
    messageable_id: ticket.id,
    messageable_type: 'support_ticket',
    user_id: renter.id,
    user_name: 'Ray Renter',
    content: 'It is <b>still</b> broken',
    photos: [],
    views: [],
    user: { id: renter.id, name: 'Ray Renter' },
  });
  expect(told('messages', 'saved')).toEqual([renter.id, admin.id]);
  expect(told('notifications', 'saved')).toEqual([admin.id]);
  await mailMessages();
  const [mail] = await rows<{ text: string; html: string }>('mails');
  expect(mail?.text).toContain('It is <b>still</b> broken');
  expect(mail?.html).toContain('It is &lt;b&gt;still&lt;/b&gt; broken');
  expect(mail?.html).toContain(`/#/support_tickets/${ticket.id}`);
});

it("notifies the ticket's user of an admin's answer", async () => {
  const { renter, admin, path } = await scene();

  await as(admin).post(path, { content: 'Looking' });

  expect(told('notifications', 'saved')).toEqual([renter.id]);
});

it('refuses a message without words', async () => {
  const { renter, path } = await scene();

  expect((await as(renter).post(path, {})).body.errors).toEqual({
    content: ['The content field is required.'],
  });
  expect(api.broadcasts).toEqual([]);
  expect(await rows('notifications')).toEqual([]);
});

it('lists the messages oldest first, page by page, with who has seen them', async () => {
  const { renter, admin, ticket, path } = await scene();
  const second = await messageOn(ticket, admin, { created_at: '2026-11-02 10:00:00.000' });
  const first = await messageOn(ticket, renter, { created_at: '2026-11-01 10:00:00.000' });
  await insert('message_views', { message_id: first.id, user_id: admin.id });

  const { body } = await as(renter).get(path, { per_page: 1 });

  expect(body).toMatchObject({
    total: 2,
    last_page: 2,
    data: [{ id: first.id, views: [{ user_id: admin.id }] }],
  });
  expect((await as(renter).get(path, { page: 2, per_page: 1 })).body.data).toMatchObject([
    { id: second.id, views: [] },
  ]);
  expect((await as(renter).get(`${path}/${first.id}`)).body).toMatchObject({
    id: first.id,
    user_name: 'Ray Renter',
  });
});

it('shows the newest fifty on the ticket, oldest first', async () => {
  const { renter, ticket } = await scene();
  const ids: number[] = [];
  for (let n = 0; n < 52; n += 1) ids.push((await messageOn(ticket, renter, { content: `Message ${n}` })).id);

  const { body } = await as(renter).get(`/api/support_tickets/${ticket.id}`);

  expect(body.messages.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2));
});

it('needs attention for an unread message that is no longer among the newest fifty', async () => {
  const { renter, admin, ticket } = await scene();
  await messageOn(ticket, admin, { created_at: '2026-11-01 10:00:00.000' });
  for (let n = 0; n < 50; n += 1) await messageOn(ticket, renter);

  expect((await as(renter).get(`/api/support_tickets/${ticket.id}`)).body.needs_attention).toBe(true);
});

it('marks a message as seen once, never by its author', async () => {
  const { renter, admin, ticket, path } = await scene();
  const message = await messageOn(ticket, renter);

  const seen = await as(admin).post(`${path}/${message.id}/view`);
  const told1 = told('messages', 'saved');
  forgetBroadcasts();
  const again = await as(admin).post(`${path}/${message.id}/view`);
  const own = await as(renter).post(`${path}/${message.id}/view`);

  expect(seen.status).toBe(200);
  expect(seen.body).toMatchObject({ id: message.id, views: [{ user_id: admin.id }] });
  expect(told1).toEqual([renter.id, admin.id]);
  expect(again.body.views).toEqual([{ user_id: admin.id }]);
  expect(own.body.views).toEqual([{ user_id: admin.id }]);
  expect(api.broadcasts).toEqual([]);
});

it('marks all messages of others as seen', async () => {
  const { renter, admin, ticket, path } = await scene();
  await messageOn(ticket, renter);
  await messageOn(ticket, renter);
  await messageOn(ticket, admin);
  await messageOn(ticket, renter, { deleted_at: '2026-11-19 10:00:00.000' });

  expect((await as(admin).post(`${path}/view`)).body).toEqual({ id: ticket.id, updated: 2 });
  expect((await as(admin).post(`${path}/view`)).body).toEqual({ id: ticket.id, updated: 0 });
  expect((await as(admin).get(`/api/support_tickets/${ticket.id}`)).body.needs_attention).toBe(false);
});

it('keeps one view when a message is seen many times at once', async () => {
  const { renter, admin, ticket, path } = await scene();
  const message = await messageOn(ticket, renter);
  await as(admin).get(path);

  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      as(admin).post(n % 2 ? `${path}/view` : `${path}/${message.id}/view`),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await rows('message_views')).toHaveLength(1);
});

it('deletes own messages only', async () => {
  const { renter, admin, ticket, path } = await scene();
  const message = await messageOn(ticket, renter);

  expect(api.broadcasts).toEqual([]);
  expect((await as(renter).delete(`${path}/${message.id}`)).status).toBe(204);
  expect(told('messages', 'deleted')).toEqual([renter.id, admin.id]);
  expect((await as(renter).delete(`${path}/${message.id}`)).status).toBe(404);
  expect((await as(renter).get(path)).body.total).toBe(0);
});

it('stores many messages at once', async () => {
  const { renter, path } = await scene();

  const answer = await as(renter).post(`${path}/store_many`, {
    data: [{ content: 'One' }, { content: 'Two' }],
  });

  expect(answer.status).toBe(200);
  expect(answer.body.map(({ content }: { content: string }) => content)).toEqual(['One', 'Two']);
});
