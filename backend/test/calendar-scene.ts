import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, as, guest } from './api';
import { insert } from './make';
import { rentalScene } from './rental-scene';

export const reader = () =>
  api.provider<{ readAll(): Promise<void> }>(
    'src/catalog/calendar/outside/calendar-reader',
    'CalendarReader',
  );

/** Answers by path; of 127.0.0.2 calendars may be read, and nothing inner. */
export const answers = new Map<string, RequestListener>();
export const requests: string[] = [];
let outside: Server;
let inner: Server;

/** Serves calendars while the specs of a file run. */
export function serveCalendars(): void {
  beforeAll(async () => {
    const listener: RequestListener = (request, answer) => {
      requests.push(`${request.headers.host} ${request.url}`);
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
    requests.length = 0;
  });
  afterAll(() => {
    for (const server of [outside, inner]) {
      server.closeAllConnections();
      server.close();
    }
  });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
export const urlOf = (path: string) => `http://127.0.0.2:${portOf(outside)}${path}`;
export const innerUrl = (host = '127.0.0.1') => `http://${host}:${portOf(inner)}/inner.ics`;

export const event = (first: string, end: string, ...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${first}`,
    `DTSTART;VALUE=DATE:${first}`,
    `DTEND;VALUE=DATE:${end}`,
    'SUMMARY:Secret job',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
export const icsOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');
export const serve = (path: string, text: string) => answers.set(path, (_, answer) => answer.end(text));

export async function calendarScene(path = '/machine.ics') {
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
