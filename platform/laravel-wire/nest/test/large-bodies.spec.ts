import { connect } from 'node:net';
import { boot, Browser, FRONTEND } from './browser';
import { app, boots, rennie, rennieIsThere } from './scene';

const JSON_BODY = { 'Content-Type': 'application/json' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PARTS = { 'Content-Type': 'multipart/form-data; boundary=x' };
/** Above what is read before anybody was asked. */
const LARGE = 200_000;
const inParts = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;

boots({ boundedInput: true });
rennieIsThere();

/** Sends a head that promises a body, and none of it: what is answered was decided without. */
function answerToHead(
  method: string,
  path: string,
  headers: Record<string, string>,
  { url } = app,
): Promise<string> {
  const all = { Host: new URL(url).host, Accept: 'application/json', 'Content-Length': '900000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
    socket.once('data', (text: string) => {
      socket.destroy();
      resolve(text.slice(9, 12));
    });
    socket.once('error', reject).write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}

describe.each([JSON_BODY, FORM, PARTS])('a large body of %j', (type) => {
  it.each([
    ['POST', '/nowhere', {}, '404'],
    ['PUT', '/login', {}, '405'],
    ['POST', '/login', {}, '419'],
    ['POST', '/api/notes', {}, '401'],
    ['POST', '/login', { 'Content-Length': '1100000' }, '413'],
  ])('is not waited for where %s %s is refused', async (method, path, more, status) => {
    expect(await answerToHead(method, path, { ...type, ...more })).toBe(status);
  });

  it('is not waited for where a record is not there, or somebody else’s', async () => {
    const signed = { ...type, Origin: FRONTEND, Cookie: rennie.cookieHeader, 'X-XSRF-TOKEN': rennie.xsrf };

    expect(await answerToHead('PATCH', '/api/notes/987654', signed)).toBe('404');
  });
});

it('is not waited for behind a throttle', async () => {
  const limited = await boot({ boundedInput: true, apiRateLimit: 1 });
  const browser = new Browser(limited.url);
  await browser.login('renter');
  await browser.send('GET', '/api/notes');
  const signed = { Origin: FRONTEND, Cookie: browser.cookieHeader, 'X-XSRF-TOKEN': browser.xsrf };

  expect(await answerToHead('POST', '/api/notes', { ...JSON_BODY, ...signed }, limited)).toBe('429');
});

it.each([
  ['JSON', JSON.stringify({ text: 'a', more: 'x'.repeat(LARGE) }), JSON_BODY],
  ['a form', `text=a&more=${'x'.repeat(LARGE)}`, FORM],
  [
    'a form in parts',
    inParts('text', 'a').replace('--x--', `--x${inParts('more', 'x'.repeat(LARGE)).slice(3)}`),
    PARTS,
  ],
])('is input all the same: %s', async (_, body, type) => {
  const answer = await rennie.send('POST', '/api/odd/echo', body, type);

  expect(answer.body.body.text).toBe('a');
  expect(answer.body.body.more).toHaveLength(LARGE);
});

it('leaves the connection to the next request, read or not', async () => {
  const { port, host } = new URL(app.url);
  const body = 'x'.repeat(LARGE);
  const refused = `POST /login HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${LARGE}\r\n\r\n${body}`;
  const last = `GET /nowhere HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nConnection: close\r\n\r\n`;
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
    let answers = '';
    socket.on('data', (piece: string) => (answers += piece)).once('close', () => resolve(answers));
    socket.once('error', reject).write(refused + refused + last);
  });

  expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 419', 'HTTP/1.1 419', 'HTTP/1.1 404']);
});

it('names its token and its method where it is small', async () => {
  const large = JSON.stringify({ _method: 'PATCH', text: 'named', more: 'x'.repeat(LARGE) });

  const answers = [
    await rennie.send('POST', '/api/notes/1', '{"_method":"PATCH","text":"named"}', JSON_BODY),
    await rennie.send('POST', '/api/notes/1', large, JSON_BODY),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 405]);
});

describe('bounds', () => {
  const zeros = (count: number) => `[${Array(count).fill(0).join(',')}]`;

  it.each([
    ['10,000 entries', `{"a":${zeros(10_000)}}`, 200],
    ['10,001 entries', `{"a":${zeros(10_001)}}`, 413],
    ['10,001 entries of several lists', `{"a":${zeros(5_000)},"b":${zeros(5_001)}}`, 413],
    ['520,000 entries beside a __proto__', `{"x":"__proto__","email":${zeros(520_000)}}`, 413],
    ['a large body with a __proto__', `{"__proto__":{"a":1},"b":"${'x'.repeat(LARGE)}"}`, 200],
  ])('of %s', async (_, body, status) => {
    const answer = await rennie.send('POST', '/api/odd/echo', body, JSON_BODY);

    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('__proto__');
  });

  it('stop a body that goes beyond them while it comes in', async () => {
    const { port, host } = new URL(app.url);
    const head = {
      Host: host,
      Accept: 'application/json',
      Origin: FRONTEND,
      Cookie: rennie.cookieHeader,
      'X-XSRF-TOKEN': rennie.xsrf,
      ...JSON_BODY,
      'Content-Length': '900000',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
      socket.once('data', (text: string) => {
        socket.destroy();
        resolve(text.slice(9, 12));
      });
      const begun = `{"a":${zeros(20_000).slice(0, -1)}`;
      socket.once('error', reject).write(`POST /api/notes HTTP/1.1\r\n${lines.join('')}\r\n${begun}`);
    });

    expect(status).toBe('413');
  });
});

it('drops what would be a prototype, and no other constructor', async () => {
  const body =
    '{"constructor":{"prototype":{"x":1}},"a":{"constructor":"Volvo"},"b":{"constructor":{"name":"x"}}}';

  const answer = await rennie.send('POST', '/api/odd/echo', body, JSON_BODY);

  expect(answer.text).toBe('{"body":{"a":{"constructor":"Volvo"},"b":{"constructor":{"name":"x"}}}}');
});
