import { as, later, rows, told } from '../../test/api';
import { make } from '../../test/make';
import { rentalScene } from '../../test/rental-scene';
import { refusal } from '../../test/refusals';

const PATH = '/api/support_tickets';

async function raised(fields: Record<string, unknown> = {}) {
  const [admin, ray] = [await make.admin({ name: 'Ada Admin' }), await make.user()];
  const { body } = await as(ray).post(PATH, { message: 'It does not start.', ...fields });
  return { admin, ray, ticket: body as { id: number } };
}

describe('a ticket', () => {
  it('is assigned to an admin and taken back, which the asker does not see', async () => {
    const { admin, ray, ticket } = await raised();
    const assign = (user_id: number | null) => as(admin).post(`${PATH}/${ticket.id}/assign`, { user_id });

    const { status, body } = await assign(admin.id);

    expect([status, body.assignee_id, body.assignee_name]).toEqual([200, admin.id, 'Ada Admin']);
    expect(told('support_tickets', 'saved').length).toBeGreaterThan(1);
    expect(await rows('audit_events', "action = 'assign'")).toMatchObject([{ user_id: admin.id }]);
    expect((await as(ray).get(`${PATH}/${ticket.id}`)).body).toMatchObject({
      assignee_id: null,
      assignee_name: null,
      priority: 'normal',
    });
    expect((await assign(null)).body.assignee_id).toBeNull();
    const nobody = await assign(ray.id);
    expect(refusal(nobody)).toEqual([422, { user_id: ['The selected user is not an active admin.'] }]);
    expect((await as(admin).post(`${PATH}/${ticket.id}/assign`, {})).status).toBe(422);
  });

  it('is narrowed by who answers it and how urgent it is, by admins alone', async () => {
    const { admin, ray, ticket } = await raised();
    const other = (await as(ray).post(PATH, { message: 'And leaks.' })).body as { id: number };
    await as(admin).post(`${PATH}/${ticket.id}/assign`, { user_id: admin.id });
    await as(admin).post(`${PATH}/${other.id}/prioritise`, { priority: 'high' });
    const listed = async (query: object, who: { id: number; email: string } = admin) =>
      (await as(who).get(PATH, query)).body.data.map(({ id }: { id: number }) => id);

    expect(await listed({ assignee_id: admin.id })).toEqual([ticket.id]);
    expect(await listed({ unassigned: 1 })).toEqual([other.id]);
    expect(await listed({ unassigned: 0 })).toEqual([ticket.id]);
    expect(await listed({ priority: 'high' })).toEqual([other.id]);
    expect(await listed({ priority: 'high' }, ray)).toHaveLength(2);
    expect((await as(admin).get(PATH, { priority: 'urgent' })).status).toBe(422);
    const refused = await as(admin).post(`${PATH}/${other.id}/prioritise`, { priority: 'urgent' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['priority']]);
  });

  it('is about a rental that its author is part of, and has a subject that is found', async () => {
    const { renter, owner, admin, approved } = await rentalScene();
    const { id } = await approved();
    const ask = (who: { id: number; email: string }, rental_request_id: number) =>
      as(who).post(PATH, { message: 'Help', subject: 'Who fetches it?', rental_request_id });

    for (const who of [renter, owner]) {
      expect((await ask(who, id)).body).toMatchObject({ rental_request_id: id, subject: 'Who fetches it?' });
    }
    const stranger = await ask(await make.user(), id);
    expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([422, ['rental_request_id']]);
    expect((await ask(renter, 999_999)).status).toBe(422);
    expect((await as(admin).get(PATH, { rental_request_id: id })).body.total).toBe(2);
    expect((await as(admin).get(PATH, { search: 'fetches' })).body.total).toBe(2);
  });

  it('stays as it is once it is resolved, and where it changed meanwhile', async () => {
    const { admin, ticket } = await raised();
    const act = (action: string, body: object) => as(admin).post(`${PATH}/${ticket.id}/${action}`, body);
    expect(
      (await act('prioritise', { priority: 'low', updated_at: '2026-01-01T00:00:00.000000Z' })).status,
    ).toBe(409);
    await act('resolve', {});

    for (const [action, body] of [
      ['assign', { user_id: admin.id }],
      ['prioritise', { priority: 'high' }],
    ] as const) {
      expect((await act(action, body)).body).toEqual({
        message: 'This ticket is resolved; reopen it first.',
      });
    }
  });
});

it('is due a day after its author’s last word, or after it was reopened, and says so to admins alone', async () => {
  const { admin, ray, ticket } = await raised();
  const path = `${PATH}/${ticket.id}`;
  const due = async () => (await as(admin).get(path)).body.answer_due_at as string | null;
  expect(await due()).toBe('2026-11-21T12:00:00.000000Z');
  expect((await as(ray).get(path)).body.answer_due_at).toBeNull();

  later('2026-11-21T08:00:00Z');
  await as(admin).post(`${path}/messages`, { content: 'We look into it.' });
  expect(await due()).toBeNull();
  await as(ray).post(`${path}/messages`, { content: 'And?' });
  expect(await due()).toBe('2026-11-22T08:00:00.000000Z');

  await as(admin).post(`${path}/resolve`, { details: 'Done.' });
  later('2026-11-25T08:00:00Z');
  expect(await due()).toBeNull();
  await as(ray).post(`${path}/reopen`, {});
  expect(await due()).toBe('2026-11-26T08:00:00.000000Z');
});
