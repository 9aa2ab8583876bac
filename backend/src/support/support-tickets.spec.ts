import { api, as, newRow, rows, told } from '../../test/api';
import { queriesOf } from '../../test/count-queries';
import { insert } from '../../test/make';
import { TICKETS, scene, ticketOf } from '../../test/tickets';
import { refusal } from '../../test/refusals';

const messageOn = (ticket: { id: number }, user: { id: number }, content = 'Hello') =>
  insert('messages', {
    user_id: user.id,
    messageable_type: 'support_ticket',
    messageable_id: ticket.id,
    content,
  });

it('raises a ticket and shows all of it', async () => {
  const { renter, admin, other } = await scene();

  const answer = await as(renter).post(TICKETS, { message: '  The card form does not load  ', user_id: 99 });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...newRow,
    user_id: renter.id,
    user_name: 'Ray Renter',
    resolved_id: null,
    resolved_name: null,
    state: 'waiting_for_us',
    resolved_at: null,
    assignee_id: null,
    assignee_name: null,
    answer_due_at: null,
    priority: 'normal',
    subject: null,
    rental_request_id: null,
    details: null,
    github_issue_number: null,
    github_issue_url: null,
    github_issue_state: null,
    number: `T-${10_000 + answer.body.id}`,
    message: 'The card form does not load',
    photos: [],
    messages: [],
    needs_attention: false,
  });
  expect(told('support_tickets', 'saved')).toEqual([renter.id, admin.id, other.id]);
  expect(told('notifications', 'saved')).toEqual([admin.id, other.id]);
  expect(await rows('mails')).toHaveLength(2);
  expect(await rows('audit_events')).toMatchObject([{ user_id: renter.id, action: 'create' }]);
});

