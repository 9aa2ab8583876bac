import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, as, forgetBroadcasts, guest, later, rows, told } from '../../../../../test/api';
import { insert, make } from '../../../../../test/make';
import { rentalScene } from '../../../../../test/rental-scene';

const reader = () =>
  api.provider<{ readAll(): Promise<void> }>(
    'src/catalog/machines/calendar/outside/calendar-reader',
    'CalendarReader',
  );

/** Answers by path; of 127.0.0.2 calendars may be read, and nothing inner. */
const answers = new Map<string, RequestListener>();
const asked: string[] = [];
let outside: Server;
let inner: Server;

beforeAll(async () => {
  const listener: RequestListener = (request, answer) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const known = answers.get(request.url ?? '');
    if (known) known(request, answer);
    else answer.writeHead(404).end();
  };
  [outside, inner] = [createServer(listener), createServer(listener)];
  await new Promise<void>((done) => outside.listen(0, '127.0.0.2', done));
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});
afterAll(() => {
  for (const server of [outside, inner]) {
    server.closeAllConnections();
    server.close();
  }
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const urlOf = (path: string) => `http://127.0.0.2:${portOf(outside)}${path}`;
const innerUrl = (host = '127.0.0.1') => `http://${host}:${portOf(inner)}/inner.ics`;

const event = (first: string, end: string, ...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${first}`,
    `DTSTART;VALUE=DATE:${first}`,
    `DTEND;VALUE=DATE:${end}`,
    'SUMMARY:Secret job',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
const icsOf = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');
const serve = (path: string, text: string) => answers.set(path, (_, answer) => answer.end(text));

/** A calendar of the scene's machine, as it is stored. */
async function scene(path = '/machine.ics') {
  const rental = await rentalScene();
  const calendar = await insert('machine_calendars', { machine_id: rental.machine.id, url: urlOf(path) });
  const own = `/api/machines/${rental.machine.id}`;
  const read = async () => {
    await reader().readAll();
    return (await as(rental.owner).get(`${own}/calendars/${calendar.id}`)).body;
  };
  const taken = async () =>
    (await guest().get(`${own}/availability`, { from: '2026-12-01', to: '2026-12-31' })).body.taken;
  return { ...rental, calendar, own, read, taken };
}

it('blocks the days of its events, for guests and in the search, and says nothing of them', async () => {
  const { machine, own, read, taken } = await scene();
  serve(
    '/machine.ics',
    icsOf(event('20261203', '20261206'), event('20261210', '20261211', 'RRULE:FREQ=WEEKLY')),
  );
  const search = async (from: string, to: string) =>
    (await guest().get('/api/machines', { from, to })).body.data.map(({ id }: { id: number }) => id);

  expect(await read()).toMatchObject({ last_read_at: '2026-11-20T12:00:00.000000Z', last_error: null });

  expect(await taken()).toEqual([
    { from: '2026-12-03', to: '2026-12-05', reason: 'blackout' },
    { from: '2026-12-10', to: '2026-12-10', reason: 'blackout' },
    { from: '2026-12-17', to: '2026-12-17', reason: 'blackout' },
    { from: '2026-12-24', to: '2026-12-24', reason: 'blackout' },
    { from: '2026-12-31', to: '2026-12-31', reason: 'blackout' },
  ]);
  expect(await search('2026-12-01', '2026-12-02')).toEqual([machine.id]);
  expect(await search('2026-12-05', '2026-12-06')).toEqual([]);
  const blackouts = await guest().get(`${own}/blackouts`);
  expect(blackouts.text).not.toContain('Secret job');
});

it('is read anew each quarter of an hour: what is gone there is free again', async () => {
  const { owner, admin, read, taken } = await scene();
  serve('/machine.ics', icsOf(event('20261203', '20261204')));
  await read();
  await read();
  expect(asked).toHaveLength(1);

  serve('/machine.ics', icsOf(event('20261207', '20261208')));
  later('2026-11-20T12:15:00Z');
  forgetBroadcasts();
  await Promise.all([reader().readAll(), reader().readAll()]);

  expect(asked).toHaveLength(2);
  expect(await taken()).toEqual([{ from: '2026-12-07', to: '2026-12-07', reason: 'blackout' }]);
  expect(told('machines', 'saved')).toEqual([owner.id, admin.id].sort((a, b) => a - b));
  forgetBroadcasts();
  later('2026-11-20T12:30:00Z');
  await read();
  expect([asked.length, told('machines', 'saved')]).toEqual([3, []]);
});

it('keeps the days of the last good reading while it fails, and says why', async () => {
  const { read, taken } = await scene();
  serve('/machine.ics', icsOf(event('20261203', '20261204')));
  await read();
  const days = await taken();

  answers.set('/machine.ics', (_, answer) => answer.writeHead(503).end());
  later('2026-11-20T12:15:00Z');
  expect(await read()).toMatchObject({
    last_read_at: '2026-11-20T12:00:00.000000Z',
    last_error: 'The address answered 503.',
  });
  expect(await taken()).toEqual(days);

  serve('/machine.ics', icsOf());
  later('2026-11-20T12:30:00Z');
  expect(await read()).toMatchObject({ last_read_at: '2026-11-20T12:30:00.000000Z', last_error: null });
  expect(await taken()).toEqual([]);
});

it('leaves rented days to their rental, and blocks them once they are given back', async () => {
  const { owner, approved, act, read, taken } = await scene();
  serve('/machine.ics', icsOf(event('20261212', '20261221')));
  const request = await approved();

  await read();
  expect(await taken()).toEqual([
    { from: '2026-12-12', to: '2026-12-13', reason: 'blackout' },
    { from: '2026-12-14', to: '2026-12-18', reason: 'rental' },
    { from: '2026-12-19', to: '2026-12-20', reason: 'blackout' },
  ]);

  await act(owner, request, 'cancel', { reason: 'Broken' });
  later('2026-11-20T12:15:00Z');
  await read();
  expect(await taken()).toEqual([{ from: '2026-12-12', to: '2026-12-20', reason: 'blackout' }]);
});

it('cannot be changed day by day, and gives its days back when it is removed', async () => {
  const { owner, calendar, own, read, taken } = await scene();
  serve('/machine.ics', icsOf(event('20261203', '20261204')));
  await read();
  const kept = (
    await as(owner).post(`${own}/blackouts`, { start_date: '2026-12-08', end_date: '2026-12-08' })
  ).body;
  const [found] = (await as(owner).get(`${own}/blackouts`)).body.data;

  expect([found.machine_calendar_id, kept.machine_calendar_id]).toEqual([calendar.id, null]);
  expect((await as(owner).patch(`${own}/blackouts/${found.id}`, { reason: 'Mine' })).status).toBe(409);
  expect((await as(owner).delete(`${own}/blackouts/${found.id}`)).status).toBe(409);
  expect((await as(owner).delete(`${own}/calendars/${calendar.id}`)).status).toBe(204);

  expect(await taken()).toEqual([{ from: '2026-12-08', to: '2026-12-08', reason: 'blackout' }]);
  expect(await rows('machine_calendars')).toEqual([]);
});

const NO_CALENDAR = 'The address does not answer with a calendar (ICS) that can be read.';
const INNER = 'The address leads into an inner network.';

it.each<[what: string, error: string, answer: RequestListener]>([
  ['a page', NO_CALENDAR, (_, answer) => answer.end('<!doctype html><p>Sign in')],
  ['nothing', NO_CALENDAR, (_, answer) => answer.end()],
  [
    'an event each second',
    NO_CALENDAR,
    (_, answer) => answer.end(icsOf(event('20200101', '20200102', 'RRULE:FREQ=SECONDLY'))),
  ],
  [
    'a body without end',
    'The answer is larger than 2 MB.',
    (_, answer) => {
      const more = () => {
        while (answer.write('X'.repeat(65_536)));
      };
      answer.on('drain', more).write(icsOf());
      more();
    },
  ],
  ['an error', 'The address answered 500.', (_, answer) => answer.writeHead(500).end()],
  [
    'half an answer',
    'The address could not be reached.',
    (_, answer) => {
      answer.writeHead(200, { 'content-length': 100 }).write('BEGIN');
      answer.socket?.destroySoon();
    },
  ],
  [
    'a way to itself',
    'The address redirects too often.',
    (_, answer) => answer.writeHead(302, { location: '/bad.ics' }).end(),
  ],
  ['a way inside', INNER, (_, answer) => answer.writeHead(302, { location: innerUrl() }).end()],
  [
    'a way inside by name',
    INNER,
    (_, answer) => answer.writeHead(307, { location: innerUrl('localhost') }).end(),
  ],
  [
    'a way to a file',
    'The address must begin with https:// or http://.',
    (_, answer) => answer.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  ],
])('says what is wrong with an address that answers %s', async (_what, error, answer) => {
  const { read, taken } = await scene('/bad.ics');
  answers.set('/bad.ics', answer);

  expect(await read()).toMatchObject({ last_read_at: null, last_error: error });

  expect(await taken()).toEqual([]);
  expect(asked.filter((one) => !one.endsWith(' /bad.ics'))).toEqual([]);
});

it('follows a redirect, and reads no calendar of a machine that is deleted', async () => {
  const { owner, own, read } = await scene('/old.ics');
  answers.set('/old.ics', (_, answer) => answer.writeHead(301, { location: '/new.ics' }).end());
  serve('/new.ics', icsOf());
  expect((await read()).last_error).toBeNull();

  await as(owner).delete(own);
  asked.length = 0;
  later('2026-11-20T12:15:00Z');
  await reader().readAll();

  expect(asked).toEqual([]);
});

describe('POST api/machines/{id}/calendars', () => {
  const add = async (fields: object) => {
    const owner = await make.owner();
    const path = `/api/machines/${(await make.machine(owner)).id}/calendars`;
    return { owner, path, answer: await as(owner).post(path, fields) };
  };

  it('is read at once, and nobody else is told its address', async () => {
    serve('/mine.ics', icsOf());
    const { owner, path, answer } = await add({ url: urlOf('/mine.ics') });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      created_at: '2026-11-20T12:00:00.000000Z',
      updated_at: '2026-11-20T12:00:00.000000Z',
      deleted_at: null,
      machine_id: expect.any(Number),
      url: urlOf('/mine.ics'),
      last_read_at: null,
      last_error: null,
    });
    const shown = async () => (await as(owner).get(path)).body.data[0];
    while ((await shown()).last_read_at === null) await new Promise(setImmediate);
    expect(await shown()).toMatchObject({ last_error: null });
    expect(JSON.stringify([api.broadcasts, await rows('audit_events')])).not.toContain('mine.ics');
  });

  it('takes a webcal address for https', async () => {
    const { answer } = await add({ url: 'webcal://127.0.0.2:9/a.ics?key=1' });
    expect([answer.status, answer.body.url]).toEqual([201, 'https://127.0.0.2:9/a.ics?key=1']);
  });

  it.each([
    [undefined],
    [7],
    ['calendar'],
    ['ftp://example.com/a.ics'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['http://127.0.0.1/a.ics'],
    ['http://2130706433/a.ics'],
    ['http://0x7f.1/a.ics'],
    ['http://[::1]/a.ics'],
    ['http://[::ffff:7f00:1]/a.ics'],
    ['https://169.254.169.254/latest/meta-data'],
    [`https://example.com/${'a'.repeat(2048)}`],
  ])('refuses %j', async (url) => {
    const { answer } = await add({ url });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['url']]);
    expect(await rows('machine_calendars')).toEqual([]);
  });

  it('refuses the same one again, a sixth, and whoever is not the owner', async () => {
    const { owner, path, answer } = await add({ url: 'https://127.0.0.2:9/1.ics' });
    const [stranger, admin] = [await make.owner(), await make.admin()];
    const more = (name: string, by = owner) => as(by).post(path, { url: `https://127.0.0.2:9/${name}.ics` });

    expect((await more('1')).status).toBe(422);
    const four = await Promise.all(['2', '3', '4', '5', '6'].map((name) => more(name)));
    expect(four.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409]);
    for (const person of [stranger, admin]) {
      expect((await more('7', person)).status).toBe(403);
      expect((await as(person).get(path)).status).toBe(403);
      expect((await as(person).delete(`${path}/${answer.body.id}`)).status).toBe(403);
    }
    expect((await as(owner).get(path)).body.total).toBe(5);
  });
});
