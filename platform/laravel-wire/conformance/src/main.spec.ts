import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, fileOf, folder, notes, seen, serve, told } from '../test/servers';

describe('record and check', () => {
  const asked = [
    { name: 'notes', request: { method: 'GET', path: '/api/notes' } },
    { name: 'a new note', as: 'ada', request: { method: 'POST', path: '/api/notes', body: { text: 'x' } } },
  ];
  const login = () => fileOf('login.json', { ada: [{ method: 'POST', path: '/login', body: {} }] });
  const to = join(folder, 'cases.json');
  const record = async () =>
    told(
      'record',
      '--url',
      await serve({}),
      '--requests',
      fileOf('asked.json', asked),
      '--to',
      to,
      '--login',
      login(),
    );
  const check = async (answers: Answers) =>
    told('check', '--url', await serve(answers), '--cases', to, '--login', login());

  it('writes cases that another server like it passes', async () => {
    expect(await record()).toEqual([0, '2 recorded']);
    expect(seen).toEqual(['GET /api/notes', 'GET /sanctum/csrf-cookie', 'POST /login', 'POST /api/notes']);
    expect(JSON.parse(readFileSync(to, 'utf8'))[0]).toEqual({
      name: 'notes',
      request: { method: 'GET', path: '/api/notes', headers: { Accept: 'application/json' } },
      response: {
        status: 200,
        headers: { 'content-type': 'application/json' },
        cookies: [{ name: 'XSRF-TOKEN', value: '<opaque>', attributes: { 'Max-Age': '7200', path: '/' } }],
        body: { data: [{ price: 5 }, { price: 12 }], path: '<origin>/api/notes', at: '<iso8601-micro>' },
      },
    });
    expect(await check({})).toEqual([0, '2 passed, 0 failed']);
  });

  it('shows where a server differs', async () => {
    await record();

    expect(await check({ 'GET /api/notes': notes(null) })).toEqual([
      1,
      'cases: notes\n    /data/1/price: 12 ≠ null\n1 passed, 1 failed',
    ]);
  });
});

describe('what the caller has to mend', () => {
  const URL_AWAY = 'http://127.0.0.1:1';
  const cases = () =>
    fileOf('one.json', [{ name: 'a', request: { method: 'GET', path: '/' }, response: { status: 200 } }]);

  it.each<[string, () => string[], string | RegExp]>([
    ['no command', () => [], /^Usage:/],
    ['a missing option', () => ['check', '--url', URL_AWAY], /^It lacks --cases\.\nUsage:/],
    ['an option that is none', () => ['check', '--uri', URL_AWAY], /^Unknown option '--uri'/],
    ['no file', () => ['check', '--url', URL_AWAY, '--cases', join(folder, 'none')], /^ENOENT/],
    [
      'no JSON',
      () => ['check', '--url', URL_AWAY, '--cases', fileOf('bad.json', '{')],
      /bad\.json cannot be read: SyntaxError/,
    ],
    [
      'no cases',
      () => ['check', '--url', URL_AWAY, '--cases', fileOf('none.json', [{}])],
      /no list of cases, each with a response$/,
    ],
    [
      'an address with a path',
      () => ['check', '--url', `${URL_AWAY}/x`, '--cases', cases()],
      /is no address without a path/,
    ],
    [
      'a server that is away',
      () => ['check', '--url', URL_AWAY, '--cases', cases()],
      'http://127.0.0.1:1 does not answer GET /: connect ECONNREFUSED 127.0.0.1:1',
    ],
  ])('is said in one message: %s', async (_, args, message) => {
    const [code, printed] = await told(...args());

    expect([code, printed]).toEqual([
      2,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect(printed).not.toContain('    at ');
  });

  it.each<[string, Answers, string]>([
    ['nobody says how', {}, 'No file of --login says how bob signs in'],
    [
      'it is refused',
      { 'POST /login': (_, response) => response.writeHead(422).end('wrong') },
      'is 422: wrong',
    ],
  ])('is who signs in, where %s', async (why, answers, message) => {
    const as = why === 'it is refused' ? 'ada' : 'bob';
    const path = fileOf('who.json', [{ as, request: { method: 'GET', path: '/' }, response: {} }]);
    const login = fileOf('login.json', { ada: [{ method: 'POST', path: '/login', body: {} }] });
    const [code, printed] = await told(
      'check',
      '--url',
      await serve(answers),
      '--cases',
      path,
      '--login',
      login,
    );

    expect([code, printed]).toEqual([2, expect.stringContaining(message)]);
  });
});
