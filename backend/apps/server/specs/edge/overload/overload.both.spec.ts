/**
 * A server with room for two, which is overloaded after half a second.
 * @jest-environment-options {"admission":{"room":2,"freeMs":-1,"lateMs":50,"windowMs":200,"calmMs":60000,"stuckMs":600000}}
 */
import { setTimeout as pause } from 'node:timers/promises';
import request, { type Response } from 'supertest';
import { api, guest } from '../../../../../test/api';
import { endlessRequest } from '../../../../../test/endless-request';
import { eventually } from '../../../../../test/eventually';

const ask = () => guest().get('/api/machine_types');
const metrics = async () => (await request(api.adminUrl).get('/metrics')).text;
const gauge = (line: string) => eventually(line, async () => (await metrics()).split('\n').includes(line));

/** Asks again and again, without waiting for those before, until one is answered. @returns the answers to all */
async function untilAnswered() {
  const asked: Promise<Response>[] = [];
  await eventually('one of those who come is answered', async () => {
    asked.push(ask());
    return (await Promise.race([...asked, pause(20)])) !== undefined;
  });
  return Promise.all(asked);
}

it('turns away what comes beyond its room again and again, keeps health and metrics, and takes all again', async () => {
  const ends = await Promise.all([endlessRequest(), endlessRequest()]);
  await gauge('http_requests_under_way 2');

  const answered = await untilAnswered();
  const [first] = answered;
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([503]));
  expect(first?.body).toEqual({ message: 'Service Unavailable' });
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store, private',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect((await ask()).status).toBe(503);
  expect((await guest().get('/health/live')).status).toBe(200);
  expect((await guest().get('/health/ready')).status).toBe(200);
  expect(await metrics()).toMatch(/^http_requests_turned_away_total [1-9]/m);
  expect(await metrics()).toMatch(/^http_requests_waiting 0$/m);

  for (const end of ends) end();
  await eventually('all are let in again', async () => (await ask()).status === 200);
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await metrics()).toMatch(/^http_requests_under_way 0$/m);
});
