import request from 'supertest';
import { api, asOnAdminSite } from '../../../test/api';
import { make } from '../../../test/make';

const rename = (from: string, to: string) => api.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);

it('tells nothing of what broke: neither query nor table, path, stack or version', async () => {
  const admin = asOnAdminSite(await make.admin());
  expect((await admin.get('/api/audit_events')).status).toBe(200);
  await rename('audit_events', 'audit_events_gone');

  const answer = await admin.get('/api/audit_events');
  await rename('audit_events_gone', 'audit_events');

  expect([answer.status, answer.text]).toEqual([500, '{\n    "message": "Server Error"\n}']);
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(answer.headers['x-powered-by']).toBeUndefined();
});

describe('headers', () => {
  it.each([
    ['a page', '/', 'text/html', 200],
    ['a list', '/api/machines', 'application/json', 200],
    ['a refusal', '/api/user', 'application/json', 401],
    ['no route', '/api/nothing', 'application/json', 404],
    ['a drawing', '/illustrations/backhoe-loader.svg', '*/*', 200],
    ['a missing file', '/media/none.webp', '*/*', 404],
  ])('of %s say what a browser may do with it', async (_, path, accept, status) => {
    const answer = await request(api.url).get(path).set('Accept', accept);

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
  });

  it.each([
    ['the public site', () => api.url],
    ['the admin site', () => api.adminUrl],
  ])('of a page of %s let no foreign script run and no frame hold it', async (_, url) => {
    const { headers } = await request(url()).get('/').set('Accept', 'text/html');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')] as const),
    );

    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'script-src': expect.stringMatching(
        /^(127\.0\.0\.1|localhost):\d+\/assets\/( (127\.0\.0\.1|localhost):\d+\/(assets|remotes\/mf-[a-z-]+)\/)+$/,
      ),
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('of a page name no host that the request alone claims', async () => {
    const forged = { Accept: 'text/html', Host: 'evil.example' };
    const { headers } = await request(api.url).get('/').set(forged);

    expect(headers['content-security-policy']).toContain("; script-src 'self'; ");
  });
});
