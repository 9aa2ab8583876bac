import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTraffic } from './traffic';

const folder = mkdtempSync(join(tmpdir(), 'traffic-'));

afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string, { origin, isWriting = true }: { origin?: string; isWriting?: boolean } = {}) {
  const file = join(folder, 'traffic');
  writeFileSync(file, text);
  return readTraffic(file, origin, isWriting);
}

const har = (...requests: object[]) =>
  JSON.stringify({
    log: { version: '1.2', entries: requests.map((request) => ({ request, response: {} })) },
  });

const post = (mimeType: string, more: object) => ({
  method: 'POST',
  url: 'https://shop.test/api/notes?a=%C3%A9',
  headers: [],
  postData: { mimeType, ...more },
});

describe('a HAR', () => {
  it('gives its requests without what belongs to their connection, session and cache', () => {
    const names = [
      ':authority',
      'Host',
      'Cookie',
      'X-XSRF-TOKEN',
      'Content-Length',
      'If-None-Match',
      'accept-encoding',
    ];
    const headers = [
      ...names.map((name) => ({ name, value: 'x' })),
      { name: 'Accept', value: 'application/json' },
      { name: 'referer', value: 'https://shop.test/notes' },
      { name: 'content-type', value: 'application/json' },
    ];

    expect(read(har({ ...post('application/json', { text: '{"a":1}' }), headers }))).toEqual([
      {
        method: 'POST',
        path: '/api/notes?a=%C3%A9',
        headers: {
          Accept: 'application/json',
          referer: '<origin>/notes',
          'Content-Type': 'application/json',
        },
        raw: '{"a":1}',
      },
    ]);
  });

  it.each([
    ['application/json', '{"_token":"x","a":1}', '{"a":1}'],
    ['application/json', '{"a":1, "_token": "x"}', '{"a":1}'],
    ['application/x-www-form-urlencoded', '_token=x&a=1', 'a=1'],
    ['application/x-www-form-urlencoded', 'a_token=1&_token=x', 'a_token=1&'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="_token"\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
    ],
  ])('gives a body of %s without the token of its form: %j', (type, text, raw) => {
    expect(read(har(post(type, { text })))).toMatchObject([{ headers: { 'Content-Type': type }, raw }]);
  });

  it('gives the fields of a form whose text the browser left out', () => {
    const params = [{ name: 'a b', value: '&' }, { name: 'file' }];

    expect(read(har(post('multipart/form-data', { params })))).toMatchObject([
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, raw: 'a+b=%26&file=' },
    ]);
  });

  it('gives the requests of one origin, which is to be chosen among several', () => {
    const get = (url: string) => ({ method: 'GET', url, headers: [] });
    const text = har(get('https://shop.test/a'), get('https://fonts.test/b'), get('wss://shop.test/app'));

    expect(() => read(text)).toThrow('https://shop.test, https://fonts.test: choose one by --origin');
    expect(read(text, { origin: 'https://fonts.test' })).toMatchObject([
      'of another origin',
      { path: '/b' },
      'of another origin',
    ]);
  });
});

describe('a log', () => {
  it.each([
    [
      '127.0.0.1 - - [29/Nov/2026:00:00:00 +0000] "GET /a?b=1 HTTP/1.1" 200 12 "-" "x"',
      { method: 'GET', path: '/a?b=1' },
    ],
    ['127.0.0.1 - - [29/Nov/2026:00:00:00 +0000] "POST /a HTTP/2.0" 200 12 "-" "x"', 'without its body'],
    ['{"method":"POST","path":"/a","body":{"b":1}}', { method: 'POST', path: '/a', body: { b: 1 } }],
    ['{"request_method":"GET","request_uri":"/a?b=1"}', { method: 'GET', path: '/a?b=1' }],
    ['{"request":{"method":"GET","uri":"/a"},"status":200}', { method: 'GET', path: '/a' }],
    ['{"method":"GET","path":"//"}', { method: 'GET', path: '//' }],
    ['{"method":"GET","path":"//wp/x.xml"}', { method: 'GET', path: '//wp/x.xml' }],
    [
      '[2026-11-29 00:00:00] local.INFO: in {"method":"GET","url":"http://shop.test/a"} []',
      { method: 'GET', path: '/a' },
    ],
    ['[2026-11-29 00:00:00] local.ERROR: {"exception":"x"}', 'a line without a request'],
    ['#0 {main}', 'a line without a request'],
  ])('gives of a line %s', (line, found) => {
    expect(read(`${line}\n\n`)).toEqual([found]);
  });
});

it('leaves out what writes, unless it is told otherwise', () => {
  const lines = ['GET', 'DELETE', 'OPTIONS', 'POST'].map((method) => JSON.stringify({ method, path: '/a' }));
  const why = 'as it writes (--writes sends it)';

  expect(read(lines.join('\n'), { isWriting: false })).toMatchObject([
    { method: 'GET' },
    why,
    { method: 'OPTIONS' },
    why,
  ]);
});
