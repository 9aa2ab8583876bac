/** @jest-environment-options {"proxies":"loopback"} */
import request from 'supertest';
import { api } from '../../../test/api';

it.each([
  ['abcdef12-3456', true],
  ['Root=1-67891233-abcdef012345678912345678', true],
  ['short', false],
  ['a'.repeat(129), false],
  ['with blanks in it', false],
  ['{"level":50}', false],
])('takes a trusted proxy’s X-Request-Id %j: %s', async (id, isTaken) => {
  const answer = await request(api.url).get('/api/machines').set('X-Request-Id', id);

  expect(answer.headers['x-request-id'] === id).toBe(isTaken);
  expect(answer.headers['x-request-id']).toMatch(/^[\w.:/+=-]{8,128}$/);
});
