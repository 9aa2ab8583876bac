import { as, forgetBroadcasts, told } from '../../../test/api';
import { make } from '../../../test/make';

it('is written and read by admins alone, who hear of it', async () => {
  const [ada, ray] = [await make.admin({ name: 'Ada Admin' }), await make.user()];
  const { body: ticket } = await as(ray).post('/api/support_tickets', { message: 'Help' });
  const path = `/api/support_tickets/${ticket.id}/notes`;
  forgetBroadcasts();

  const { status, body } = await as(ada).post(path, { content: 'His card was stolen.' });

  const note = {
    support_ticket_id: ticket.id,
    user_id: ada.id,
    user_name: 'Ada Admin',
    content: 'His card was stolen.',
  };
  expect([status, body]).toEqual([201, expect.objectContaining(note)]);
  expect(told('support_tickets', 'saved')).toEqual([ada.id]);
  expect((await as(ada).get(path)).body.data).toEqual([expect.objectContaining(note)]);
  expect((await as(ada).post(path, { content: '' })).status).toBe(422);
  for (const answer of [await as(ray).get(path), await as(ray).post(path, { content: 'Mine' })])
    expect(answer.status).toBe(403);
  expect(JSON.stringify((await as(ray).get(`/api/support_tickets/${ticket.id}`)).body)).not.toContain(
    'stolen',
  );
});
