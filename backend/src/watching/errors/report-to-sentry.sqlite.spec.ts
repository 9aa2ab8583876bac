/** @jest-environment-options {"sentry":true} */
import request from 'supertest';
import { version } from '../../../package.json';
import { api, asOnAdminSite, rows } from '../../../test/api';
import { make } from '../../../test/make';

interface Event {
  release: string;
  exception: { values: { type: string; value: string }[] };
  tags: Record<string, string>;
  user: { id: number };
}

/** An envelope is its head, and for each item a head and a body, line by line. */
const eventIn = (envelope: string) => JSON.parse(envelope.trim().split('\n').at(-1) ?? '') as Event;

it('sends what broke to Sentry instead, and nothing of persons with it', async () => {
  const ada = await make.admin({ name: 'Canary Ada', email: 'canary.ada@example.com' });
  const admin = asOnAdminSite(ada);
  await admin.get('/api/user');
  await api.dataSource.query('ALTER TABLE mails RENAME TO mails_gone');

  const answer = await admin.get('/api/mails?search=canary-search');
  await api.dataSource.query('ALTER TABLE mails_gone RENAME TO mails');
  const envelope = (await api.sentry?.next()) ?? '';

  expect(answer.status).toBe(500);
  expect(envelope).toMatch(/^\/api\/1\/envelope\/\?.*sentry_key=publickey/);
  expect(eventIn(envelope)).toMatchObject({
    release: version,
    exception: { values: [{ type: 'QueryFailedError', value: expect.stringContaining('no such table') }] },
    tags: { site: 'server', page: 'GET /api/mails', request_id: answer.headers['x-request-id'] },
    user: { id: ada.id },
  });
  expect(envelope).not.toMatch(/canary|127\.0\.0\.1:\d+\/(?!1)|yard_session|XSRF/i);
  expect(await rows('error_reports')).toEqual([]);
});

it('tells browsers where, and lets pages reach it and nothing else', async () => {
  const { body } = await request(api.url).get('/remotes.json');
  const { headers } = await request(api.url).get('/').set('Accept', 'text/html');

  expect(body.settings.sentry_dsn).toBe(api.sentry?.dsn);
  const origin = new URL(api.sentry?.dsn ?? '').origin;
  expect(String(headers['content-security-policy'])).toContain(`connect-src 'self' ${origin};`);
});
