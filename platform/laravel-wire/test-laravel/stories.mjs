// Stories about one login at two servers, written once for each session driver.
import assert from 'node:assert/strict';
import { LARAVEL_SERVER, LOGIN, NEST_SERVER, OLIVIA, RENNIE, signIn, usersOf } from './servers.mjs';

const servers = [LARAVEL_SERVER, NEST_SERVER];
const pairs = [servers, [...servers].reverse()];
const NOBODY = [null, null];
const OLIVIAS = [OLIVIA, OLIVIA];
const NO_UTF8 = Buffer.from('\0\xff"};', 'latin1').toString('base64');

export const stories = [
  ...pairs.map(([one, two]) => [
    `a guest's token of ${one.name} opens ${two.name}'s login, and the login counts at both`,
    async ({ visitor }) => {
      const guest = visitor();
      await guest.get(one.token);
      const before = guest.jar.get('laravel_session');
      assert.equal((await guest.post(two.login, LOGIN)).status, 204);
      assert.notEqual(guest.jar.get('laravel_session'), before);
      assert.deepEqual(await usersOf(guest), OLIVIAS);
    },
  ]),
  ...pairs.map(([one, two]) => [
    `the token of a login at ${one.name} is good at ${two.name}; another one is 419 at both`,
    async ({ visitor }) => {
      const olivia = await signIn(visitor(), one);
      assert.equal((await olivia.post('/old/keep')).status, 204);
      assert.equal((await olivia.post('/api/notes', { text: 'x' })).status, 201);
      await olivia.get(two.user);
      assert.equal((await olivia.post('/old/keep')).status, 204);
      assert.equal((await olivia.post('/api/notes', { text: 'x' })).status, 201);
      const stranger = await signIn(visitor(), two);
      for (const path of ['/old/keep', '/api/notes'])
        assert.equal(
          (await olivia.post(path, {}, { 'X-XSRF-TOKEN': stranger.jar.get('XSRF-TOKEN') })).status,
          419,
        );
    },
  ]),
  ...pairs.flatMap(([one, two]) =>
    [one, two].map((end) => [
      `a login at ${one.name} that ${two.name} has used ends at both with a logout at ${end.name}`,
      async ({ visitor, sessions }) => {
        await sessions.clear();
        const olivia = await signIn(visitor(), one);
        assert.deepEqual(await usersOf(olivia), OLIVIAS);
        const copy = olivia.copy();
        assert.equal((await olivia.post(end.logout)).status, 204);
        assert.deepEqual(await usersOf(olivia), NOBODY);
        assert.deepEqual(await usersOf(copy), NOBODY);
      },
    ]),
  ),
  ...pairs.map(([one, two]) => [
    `who was remembered by ${one.name} is signed in by ${two.name} when the session is gone, and that counts at both`,
    async ({ visitor, sessions }) => {
      const olivia = await signIn(visitor(), one, { remember: true });
      await sessions.clear();
      assert.equal(await olivia.userAt(two.user), OLIVIA);
      assert.deepEqual(await usersOf(olivia), OLIVIAS);
      // A logout there makes the cookie worthless everywhere.
      const copy = olivia.copy();
      assert.equal((await olivia.post(two.logout)).status, 204);
      await sessions.clear();
      assert.deepEqual(await usersOf(copy), NOBODY);
    },
  ]),
  [
    'what only PHP can read, and a flash message, survive a login at Nest',
    async ({ visitor, serialization }) => {
      const guest = visitor();
      await guest.get('/old/csrf-cookie');
      await guest.post('/old/keep');
      await guest.get('/api/user');
      assert.equal((await guest.post('/login', LOGIN)).status, 204);
      await guest.get('/api/user');
      const { data } = await guest.get('/old/kept');
      const { token, ...others } = data;
      assert.deepEqual(others, {
        cart: { lines: [{ id: 7, price: 12.5, note: 'größer' }], total: 25 },
        ...(serialization === 'php'
          ? { when: '2026-01-02T03:04:05+00:00', isSame: true, bytes: NO_UTF8 }
          : { when: null, isSame: false, bytes: '' }),
        status: 'Saved!',
      });
      assert.match(token, /^\w{40}$/);
      // Laravel's next request has it no more, as always.
      assert.equal((await guest.get('/old/kept')).data.status, null);
      assert.deepEqual(await usersOf(guest), OLIVIAS);
    },
  ],
  [
    'a password that Laravel changes ends the other sessions at both, and what they remember',
    async ({ visitor, query }) => {
      const [here, there, remembered] = await Promise.all([
        signIn(visitor(), LARAVEL_SERVER),
        signIn(visitor(), NEST_SERVER),
        signIn(visitor(), LARAVEL_SERVER, { remember: true }),
      ]);
      // AuthenticateSession notes the password when it first sees a session.
      for (const each of [here, there, remembered]) assert.deepEqual(await usersOf(each), OLIVIAS);
      const [{ password }] = await query('SELECT password FROM users WHERE id = ?', [OLIVIA]);
      assert.equal((await here.post('/old/password', { password: 'another' })).status, 204);
      assert.equal(await there.userAt(NEST_SERVER.user), null);
      assert.equal(await remembered.userAt(NEST_SERVER.user), null);
      assert.deepEqual(await usersOf(there), NOBODY);
      assert.deepEqual(await usersOf(here), OLIVIAS);
      await query('UPDATE users SET password = ? WHERE id = ?', [password, OLIVIA]);
    },
  ],
  [
    'ending all sessions of a user at Nest ends those that Laravel began',
    async ({ visitor, endAllOf }) => {
      const [one, two] = await Promise.all(servers.map((server) => signIn(visitor(), server)));
      const rennie = visitor();
      await rennie.get('/old/csrf-cookie');
      await rennie.post('/old/login', { ...LOGIN, email: 'rennie@example.test' });
      await endAllOf(OLIVIA);
      assert.deepEqual(await usersOf(one), NOBODY);
      assert.deepEqual(await usersOf(two), NOBODY);
      assert.deepEqual(await usersOf(rennie), [RENNIE, RENNIE]);
    },
  ],
  [
    'one browser has one session, however often it goes back and forth',
    async ({ visitor, sessions }) => {
      await sessions.clear();
      const olivia = await signIn(visitor(), LARAVEL_SERVER);
      for (let turn = 0; turn < 5; turn += 1) {
        assert.deepEqual(await usersOf(olivia), OLIVIAS);
        await olivia.post('/old/keep');
        await olivia.post('/api/notes', { text: 'x' });
      }
      assert.equal((await sessions.texts()).length, 1);
    },
  ],
  ...servers.map((server) => [
    `a session of ${server.name} is stored in the form that is set`,
    async ({ visitor, sessions, serialization, encrypt }) => {
      await sessions.clear();
      await signIn(visitor(), server);
      const form = encrypt
        ? /^eyJpdiI6/
        : serialization === 'json'
          ? /^\{"_token":"/
          : /^a:\d+:\{s:6:"_token";/;
      for (const text of await sessions.texts()) assert.match(text, form);
      assert.notEqual((await sessions.texts()).length, 0);
    },
  ]),
];
