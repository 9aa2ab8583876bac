import { randomBytes } from 'node:crypto';
import { codeAt } from '../authenticator';
import { Client } from '../client';
import { openCookie } from '../laravel-encryption';
import type { SmtpInbox } from '../smtp-inbox';

/** A word that stands where a secret does, and nowhere else. */
export const canary = (name: string) => `canary-${name}-${randomBytes(16).toString('hex')}`;

/** Visa's form and Luhn's sum; no number of anybody. */
export const CARD = '4000056655665556';

export interface Secrets {
  [name: string]: string;
}

/**
 * Somebody who does all that takes or makes a secret: signs up, in and out, asks for a new password and sets it, has a
 * second factor, spends a recovery code, gives a card, and mistypes.
 *
 * @param found  takes each secret by its name, as soon as it is known
 */
export async function liveWithSecrets(
  { url, inbox, appKey }: { url: string; inbox: SmtpInbox; appKey: string },
  found: Secrets,
): Promise<{ email: string; client: Client }> {
  const email = `${canary('person').slice(0, 30)}@example.com`;
  const words = { first: canary('password'), wrong: canary('wrong'), second: canary('second') };
  Object.assign(found, {
    password: words.first,
    'wrong password': words.wrong,
    'new password': words.second,
  });
  const twice = (password: string) => ({ password, password_confirmation: password });

  const newcomer = new Client(url);
  expectStatus(204, await newcomer.post('/register', { name: 'Ray', email, ...twice(words.first) }));
  expectStatus(422, await new Client(url).post('/login', { email, password: words.wrong }));
  await newcomer.put('/user/password', { current_password: words.wrong, ...twice(words.second) });
  found['signature of the verification link'] = await fromMail(inbox, /signature=([0-9a-f]{64})/);

  await new Client(url).post('/forgot-password', { email });
  const token = await fromMail(inbox, /reset-password\?token=([0-9a-f]{64})/);
  found['reset token'] = token;
  await new Client(url).post('/reset-password', {
    email,
    token: `${token.slice(0, -1)}x`,
    ...twice(words.second),
  });
  expectStatus(200, await new Client(url).post('/reset-password', { email, token, ...twice(words.second) }));

  const person = new Client(url);
  const login = await person.post('/login', { email, password: words.second, remember: true });
  expectStatus(204, login);
  keepCookies(await person.cookieHeader(), appKey, found, 'first ');

  expectStatus(201, await person.post('/user/confirm-password', { password: words.second }));
  expectStatus(200, await person.post('/user/two-factor-authentication'));
  const { secretKey } = (await person.get('/user/two-factor-secret-key')).body as { secretKey: string };
  found['second factor'] = secretKey;
  const code = codeAt(secretKey, new Date());
  expectStatus(200, await person.post('/user/confirmed-two-factor-authentication', { code }));
  const codes = (await person.get('/user/two-factor-recovery-codes')).body as string[];
  codes.forEach((recovery, index) => (found[`recovery code ${index}`] = recovery));

  const other = new Client(url);
  await other.post('/login', { email, password: words.second, remember: true });
  expectStatus(204, await other.post('/two-factor-challenge', { recovery_code: codes[0] }));

  const form = { number: CARD, exp_month: 12, exp_year: 2034, cvc: '123' };
  await person.post('/api/payment_methods/simulated', form);
  await person.post('/api/payment_methods/simulated', { ...form, number: `${CARD}1` });
  found['card number'] = CARD;
  keepCookies(await other.cookieHeader(), appKey, found);
  return { email, client: person };
}

/** Cookies as they are sent, and what is sealed in them. */
function keepCookies(header: string, appKey: string, found: Secrets, which = ''): void {
  for (const pair of header.split('; ')) {
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    found[`${which}cookie ${name}`] = decodeURIComponent(value);
    if (name === 'yard_session') found[`${which}session id`] = openCookie(appKey, value);
    const [, token] = name.startsWith('remember_') ? openCookie(appKey, value).split('|') : [];
    if (token) found[`${which}remember token`] = token;
  }
}

/** From the newest mail that has it, once it has come. */
async function fromMail(inbox: SmtpInbox, pattern: RegExp): Promise<string> {
  for (;;) {
    for (const { raw } of [...inbox.received].reverse()) {
      const [, word] = pattern.exec(plain(raw)) ?? [];
      if (word) return word;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Quoted-printable as it was written. */
const plain = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function expectStatus(status: number, answer: { status: number; text: string }): void {
  if (answer.status !== status) throw new Error(`expected ${status}: ${answer.status} ${answer.text}`);
}
