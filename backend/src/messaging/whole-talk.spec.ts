import { as, asOnAdminSite } from '../../test/api';
import { questionScene } from '../../test/question-scene';
import { rentalScene } from '../../test/rental-scene';
import { reviewScene } from '../../test/review-scene';
import { whole } from '../../test/whole';

it('says all of a ticket, its messages and notes', async () => {
  const scene = await rentalScene();
  const admin = asOnAdminSite(scene.admin);
  const all = async (client: ReturnType<typeof as>, path: string) =>
    whole((await client.get(path)).body.data, scene);
  const { body } = await as(scene.renter).post('/api/support_tickets', {
    message: 'It beeps.',
    subject: 'Beeping',
  });
  const ticket = `/api/support_tickets/${body.id}`;
  await admin.post(`${ticket}/assign`, { user_id: scene.admin.id });
  await admin.post(`${ticket}/prioritise`, { priority: 'high' });
  await admin.post(`${ticket}/messages`, { content: 'Which one?' });
  await admin.post(`${ticket}/notes`, { content: 'A known fault.' });
  await admin.post(`${ticket}/resolve`, { details: 'Seen twice.' });

  expect(await all(as(scene.renter), '/api/support_tickets')).toEqual([
    {
      created_at: '2026-11-20T12:00:00.000000Z',
      details: 'Seen twice.',
      message: 'It beeps.',
      messages: [
        {
          content: 'Which one?',
          created_at: '2026-11-20T12:00:00.000000Z',
          messageable_id: '#',
          messageable_type: 'support_ticket',
          user: { name: 'Ada Admin' },
          user_id: 'admin',
          user_name: 'Ada Admin',
        },
      ],
      needs_attention: true,
      number: 'T-#',
      priority: 'normal',
      resolved_at: '2026-11-20T12:00:00.000000Z',
      resolved_id: 'admin',
      resolved_name: 'Ada Admin',
      state: 'resolved',
      subject: 'Beeping',
      user_id: 'renter',
      user_name: 'Ray Renter',
    },
  ]);
  expect(await all(admin, `${ticket}/notes`)).toEqual([
    {
      content: 'A known fault.',
      created_at: '2026-11-20T12:00:00.000000Z',
      support_ticket_id: '#',
      user_id: 'admin',
      user_name: 'Ada Admin',
    },
  ]);
  const [one] = (await admin.get('/api/support_tickets')).body.data as Record<string, unknown>[];
  expect(whole({ ...one, messages: null }, scene)).toEqual({
    assignee_id: 'admin',
    assignee_name: 'Ada Admin',
    created_at: '2026-11-20T12:00:00.000000Z',
    details: 'Seen twice.',
    message: 'It beeps.',
    needs_attention: false,
    number: 'T-#',
    priority: 'high',
    resolved_at: '2026-11-20T12:00:00.000000Z',
    resolved_id: 'admin',
    resolved_name: 'Ada Admin',
    state: 'resolved',
    subject: 'Beeping',
    user_id: 'renter',
    user_name: 'Ray Renter',
  });
});

it('says all of a question', async () => {
  const scene = await questionScene();
  const { body } = await scene.ask();
  await as(scene.owner).post(`/api/machine_questions/${body.id}/messages`, { content: 'It does.' });

  expect(whole((await as(scene.asker).get('/api/machine_questions')).body.data, scene)).toEqual([
    {
      answered_at: '2026-11-20T12:00:00.000000Z',
      created_at: '2026-11-20T12:00:00.000000Z',
      machine: {
        illustration_url: '/illustrations/earthmoving.svg',
        machine_type_name: 'Type #',
        subject: 'Crawler Excavator',
        time_zone: 'America/Chicago',
        user_id: 'owner',
        user_name: 'Olive Owner',
      },
      machine_id: '#',
      message: 'Does it fit through a gate?',
      messages: [
        {
          content: 'It does.',
          created_at: '2026-11-20T12:00:00.000000Z',
          messageable_id: '#',
          messageable_type: 'machine_question',
          user: { name: 'Olive Owner' },
          user_id: 'owner',
          user_name: 'Olive Owner',
        },
      ],
      needs_attention: true,
      open: true,
      user_id: 'asker',
      user_name: 'Ray Renter',
    },
  ]);
});

it('says all of a review, of a machine and of a renter', async () => {
  const scene = await reviewScene();
  await scene.write(scene.owner, { rating: 5, content: 'Careful.' });
  await scene.write(scene.renter, { rating: 3, content: 'It leaks.' });
  const [shown] = (await as(scene.renter).get('/api/reviews')).body.data as { machine_id: number }[];
  const all = async (by: object) =>
    whole((await as(scene.stranger).get('/api/reviews', by)).body.data, scene);

  const ofMachine = await all({ machine_id: shown?.machine_id });
  expect(ofMachine).toEqual([
    {
      about: 'machine',
      content: 'It leaks.',
      created_at: '2026-11-20T12:00:00.000000Z',
      machine_id: '#',
      machine_subject: 'Excavator #',
      published_at: '2026-11-20T12:00:00.000000Z',
      rating: 3,
      rental_request_id: '#',
      reviewed_id: 'owner',
      reviewed_name: 'Olive Owner',
      user_id: 'renter',
      user_name: 'Ray R.',
    },
  ]);
  expect(await all({ user_id: scene.owner.id })).toEqual(ofMachine);
});
