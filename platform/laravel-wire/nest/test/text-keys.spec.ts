import type * as Package from '../src';
import { Encrypter } from '../src/session/encrypter';
import { readLaravelSession, writeLaravelSession } from '../src/session/laravel/laravel-payload';
import { type UserId, userIdFrom } from '../src/ports';
import stored from '../../recordings/stored/text-key.json';
import { bootFresh, Browser, type ReferenceApp } from './browser';
import { answerTo, casesOf } from './recorded';
import { callWith, makeToken } from './token-callers';
import { publishTo } from './publisher';
import { closeRaw, RawPusher } from './raw-pusher';

const { PRESENCE, USER_PROVIDER } = (Reflect.get(globalThis, '__package') as () => typeof Package)();

const ADA = '0199aa55-7b00-7c3e-9d2f-5f3a1c2b4d6e' as unknown as UserId;
const PASSWORD = '$2y$10$9TAic/2otQtNdt40LI2jV.1oQ2SlqbeyoHrNVs7W8.pCIUHuqXZBe';
const SLUGS: Record<string, string> = { 1: 'first-steps', 2: 'Äpfel & Birnen', 3: '12' };

const ada = { id: ADA, name: 'Ada', email: 'ada@example.test', password: PASSWORD, remember_token: null };
const users = {
  findById: async (id: unknown) => (id === ADA ? ada : null),
  findByEmail: async () => ada,
  present: ({ id, name }: typeof ada) => ({ id, name }),
  updatePassword: async () => undefined,
  rememberToken: async (id: unknown, token: string) =>
    void (id === ADA && Object.assign(ada, { remember_token: token })),
};
const presence = {
  count: async (_table: string, _column: string, value: unknown, { ignoreId }: { ignoreId?: unknown }) =>
    Object.entries(SLUGS).filter(([id, slug]) => slug === value && !String(ignoreId).endsWith(`000${id}`))
      .length,
};

let app: ReferenceApp;
beforeAll(async () => {
  const providers = [
    { provide: USER_PROVIDER, useValue: users },
    { provide: PRESENCE, useValue: presence },
  ];
  app = await bootFresh({ strictInput: false, hashRounds: 10, deviceCookie: 'known_device' }, { providers });
});
afterEach(closeRaw);
afterAll(() => app.close());

const signedIn = async (more?: object): Promise<Browser> => {
  const browser = new Browser(app.url);
  expect((await browser.login('ada', more)).status).toBe(204);
  return browser;
};
const open = (browser: Browser, name: string): string =>
  new Encrypter('base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=').open(
    name,
    decodeURIComponent(browser.jar.get(name) ?? ''),
  ) ?? '';

it.each(casesOf('keys').map((one) => [one.name, one] as const))(
  'answers as Laravel 13.31: %s',
  async (name, { request, response }) => {
    const browser = await signedIn();

    const { status, text } = name.startsWith('joins')
      ? await browser.send('POST', '/broadcasting/auth', request.body)
      : await answerTo(app.url, request);

    expect({ status, text }).toEqual(response);
  },
);

it.each(['php', 'json'] as const)('reads and writes a login of a text that Laravel stored as %s', (form) => {
  const session = readLaravelSession(Buffer.from(stored[form]));

  expect(session?.user_id).toBe(ADA);
  expect(session && String(writeLaravelSession(session))).toBe(stored[form]);
});

it('knows the user of a session, a remember cookie and a token, and ends their sessions', async () => {
  const browser = await signedIn({ remember: true });
  const [remember = ''] = [...browser.jar.keys()].filter((name) => name.startsWith('remember_web_'));
  const me = async () => (await browser.send('GET', '/api/user')).body;

  expect([...app.sessions.rows.values()].at(-1)?.user_id).toBe(ADA);
  expect(await me()).toEqual({ id: ADA, name: 'Ada' });
  expect(open(browser, remember).split('|')[0]).toBe(stored.remember.split('|')[0]);
  await app.endAllOf(ADA);
  expect(app.sessions.rows.size).toBe(0);
  expect(await me()).toEqual({ id: ADA, name: 'Ada' });
  const token = await makeToken(app, { id: ADA });
  expect((await callWith(app, token, 'GET', '/api/user')).body).toEqual({ id: ADA, name: 'Ada' });
});

it('knows a device once that the same user signs in on again', async () => {
  const browser = await signedIn();
  await browser.send('POST', '/logout');
  await browser.login('ada');

  expect(open(browser, 'known_device').split('|').slice(1)).toEqual([
    expect.stringMatching(new RegExp(`^${ADA}@\\d+$`)),
  ]);
});

it('joins the user’s own channel and shows them as present, until a publisher ends their connections', async () => {
  const raw = await RawPusher.connected(app.url);
  const browser = await signedIn();
  await raw.join(`private-App.Models.User.${ADA}`, browser);
  await raw.join('presence-room.box', browser);
  const [own, room] = await raw.heard('pusher_internal:subscription_succeeded', 2);

  const path = `/apps/app/users/${ADA}/terminate_connections`;
  const answers = [
    await publishTo(app.url, { path: path.replace('6e/', '6f/') }),
    await publishTo(app.url, { path }),
  ];

  expect(own).toMatchObject({ channel: `private-App.Models.User.${ADA}` });
  expect(room?.data).toEqual({
    presence: { ids: [ADA], hash: { [ADA]: { id: ADA, email: ada.email } }, count: 1 },
  });
  expect(answers).toEqual([1, 2].map(() => ({ status: 200, body: {} })));
  expect(await raw.closed()).toBe(4009);
});

it.each([
  ['7', 7],
  [7, 7],
  ['0199aa55', '0199aa55'],
  ['1234567890123456', '1234567890123456'],
  ['5abc', '5abc'],
])('takes %j for the id %j', (text, id) => {
  expect(userIdFrom(text)).toBe(id);
});
