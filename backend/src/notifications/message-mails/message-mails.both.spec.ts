import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { type Mail, sendMessageMails as sweep } from '../../../test/mail-messages';
import { insert, make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

const mailsTo = ({ email }: { email: string }) => rows<Mail>('mails', `recipient = '${email}'`);
const subjects = async (person: { email: string }) => (await mailsTo(person)).map(({ subject }) => subject);

/** A ticket of Ray's with no mail about its beginning; the clock stands at noon. */
async function scene() {
  const ray = await make.user({ name: 'Ray Renter' });
  const ada = await make.admin({ name: 'Ada Admin' });
  const { body: ticket } = await as(ray).post('/api/support_tickets', { message: 'Help' });
  await api.dataSource.query('DELETE FROM mails');
  forgetBroadcasts();
  const path = `/api/support_tickets/${ticket.id}/messages`;
  const write = async (author: typeof ray, content: string) =>
    (await as(author).post(path, { content })).body as { id: number };
  return { ray, ada, ticket, path, write };
}

it('mails a message that is not read after five minutes, and tells of it in the product at once', async () => {
  const { ray, ada, ticket, write } = await scene();

  await write(ada, 'Try again, please.');

  expect(told('notifications', 'saved')).toEqual([ray.id]);
  later('2026-11-20T12:04:59Z');
  await sweep();
  expect(await rows('mails')).toEqual([]);
  later('2026-11-20T12:05:00Z');
  await sweep();
  const [mail, ...others] = await mailsTo(ray);
  expect(mail?.subject).toBe(`New message on support ticket ${ticket.number}`);
  expect(mail?.text).toContain('Ada Admin wrote:\n\nTry again, please.');
  expect(others).toEqual([]);
  expect(await rows('mails')).toHaveLength(1);
  await sweep();
  expect(await rows('mails')).toHaveLength(1);
});

it('sends all of a conversation that a person has not read in one mail, each conversation its own', async () => {
  const { ray, ada, ticket, write } = await scene();
  const { body: other } = await as(ray).post('/api/support_tickets', { message: 'And this' });
  await api.dataSource.query('DELETE FROM mails');

  await write(ada, 'First.');
  later('2026-11-20T12:02:00Z');
  await write(ada, 'Second.');
  await as(ada).post(`/api/support_tickets/${other.id}/messages`, { content: 'Elsewhere.' });
  later('2026-11-20T12:05:00Z');
  await sweep();

  expect(await subjects(ray)).toEqual([`2 new messages on support ticket ${ticket.number}`]);
  const [mail] = await mailsTo(ray);
  expect(mail?.text).toMatch(/First\.\n\nAda Admin wrote:\n\nSecond\./);
  expect(mail?.text).not.toContain('Elsewhere.');
  later('2026-11-20T12:07:00Z');
  await sweep();
  expect((await subjects(ray)).at(-1)).toBe(`New message on support ticket ${other.number}`);
  await write(ada, 'Third.');
  later('2026-11-20T12:11:59Z');
  await sweep();
  expect(await mailsTo(ray)).toHaveLength(2);
  later('2026-11-20T12:12:00Z');
  await sweep();
  expect((await mailsTo(ray)).at(-1)?.text).toContain('Third.');
});

it('mails nobody what they have read, one message or all, and what was taken back', async () => {
  const { ray, ada, path, write } = await scene();
  const seen = await write(ada, 'Read alone.');
  const gone = await write(ada, 'Taken back.');
  await as(ray).post(`${path}/${seen.id}/view`);
  await as(ada).delete(`${path}/${gone.id}`);
  await write(ray, 'Thanks.');
  await as(ada).post(`${path}/view`);

  later('2026-11-20T13:00:00Z');
  await sweep();

  expect(await rows('mails')).toEqual([]);
  expect(await rows('message_mails')).toEqual([]);
});

it('mails the part that is unread, and only to who has not read it', async () => {
  const { ray, ada, path, write } = await scene();
  const bea = await make.admin({ name: 'Bea Admin' });
  await write(ray, 'One.');
  await as(ada).post(`${path}/view`);
  await write(ray, 'Two.');

  later('2026-11-20T12:05:00Z');
  await sweep();

  expect((await mailsTo(bea))[0]?.text).toMatch(/One\.\n\nRay Renter wrote:\n\nTwo\./);
  expect((await mailsTo(ada))[0]?.text).not.toContain('One.');
  expect(await rows('mails')).toHaveLength(2);
});

it('mails nobody who is suspended, and of nothing that is deleted', async () => {
  const { ray, ada, ticket, write } = await scene();
  await write(ray, 'One.');
  await as(ray).delete(`/api/support_tickets/${ticket.id}`);
  const second = await scene();
  await second.write(ada, 'Two.');
  await api.dataSource.query(`UPDATE users SET suspended_at = created_at WHERE id = ${second.ray.id}`);

  later('2026-11-20T13:00:00Z');
  await sweep();

  expect(await rows('mails')).toEqual([]);
  expect(await rows('message_mails')).toEqual([]);
});

it('sends a bundle once where two processes look for it at once', async () => {
  const { ray, ada, write } = await scene();
  await write(ada, 'Once.');
  later('2026-11-20T12:05:00Z');

  await Promise.all([sweep(), sweep(), sweep()]);

  expect(await mailsTo(ray)).toHaveLength(1);
});

it('leaves all to the next run where a run is cut off', async () => {
  const { ray, ada, write } = await scene();
  await write(ada, 'Still here.');
  await write(ada, 'And here.');
  later('2026-11-20T12:05:00Z');
  await api.dataSource.query('ALTER TABLE mails RENAME TO mails_away');
  await sweep();
  await api.dataSource.query('ALTER TABLE mails_away RENAME TO mails');

  expect(await rows('message_mails')).toHaveLength(2);
  await sweep();

  expect((await mailsTo(ray))[0]?.text).toMatch(/Still here\.\n\nAda Admin wrote:\n\nAnd here\./);
});

it('says what a rental is about, and that photos are attached', async () => {
  const { owner, renter, pending } = await rentalScene();
  const request = await pending();
  await api.dataSource.query('DELETE FROM mails');
  const path = `/api/rental_requests/${request.id}/messages`;
  await as(renter).post(path, { content: 'Is it diesel?' });
  const file = { folder: '', name: 'a', path: '00/a.webp', mime_type: 'image/webp', size: 1 };
  const photo = await insert('media', { ...file, user_id: renter.id });
  await as(renter).post(path, { content: 'And its width?', photo_ids: [photo.id] });

  later('2026-12-31T12:00:00Z');
  await sweep();

  const [mail] = await mailsTo(owner);
  expect(mail?.subject).toMatch(/^2 new messages about /);
  expect(mail?.text).toContain('Machine: ');
  expect(mail?.text).toContain('Is it diesel?');
  expect(mail?.text).toContain('And its width?\n\n(A photo is attached.)');
});

it('waits a day where somebody wants one mail a day, and writes none to who wants none', async () => {
  const { ray, ada, ticket, write } = await scene();
  await as(ray).patch('/api/user/mail_choices', { message_mails: 'daily' });
  await write(ada, 'First.');
  later('2026-11-21T11:59:59Z');
  await sweep();
  expect(await mailsTo(ray)).toEqual([]);
  await write(ada, 'Second.');
  later('2026-11-21T12:00:00Z');
  await sweep();
  expect(await subjects(ray)).toEqual([`2 new messages on support ticket ${ticket.number}`]);

  await write(ada, 'Third, which waits.');
  await as(ray).patch('/api/user/mail_choices', { message_mails: 'never' });
  await write(ada, 'Fourth.');
  later('2026-11-23T12:00:00Z');
  await sweep();

  expect(await mailsTo(ray)).toHaveLength(1);
  expect(await rows('message_mails')).toEqual([]);
});
