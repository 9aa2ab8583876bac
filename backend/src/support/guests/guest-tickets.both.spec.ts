import { api, guest, later, rows } from '../../../test/api';
import { instant, make } from '../../../test/make';
import type { Mail } from '../../../test/mail-messages';

let people = 0;
/** An address that no other spec writes from: the throttle outlives a test. */
const address = () => `guest-writer${(people += 1)}@example.com`;
const written = (email: string) => ({
  name: 'Gus Guest',
  email,
  subject: 'Lifts',
  message: 'Do you have lifts?',
});

async function tokenFor(email: string): Promise<string> {
  expect((await guest().post('/api/guest_tickets', written(email))).status).toBe(202);
  const mail = (await rows<Mail>('mails', "subject = 'Confirm your message to support'")).at(-1);
  expect(mail?.recipient).toBe(email);
  return /\/contact\/confirm\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => guest().post('/api/guest_tickets/confirm', { token });
const SPENT = {
  errors: {
    token: [
      'This link was used or has expired. If you already confirmed it, we have your message. Otherwise send it again.',
    ],
  },
};

it('opens a ticket once the address is confirmed, for an account that is made and gets its password then', async () => {
  const email = address();
  const token = await tokenFor(email);
  expect(await rows('support_tickets')).toEqual([]);
  expect(JSON.stringify(await rows('guest_tickets'))).not.toContain(token);

  const { status, body } = await confirm(token);

  expect([status, body]).toMatchObject([200, { email, number: expect.any(String) }]);
  const [user] = await rows<{ id: number }>('users', 'email = ?', [email]);
  expect(user).toMatchObject({ name: 'Gus Guest', email_verified_at: expect.anything() });
  expect(await rows('support_tickets')).toMatchObject([
    { id: body.support_ticket_id, user_id: user?.id, subject: 'Lifts', message: 'Do you have lifts?' },
  ]);
  expect(await rows('guest_tickets')).toEqual([]);
  const password = { password: 'my own words', password_confirmation: 'my own words' };
  const set = await guest().post('/reset-password', { token: body.password_token, email, ...password });
  expect(set.status).toBe(200);
  expect((await guest().post('/login', { email, password: 'my own words' })).status).toBe(204);
});

it('stores no answer that has the token of a password, whatever key is sent', async () => {
  const token = await tokenFor(address());

  const key = { 'Idempotency-Key': 'a key' };
  const { status } = await guest().send('post', '/api/guest_tickets/confirm', { token }, key);

  expect([status, await rows('idempotency_keys')]).toEqual([200, []]);
});

it('opens it for the account that the address has', async () => {
  const ray = await make.user({ email: address(), email_verified_at: instant(api.clock.now()) });

  const { body } = await confirm(await tokenFor(ray.email));

  expect(body).toMatchObject({ email: ray.email, password_token: null });
  expect(await rows('support_tickets')).toMatchObject([{ id: body.support_ticket_id, user_id: ray.id }]);
});

it('takes a link once, and for a day', async () => {
  const [first, second] = [await tokenFor(address()), await tokenFor(address())];

  const both = await Promise.all([confirm(first), confirm(first)]);
  later('2026-11-21T12:00:00Z');
  const late = await confirm(second);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect([late.status, late.body]).toMatchObject([422, SPENT]);
  expect(await rows('support_tickets')).toHaveLength(1);
});

it('opens none for an account that is suspended, unconfirmed or deleted', async () => {
  const at = instant(api.clock.now());
  const accounts = [{ suspended_at: at }, { email_verified_at: null }, { deleted_at: at }];
  for (const fields of accounts) {
    const { email } = await make.user({ email: address(), email_verified_at: at, ...fields });
    expect((await confirm(await tokenFor(email))).status).toBe(409);
  }

  expect(await rows('support_tickets')).toEqual([]);
});

it('mails an address once a minute, and answers the same whether it has an account', async () => {
  const ray = await make.user({ email: address() });
  const answers = [];
  for (const email of [ray.email, address()]) {
    const { status, body } = await guest().post('/api/guest_tickets', written(email));
    answers.push([status, body]);
  }

  const again = await guest().post('/api/guest_tickets', written(ray.email.toUpperCase()));

  expect(answers[0]).toEqual(answers[1]);
  expect([again.status, again.body.errors]).toEqual([422, { email: ['Please wait before retrying.'] }]);
});

it('mails an address twenty times a day at most', async () => {
  const email = address();
  const now = api.clock.now().getTime();
  const statuses = [];
  for (let minute = 0; minute <= 20; minute += 1) {
    api.clock.set(new Date(now + minute * 61_000).toISOString());
    statuses.push((await guest().post('/api/guest_tickets', written(email))).status);
  }

  expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([202]), 422]);
});

it('says which fields are wrong', async () => {
  const { status, body } = await guest().post('/api/guest_tickets', {
    name: 'www.evil.example',
    email: 'no',
  });

  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['name', 'email', 'message']);
});
