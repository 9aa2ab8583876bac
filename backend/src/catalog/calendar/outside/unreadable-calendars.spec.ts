import type { RequestListener } from 'node:http';
import { as, later } from '../../../../test/api';
import {
  answers,
  requests,
  calendarScene,
  event,
  icsOf,
  innerUrl,
  reader,
  serve,
  serveCalendars,
} from '../../../../test/calendar-scene';

serveCalendars();

const NO_CALENDAR = 'The address does not answer with a calendar (ICS) that can be read.';
const INNER = 'The address leads into an inner network.';

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
