import { api, as, asOnAdminSite, guest, rows } from '../../../test/api';
import { insert, instant, make } from '../../../test/make';
import { errorReport, EVENTS, recording } from '../../../test/permissions/watching-records';

const VISITOR = '7d9f3c52-4b8e-4f1a-9a51-0c3f1f5b2a11';
const OTHER = '7d9f3c52-4b8e-4f1a-9a51-0c3f1f5b2a12';
const body = (fields: object) => ({
  visitor: VISITOR,
  page: '/machines/7?from=x',
  events: EVENTS,
  ...fields,
});
const ticketOf = ({ id }: { id: number }) =>
  insert('support_tickets', { user_id: id, number: 'T-1', message: 'Help' });

it('keeps what a page looked like around an error and a ticket, for admins', async () => {
  const [ray, ada] = [await make.user({ name: 'Ray' }), await make.admin()];
  const [report, ticket] = [await errorReport(), await ticketOf(ray)];

  const ofGuest = await guest().post('/api/recordings', body({ error_report_id: report.id }));
  const ofRay = await as(ray).post('/api/recordings', body({ support_ticket_id: ticket.id }));

  expect([ofGuest.status, ofRay.status]).toEqual([201, 201]);
  const { body: page } = await as(ada).get('/api/recordings', { support_ticket_id: ticket.id });
  expect(page.data).toEqual([
    {
      id: ofRay.body.id,
      created_at: '2026-11-20T12:00:00.000000Z',
      updated_at: '2026-11-20T12:00:00.000000Z',
      deleted_at: null,
      error_report_id: null,
      support_ticket_id: ticket.id,
      user_id: ray.id,
      user_name: 'Ray',
      page: '/machines/7',
      started_at: '2026-11-18T11:06:40.000000Z',
      ended_at: '2026-11-18T11:06:40.001000Z',
      events_count: 2,
      bytes: JSON.stringify(EVENTS).length,
    },
  ]);
  const events = await asOnAdminSite(ada).get(`/api/recordings/${ofGuest.body.id}/events`);
  expect([events.status, events.headers['content-type'], events.body]).toEqual([
    200,
    'application/json',
    EVENTS,
  ]);
  expect(JSON.stringify(await rows('recordings'))).not.toContain(VISITOR);
});

it('takes 1,000 events and 4 MB, and no more', async () => {
  const report = await errorReport();
  const ray = as(await make.user());
  const padded = (bytes: number) => [EVENTS[0], { ...EVENTS[1], data: { text: 'x'.repeat(bytes) } }];
  const send = (events: unknown) => ray.post('/api/recordings', body({ error_report_id: report.id, events }));

  const answers = [
    await send(Array(1_000).fill(EVENTS[1])),
    await send(Array(1_001).fill(EVENTS[1])),
    await send(padded(4 * 1024 * 1024 - 1_000)),
    await send(padded(4 * 1024 * 1024)),
  ];

  expect(answers.map(({ status }) => status)).toEqual([201, 422, 201, 413]);
  expect(answers[3]?.body).toEqual({ message: 'The POST data is too large.' });
  expect(await rows('recordings')).toHaveLength(2);
});

it.each([
  ['without a visitor', { visitor: null }, 'visitor'],
  ['about nothing', { error_report_id: null }, 'error_report_id'],
  ['about an error that is not there', { error_report_id: 987_654_321 }, 'error_report_id'],
  ['about a ticket that is not there', { support_ticket_id: 987_654_321 }, 'support_ticket_id'],
  ['of no events', { events: [] }, 'events'],
  ['of what is no event', { events: [EVENTS[0], { type: 99, timestamp: 1, data: {} }] }, 'events.1'],
])('refuses a recording %s', async (_, fields, field) => {
  const report = await errorReport();
  const ray = as(await make.user());

  const answer = await ray.post('/api/recordings', body({ error_report_id: report.id, ...fields }));

  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  expect(await rows('recordings')).toEqual([]);
});