it('needs a message', async () => {
  const { renter } = await scene();

  const refused = await as(renter).post(TICKETS, { message: '  ' });

  expect(refusal(refused)).toEqual([422, { message: ['The message field is required.'] }]);
  expect((await as(renter).post(TICKETS, { message: 'x'.repeat(5001) })).status).toBe(422);
  expect(await rows('support_tickets')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
});

it('lists own tickets, and all of them to an admin', async () => {
  const { renter, admin, stranger } = await scene();
  const mine = await ticketOf(renter);
  const theirs = await ticketOf(stranger);

  const ids = async (who: { id: number; email: string }) =>
    (await as(who).get(TICKETS)).body.data.map(({ id }: { id: number }) => id);

  expect(await ids(renter)).toEqual([mine.id]);
  expect(await ids(admin)).toEqual([mine.id, theirs.id]);
});

it('filters by state, attention and text, and refuses unknown filters', async () => {
  const { renter, admin } = await scene();
  const open = await ticketOf(renter, { message: 'Form 100% broken' });
  const done = await ticketOf(renter, {
    resolved_at: '2026-11-19 10:00:00.000',
    resolved_id: admin.id,
    number: 'T-777',
  });
  await messageOn(open, renter);
  await messageOn(done, admin);

  const ids = async (query: object, who = renter) =>
    (await as(who).get(TICKETS, query)).body.data.map(({ id }: { id: number }) => id);

  expect(await ids({ resolved: true })).toEqual([done.id]);
  expect(await ids({ resolved: false })).toEqual([open.id]);
  expect(await ids({ needs_attention: true })).toEqual([done.id]);
  expect(await ids({ needs_attention: false })).toEqual([open.id]);
  expect(await ids({ needs_attention: true }, admin)).toEqual([open.id]);
  expect(await ids({ search: '100%' })).toEqual([open.id]);
  expect(await ids({ search: 't-777' })).toEqual([done.id]);
  expect(await ids({ search: 'ray' }, admin)).toEqual([open.id, done.id]);
  expect(await ids({ search: '_' })).toEqual([]);
  expect(await ids({ sort: 'resolved_at', direction: 'desc' })).toEqual([done.id, open.id]);
  expect((await as(renter).get(TICKETS, { colour: 'red' })).status).toBe(422);
  expect((await as(renter).get(TICKETS, { sort: 'message' })).status).toBe(422);
});

it('needs attention for unread messages alone, not for what else is urgent about it', async () => {
  const { renter, admin } = await scene();
  const urgent = { priority: 'high', assignee_id: admin.id, reopened_at: '2026-11-01 10:00:00.000' };
  const ticket = await ticketOf(renter, { ...urgent, created_at: '2026-11-01 09:00:00.000' });
  const needs = async (who: typeof renter) => {
    const { body } = await as(who).get(TICKETS, { needs_attention: true });
    return [body.total, (await as(who).get(`${TICKETS}/${ticket.id}`)).body.needs_attention];
  };

  expect([await needs(renter), await needs(admin)]).toEqual([
    [0, false],
    [0, false],
  ]);
  await messageOn(ticket, renter);
  expect([await needs(renter), await needs(admin)]).toEqual([
    [0, false],
    [1, true],
  ]);
});

it('says how many tickets there are, and none of them, for only_total', async () => {
  const { renter, admin, stranger } = await scene();
  for (const message of ['First', 'Second']) await messageOn(await ticketOf(renter, { message }), stranger);
  const ask = { needs_attention: true, only_total: true };
  await as(admin).get(TICKETS, ask);

  const sent = await queriesOf(() => as(admin).get(TICKETS, ask));

  expect((await as(admin).get(TICKETS, ask)).body).toMatchObject({ data: [], total: 2, per_page: 15 });
  expect((await as(stranger).get(TICKETS, { only_total: true })).body).toMatchObject({ data: [], total: 0 });
  expect(sent.filter((sql) => /FROM [`"]?support_tickets/.test(sql))).toHaveLength(1);
  expect(sent.filter((sql) => /ORDER BY/.test(sql))).toEqual([]);
});

it('shows a ticket to its user and to admins, and none that is deleted', async () => {
  const { renter, admin } = await scene();
  const ticket = await ticketOf(renter);
  const gone = await ticketOf(renter, { deleted_at: '2026-11-19 10:00:00.000' });

  expect((await as(renter).get(`${TICKETS}/${ticket.id}`)).body).toMatchObject({
    id: ticket.id,
    messages: [],
  });
  expect((await as(admin).get(`${TICKETS}/${ticket.id}`)).status).toBe(200);
  expect((await as(renter).get(`${TICKETS}/${gone.id}`)).status).toBe(404);
  expect((await as(renter).get(`${TICKETS}/abc`)).status).toBe(404);
});

it('lets its user alone change and delete it while it is open', async () => {
  const { renter, admin } = await scene();
  const ticket = await ticketOf(renter);
  const path = `${TICKETS}/${ticket.id}`;

  expect((await as(renter).patch(path, { message: null })).status).toBe(422);
  expect(api.broadcasts).toEqual([]);
  expect((await as(renter).patch(path, { message: 'New', resolved_at: 'now' })).body).toMatchObject({
    message: 'New',
    resolved_at: null,
  });
  expect((await as(renter).put(path, { message: 'Newer' })).body.message).toBe('Newer');
  expect((await as(renter).delete(path)).status).toBe(204);
  expect(told('support_tickets', 'deleted')).toContain(admin.id);
  expect((await as(renter).get(path)).status).toBe(404);
});

it('raises many tickets at once, or none', async () => {
  const { renter } = await scene();

  const refused = await as(renter).post(`${TICKETS}/store_many`, { data: [{ message: 'One' }, {}] });
  const stored = await as(renter).post(`${TICKETS}/store_many`, {
    data: [{ message: 'One' }, { message: 'Two' }],
  });

  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['data.1.message']);
  expect(stored.status).toBe(200);
  expect(stored.body.map(({ message }: { message: string }) => message)).toEqual(['One', 'Two']);
  expect(await rows('support_tickets')).toHaveLength(2);
});

it('costs a fixed number of queries, however many tickets and messages a page has', async () => {
  const { renter, admin } = await scene();
  const costOf = async () => (await queriesOf(() => as(admin).get(TICKETS, { per_page: 100 }))).length;
  await messageOn(await ticketOf(renter), renter);
  await as(admin).get(TICKETS);
  const few = await costOf();
  for (let n = 0; n < 5; n += 1) await messageOn(await ticketOf(renter), renter);

  expect(await costOf()).toBe(few);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(9);
});
