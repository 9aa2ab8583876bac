import request from 'supertest';
import { api, guest } from '../../test/api';

it('tells Prometheus on the admin port what the process does, routes by their patterns', async () => {
  await guest().get('/api/machines/999');

  const { status, headers, text } = await request(api.adminUrl).get('/metrics');

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^realtime_connections \d/m);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/machines\/:id",status="404"\} [1-9]/m,
  );
  expect(text).not.toContain('/api/machines/999');
});

it('has nothing for the public port, whatever host is asked for', async () => {
  const plain = await request(api.url).get('/metrics');
  const disguised = await request(api.url).get('/metrics').set('Host', new URL(api.adminUrl).host);

  expect([plain.status, disguised.status]).toEqual([404, 404]);
});
