import { as, later, rows } from '../../test/api';
import { insertMany } from '../../test/insert-many';
import { make } from '../../test/make';

const tickets = (count: number) => ({
  data: Array.from({ length: count }, (_, n) => ({ message: `Help ${n}` })),
});

it('mails others 200 times an hour for one person; they read the rest in the product', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  for (let n = 0; n < 3; n += 1) await make.admin();

  expect((await as(ray).post('/api/support_tickets/store_many', tickets(100))).status).toBe(200);

  expect(await rows('notifications')).toHaveLength(300);
  expect(await rows('mails')).toHaveLength(200);
  expect((await as(olive).post('/api/support_tickets', { message: 'Help' })).status).toBe(201);
  expect(await rows('mails')).toHaveLength(203);
});

it('counts the mails of the last hour', async () => {
  const [ray] = [await make.user(), await make.admin()];
  const mail = {
    recipient: 'ada@example.com',
    subject: 'Help',
    text: 'Help',
    html: 'Help',
    sender_id: ray.id,
  };
  const stamps = { created_at: '2026-11-20 11:30:00.000', updated_at: '2026-11-20 11:30:00.000' };
  await insertMany(
    'mails',
    Array.from({ length: 199 }, () => ({ ...mail, ...stamps })),
  );

  await as(ray).post('/api/support_tickets/store_many', tickets(2));
  expect(await rows('mails')).toHaveLength(200);

  later('2026-11-20T12:31:00Z');
  await as(ray).post('/api/support_tickets', { message: 'Help' });
  expect(await rows('mails')).toHaveLength(201);
});
