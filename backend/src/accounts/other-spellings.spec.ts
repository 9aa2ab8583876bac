import { asOnAdminSite, guest, rows } from '../../test/api';
import { make } from '../../test/make';

let people = 0;
/** An address that no other test has tried: the counts outlive a test. */
const address = () => `josé${(people += 1)}@example.com`;

const spellings = (email: string) => ({
  case: email.toUpperCase(),
  accent: email.replace('é', 'e'),
  width: email.replace('j', 'ｊ'),
  'trailing space': `${email} `,
});

const login = (email: string, password = 'password') => guest().post('/login', { email, password });

it('signs in by the account’s own spelling alone, in any case and with spaces around', async () => {
  const ray = await make.user({ email: address() });
  const typed = spellings(ray.email);

  expect((await login(typed.case)).status).toBe(204);
  expect((await login(typed['trailing space'])).status).toBe(204);
  expect((await login(typed.accent)).status).toBe(422);
  expect((await login(typed.width)).status).toBe(422);
});

it('counts failed logins of one account together, however it is typed', async () => {
  const ray = await make.user({ email: address() });
  const typed = Object.values(spellings(ray.email));

  for (let n = 0; n < 5; n += 1) {
    await login(n % 2 ? ray.email.toUpperCase() : `${ray.email} `, 'wrong');
    for (const email of typed) await login(email.replace('@', '+x@'), 'wrong');
  }

  for (const email of [ray.email, ray.email.toUpperCase(), ` ${ray.email} `]) {
    const { status, body } = await login(email);
    expect([status, body.message]).toEqual([422, expect.stringMatching(/^Too many login attempts\./)]);
  }
});

it('mails one reset a minute for an account, and none for another spelling', async () => {
  const ray = await make.user({ email: address() });
  const forgot = (email: string) => guest().post('/forgot-password', { email });
  const typed = spellings(ray.email);

  expect((await forgot(ray.email)).status).toBe(200);
  expect((await forgot(typed.case)).status).toBe(422);
  expect((await forgot(typed['trailing space'])).status).toBe(422);
  expect((await forgot(typed.accent)).status).toBe(200);
  expect((await forgot(typed.width)).status).toBe(200);

  expect(await rows('mails')).toMatchObject([{ recipient: ray.email }]);
});

it('lets two people have addresses that differ by an accent, and each reset their own', async () => {
  const ray = await make.user({ email: address() });
  const plain = ray.email.replace('é', 'e');
  const fields = { name: 'Jo', email: plain, password: 'another one', password_confirmation: 'another one' };

  expect((await guest().post('/register', fields)).status).toBe(204);
  await guest().post('/forgot-password', { email: ray.email });
  await guest().post('/forgot-password', { email: plain });

  expect((await rows<{ email: string }>('password_reset_tokens')).map(({ email }) => email).sort()).toEqual(
    [ray.email, plain].sort(),
  );
  const taken = await guest().post('/register', { ...fields, email: ray.email.toUpperCase() });
  expect(taken.body.errors).toEqual({ email: ['The email has already been taken.'] });
});

it('finds an address in the admins’ search in any case', async () => {
  const [ray, ada] = [await make.user({ email: address() }), await make.admin()];

  const { body } = await asOnAdminSite(ada).get('/api/users', { search: ray.email.toUpperCase() });

  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([ray.id]);
});

it('is one account in Unicode and in punycode: registered, signed in, moved to and reset', async () => {
  const CHOSEN = { password: 'a long password', password_confirmation: 'a long password' };
  const [unicode, ascii] = ['Jürgen@Bücher.example', 'jürgen@xn--bcher-kva.example'];
  const register = (email: string) => guest().post('/register', { name: 'Jo', email, ...CHOSEN });

  expect((await register(unicode)).status).toBe(204);
  expect(Object.keys((await register(ascii)).body.errors)).toEqual(['email']);

  expect(await rows('users')).toMatchObject([{ email: ascii }]);
  expect((await login(unicode, CHOSEN.password)).status).toBe(204);
  expect((await login(ascii, CHOSEN.password)).status).toBe(204);
  expect((await guest().post('/forgot-password', { email: unicode })).status).toBe(200);
  expect((await guest().post('/forgot-password', { email: ascii })).status).toBe(422);
  const other = await make.user();
  const moved = await asOnAdminSite(await make.admin()).patch(`/api/users/${other.id}`, { email: unicode });
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['email']]);
});
