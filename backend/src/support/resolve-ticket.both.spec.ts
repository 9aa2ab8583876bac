import { api, as, forgetBroadcasts, rows, told } from '../../test/api';
import { TICKETS, scene, ticketOf } from '../../test/tickets';

it('stamps who resolved it and tells its user', async () => {
  const { renter, admin } = await scene();
  const ticket = await ticketOf(renter);

  const answer = await as(admin).post(`${TICKETS}/${ticket.id}/resolve`, {
    details: 'Fixed',
    github_issue_number: 42,
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    resolved_id: admin.id,
    resolved_name: 'Ada Admin',
    resolved_at: '2026-11-20T12:00:00.000000Z',
    details: 'Fixed',
    github_issue_number: 42,
  });
  expect(told('support_tickets', 'saved')).toContain(renter.id);
  expect(told('notifications', 'saved')).toEqual([renter.id]);
  expect(await rows('audit_events')).toMatchObject([
    { action: 'resolve', record_type: 'support_ticket', record_id: ticket.id, user_id: admin.id },
  ]);
});

it('reopens for its user and tells the admins', async () => {
  const { renter, admin, other } = await scene();
  const ticket = await ticketOf(renter, {
    resolved_at: '2026-11-19 10:00:00.000',
    resolved_id: admin.id,
    details: 'Fixed',
  });

  const answer = await as(renter).post(`${TICKETS}/${ticket.id}/reopen`);

  expect(answer.body).toMatchObject({
    resolved_at: null,
    resolved_id: null,
    resolved_name: null,
    details: 'Fixed',
  });
  expect(told('notifications', 'saved')).toEqual([admin.id, other.id]);
});

it.each(['resolve', 'reopen'])('refuses to %s with bad input', async (action) => {
  const { renter, admin } = await scene();
  const resolved_at = action === 'reopen' ? '2026-11-19 10:00:00.000' : null;
  const ticket = await ticketOf(renter, { resolved_at });
  const path = `${TICKETS}/${ticket.id}/${action}`;

  expect((await as(admin).post(path, { github_issue_number: 'x' })).status).toBe(422);
  expect((await as(admin).post(path, { github_issue_number: 2 ** 31 })).status).toBe(422);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('notifications')).toEqual([]);
});

it('refuses in the wrong state, naming it', async () => {
  const { renter, admin } = await scene();
  const open = await ticketOf(renter);
  const done = await ticketOf(renter, { resolved_at: '2026-11-19 10:00:00.000', resolved_id: admin.id });

  const answers = [
    await as(admin).post(`${TICKETS}/${done.id}/resolve`),
    await as(admin).post(`${TICKETS}/${open.id}/reopen`),
    await as(renter).patch(`${TICKETS}/${done.id}`, { message: 'x' }),
    await as(renter).delete(`${TICKETS}/${done.id}`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(answers.map(({ body }) => body.message)).toEqual([
    'This ticket is already resolved.',
    'This ticket is open; only a resolved ticket can be reopened.',
    'This ticket is resolved; reopen it first.',
    'This ticket is resolved; reopen it first.',
  ]);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('audit_events')).toEqual([]);
});

it('lets one of several admins resolve a ticket at the same moment', async () => {
  const { renter, admin, other } = await scene();
  const ticket = await ticketOf(renter);
  await Promise.all([as(admin).get(TICKETS), as(other).get(TICKETS)]);
  forgetBroadcasts();

  const path = `${TICKETS}/${ticket.id}/resolve`;
  const answers = await Promise.all(
    [as(admin), as(other), as(admin), as(other)].map((who) => who.post(path)),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await rows('audit_events')).toHaveLength(1);
  expect(await rows('mails')).toHaveLength(1);
});
