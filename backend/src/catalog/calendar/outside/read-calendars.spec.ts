import {
  as,
  asOnAdminSite,
  confirmed,
  forgetBroadcasts,
  guest,
  later,
  rows,
  told,
} from '../../../../test/api';
import {
  answers,
  requests,
  calendarScene,
  event,
  icsOf,
  reader,
  serve,
  serveCalendars,
  urlOf,
  innerUrl,
} from '../../../../test/calendar-scene';
import { insert, make } from '../../../../test/make';
import type { RequestListener } from 'node:http';

type Scene = Awaited<ReturnType<typeof calendarScene>>;
const desk = async () => confirmed(asOnAdminSite(await make.admin()));
serveCalendars();
const NO_CALENDAR = 'We can’t read a calendar (ICS) at this address. Check the link.';
const INNER = 'The address leads into an inner network.';

it('blocks the days of its events, for guests and in the search, and says nothing of them', async () => {
  const { machine, own, read, taken } = await calendarScene();
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
  expect((await guest().get(`${own}/blackouts`)).text).not.toContain('Secret job');
});

it('is read anew each quarter of an hour: what is gone there is free again', async () => {
  const { owner, admin, read, taken } = await calendarScene();
  serve('/machine.ics', icsOf(event('20261203', '20261204')));
  await read();
  await read();
  expect(requests).toHaveLength(1);

  serve('/machine.ics', icsOf(event('20261207', '20261208')));
  later('2026-11-20T12:15:00Z');
  forgetBroadcasts();
  await Promise.all([reader().readAll(), reader().readAll()]);

  expect(requests).toHaveLength(2);
  expect(await taken()).toEqual([{ from: '2026-12-07', to: '2026-12-07', reason: 'blackout' }]);
  expect(told('machines', 'saved')).toEqual([owner.id, admin.id].sort((a, b) => a - b));
  forgetBroadcasts();
  later('2026-11-20T12:30:00Z');
  await read();
  expect([requests.length, told('machines', 'saved')]).toEqual([3, []]);
});

it('keeps the days of the last good reading while it fails, and says why', async () => {
  const { read, taken } = await calendarScene();
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
  const { owner, approved, act, read, taken } = await calendarScene();
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
  const { owner, calendar, own, read, taken } = await calendarScene();
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

it.each([
  ['the machine', async ({ owner, own }: Scene) => as(owner).delete(own)],
  ['the owner', async ({ owner }: Scene) => (await desk()).delete(`/api/users/${owner.id}`)],
  ['all of the owner', ({ owner }: Scene) => as(owner).send('delete', '/api/user', { password: 'password' })],
])('is read no more once %s is deleted', async (_, remove) => {
  const scene = await calendarScene();
  const other = await insert('machine_calendars', {
    machine_id: (await make.machine(await make.owner())).id,
    url: urlOf('/other.ics'),
  });
  serve('/machine.ics', icsOf(event('20261203', '20261204')));
  serve('/other.ics', icsOf(event('20261203', '20261204')));
  await scene.read();
  requests.length = 0;

  expect((await remove(scene)).status).toBe(204);

  later('2026-11-20T12:15:00Z');
  await reader().readAll();
  expect(requests.map((line) => line.split(' ')[1])).toEqual(['/other.ics']);
  expect(await rows('machine_calendars')).toMatchObject([{ id: other.id }]);
  expect(await rows('blackouts')).toMatchObject([{ machine_calendar_id: other.id }]);
});

it.each<[what: string, error: string, answer: RequestListener]>([
  ['a page', NO_CALENDAR, (_, answer) => answer.end('<!doctype html><p>Sign in')],
  ['nothing', NO_CALENDAR, (_, answer) => answer.end()],
  [
    'another protocol',
    'The address answered 101.',
    (_, answer) => answer.writeHead(101, { connection: 'upgrade', upgrade: 'odd' }).end(),
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
  const { read, taken } = await calendarScene('/bad.ics');
  answers.set('/bad.ics', answer);

  expect(await read()).toMatchObject({ last_read_at: null, last_error: error });

  expect(await taken()).toEqual([]);
  expect(requests.filter((one) => !one.endsWith(' /bad.ics'))).toEqual([]);
});

it('follows a redirect, and reads no calendar of a machine that is deleted', async () => {
  const { owner, own, read } = await calendarScene('/old.ics');
  answers.set('/old.ics', (_, answer) => answer.writeHead(301, { location: '/new.ics' }).end());
  serve('/new.ics', icsOf());
  expect((await read()).last_error).toBeNull();

  await as(owner).delete(own);
  requests.length = 0;
  later('2026-11-20T12:15:00Z');
  await reader().readAll();

  expect(requests).toEqual([]);
});

it('blocks the days of the events that can be read, and names the others', async () => {
  const { read, taken } = await calendarScene('/some.ics');
  const bad = (name: string) =>
    event('20261212', '20261213', 'DURATION:later', 'RRULE:FREQ=SOMETIMES').replace('Secret job', name);
  serve('/some.ics', icsOf(bad('Pour'), event('20261203', '20261204')));
  expect(await read()).toMatchObject({
    last_read_at: '2026-11-20T12:00:00.000000Z',
    last_error: 'One event could not be read and blocks no day: “Pour”.',
  });
  expect(await taken()).toEqual([{ from: '2026-12-03', to: '2026-12-03', reason: 'blackout' }]);

  serve('/some.ics', icsOf(...['A', 'B', 'C', 'D'].map(bad), event('20261205', '20261206')));
  later('2026-11-20T12:15:00Z');
  expect((await read()).last_error).toBe(
    '4 events could not be read and block no day: “A”, “B”, “C” and others.',
  );
  expect(await taken()).toEqual([{ from: '2026-12-05', to: '2026-12-05', reason: 'blackout' }]);
});