it('refuses one about somebody else’s ticket, to guests too, and more than 20 an hour', async () => {
  const [ray, mallory] = [await make.user(), await make.user()];
  const about = body({ support_ticket_id: (await ticketOf(ray)).id });

  expect((await as(mallory).post('/api/recordings', about)).status).toBe(403);
  expect((await guest().post('/api/recordings', about)).status).toBe(403);
  for (let sent = 1; sent < 20; sent += 1) await as(mallory).post('/api/recordings', {});
  const over = await as(mallory).post('/api/recordings', about);

  expect([over.status, over.headers['retry-after']]).toEqual([429, '3600']);
  expect(await rows('recordings')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
});

it('keeps events as they were sent, cards masked, and plays none that somebody made up', async () => {
  const [ada, report] = [await make.admin(), await errorReport()];
  const typed = { text: 'it is 4242 4242 4242 4242', blank: ' ', none: '', nothing: null };
  const sent = [EVENTS[0], { ...EVENTS[1], data: typed, delay: 1 }];
  const raw = `{"visitor":"${VISITOR}","error_report_id":${report.id},"events":[${JSON.stringify(EVENTS[0])},{"type":3,"timestamp":1,"data":{nothing}}]}`;

  const kept = await guest().post('/api/recordings', body({ error_report_id: report.id, events: sent }));
  const made = await guest().send('post', '/api/recordings', raw, { 'Content-Type': 'application/json' });

  expect([kept.status, made.status]).toEqual([201, 201]);
  const events = (id: number) => asOnAdminSite(ada).get(`/api/recordings/${id}/events`);
  expect((await events(kept.body.id)).body).toEqual([
    EVENTS[0],
    { ...EVENTS[1], data: { ...typed, text: 'it is *******************' } },
  ]);
  expect((await events(made.body.id)).status).toBe(404);
});

it('reads none of a recording that is refused', async () => {
  const mallory = as(await make.user());
  for (let sent = 0; sent < 20; sent += 1) await mallory.post('/api/recordings', {});
  const broken = `{"events":[${'[1,2],'.repeat(50_000)}`;

  const over = await mallory.send('post', '/api/recordings', broken, { 'Content-Type': 'application/json' });

  expect(over.status).toBe(429);
});

it('deletes what is kept of a visitor who withdraws, and of nobody else', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const about = { error_report_id: (await errorReport()).id };
  await guest().post('/api/recordings', body(about));
  await as(ray).post('/api/recordings', body({ ...about, visitor: OTHER }));
  const kept = await as(olive).post('/api/recordings', body({ ...about, visitor: crypto.randomUUID() }));

  const asGuest = await guest().post('/api/recordings/withdraw', { visitor: VISITOR.toUpperCase() });
  const asRay = await as(ray).post('/api/recordings/withdraw', { visitor: VISITOR });

  expect([asGuest.body, asRay.body]).toEqual([{ deleted: 1 }, { deleted: 1 }]);
  expect((await rows('recordings')).map(({ id }) => id)).toEqual([kept.body.id]);
});

it('goes with an admin’s word, and is read by admins alone', async () => {
  const [ada, ray, { id }] = [await make.admin(), await make.user(), await recording()];
  const answers = [
    await as(ray).get('/api/recordings'),
    await as(ray).get(`/api/recordings/${id}`),
    await as(ray).get(`/api/recordings/${id}/events`),
    await as(ray).delete(`/api/recordings/${id}`),
    await guest().get(`/api/recordings/${id}/events`),
    await as(ada).delete(`/api/recordings/${id}`),
    await as(ada).get(`/api/recordings/${id}/events`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 401, 204, 404]);
  expect(await rows('audit_events')).toMatchObject([
    { action: 'delete', record_type: 'recording', record_id: id },
  ]);
});

describe('retention', () => {
  it('forgets errors and recordings after 30 days', async () => {
    api.clock.set('2026-12-31T12:00:00Z');
    const [old, young] = [instant('2026-12-01T11:59:59Z'), instant('2026-12-01T12:00:00Z')];
    const [gone, kept] = [
      await errorReport({ last_seen_at: old }),
      await errorReport({ last_seen_at: young }),
    ];
    const occurrence = (error_report_id: number, created_at: string) =>
      insert('error_occurrences', { error_report_id, site: 'public', created_at });
    await occurrence(gone.id, old);
    await occurrence(kept.id, old);
    const seen = await occurrence(kept.id, young);
    await recording({ error_report_id: kept.id, created_at: old });
    const watched = await recording({ error_report_id: kept.id, created_at: young });
    await api.dataSource.query("UPDATE sweep_turns SET next_at = '2026-01-01 00:00:00.000'");

    await api.provider<{ sweep(): Promise<void> }>('@kit/server/store/retention', 'Retention').sweep();

    const ids = async (table: string) => (await rows(table)).map(({ id }) => id);
    expect(await ids('error_reports')).toEqual([kept.id]);
    expect(await ids('error_occurrences')).toEqual([seen.id]);
    expect(await ids('recordings')).toEqual([watched.id]);
  });
});
