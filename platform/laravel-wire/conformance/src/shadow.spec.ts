import { type Answers, fileOf, json, notes, seen, serve, told } from '../test/servers';

const logOf = (...requests: [method: string, path: string][]) =>
  fileOf('access.log', requests.map(([method, path]) => JSON.stringify({ method, path })).join('\n'));

describe('shadow', () => {
  const shadow = async (right: Answers, ...requests: [string, string][]) =>
    told(
      'shadow',
      '--from',
      logOf(...requests),
      '--left',
      await serve({}),
      '--right',
      await serve(right),
      '--writes',
    );

  it('finds two servers alike, whatever changes from run to run', async () => {
    expect(
      await shadow({}, ['GET', '/api/notes'], ['GET', '/api/notes?page=2'], ['POST', '/api/notes']),
    ).toEqual([0, 'GET /api/notes: 2\nPOST /api/notes: 1\nall: 3']);
  });

  it.each<[string, Answers[string], string]>([
    ['a value', notes('12'), '/data/1/price: 12 ≠ "12"'],
    [
      'a time',
      json((origin) => ({
        data: [{ price: 5 }, { price: 12 }],
        path: `${origin}/api/notes`,
        at: '2020-01-01T00:00:00.000000Z',
      })),
      '/at: "<iso8601-micro>" ≠ "2020-01-01T00:00:00.000000Z"',
    ],
    [
      'a header',
      (request, response) => (response.setHeader('X-RateLimit-Limit', '60'), notes(12)(request, response)),
      'x-ratelimit-limit: nothing ≠ "60"',
    ],
    [
      'a cookie',
      (request, response) => (response.removeHeader('Set-Cookie'), notes(12)(request, response)),
      'set-cookie: "XSRF-TOKEN" ≠ ""',
    ],
    [
      'the status',
      (_, response) => response.writeHead(500).end('away'),
      'status: 200 ≠ 500\n    answered: away',
    ],
  ])('shows %s that differs, and counts by route', async (_, answer, line) => {
    expect(await shadow({ 'GET /api/notes': answer }, ['GET', '/api/notes'], ['POST', '/api/notes'])).toEqual(
      [
        1,
        `GET /api/notes\n    ${line}\nGET /api/notes: 1, 1 different\nPOST /api/notes: 1\nall: 2, 1 different`,
      ],
    );
  });

  it('shows ten lines of an answer, and how many more there are', async () => {
    const other = json(() => Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`m${at}`, at])));
    const [, printed] = await shadow({ 'GET /api/notes': other }, ['GET', '/api/notes']);

    expect(printed.split('\n').slice(10, 13)).toEqual([
      '    /m6: nothing ≠ 6',
      '    and 2 more',
      'GET /api/notes: 1, 1 different',
    ]);
  });

  it('sends the requests of a HAR with each server’s own cookies, token and address', async () => {
    const from: Answers[string] = ({ headers }, response) => void response.end(headers.referer);
    const headers = [
      { name: 'Cookie', value: 'XSRF-TOKEN=old' },
      { name: 'Referer', value: 'http://shop.test/notes' },
    ];
    const entries = [
      { request: { method: 'GET', url: 'http://shop.test/api/from/7?a=1', headers } },
      {
        request: {
          method: 'POST',
          url: 'http://shop.test/api/notes',
          headers,
          postData: { mimeType: 'application/json', text: '{"_token":"old"}' },
        },
      },
    ];
    const har = fileOf('shop.har', { log: { entries } });
    const left = await serve({ 'GET /api/from/7': from });
    const right = await serve({ 'GET /api/from/7': from, 'POST /api/notes': json(() => ({ id: 2 })) });

    expect(await told('shadow', '--from', har, '--left', left, '--right', right, '--writes')).toEqual([
      1,
      'POST /api/notes\n    /id: 1 ≠ 2\nGET /api/from/{id}: 1\nPOST /api/notes: 1, 1 different\nall: 2, 1 different',
    ]);
  });

  it('sends nothing that writes unless it is told to', async () => {
    const from = logOf(['GET', '/api/notes'], ['DELETE', '/api/notes/5']);
    const [code, printed] = await told(
      'shadow',
      '--from',
      from,
      '--left',
      await serve({}),
      '--right',
      await serve({}),
    );

    expect([code, printed.split('\n').at(-1)]).toEqual([0, 'left out, as it writes (--writes sends it): 1']);
    expect(seen).toEqual(['GET /api/notes', 'GET /api/notes']);
  });

  it('says so where there is nothing to send', async () => {
    const from = logOf(['DELETE', '/api/notes/5']);

    expect(
      await told('shadow', '--from', from, '--left', await serve({}), '--right', await serve({})),
    ).toEqual([2, `Nothing of ${from} can be sent`]);
  });
});
