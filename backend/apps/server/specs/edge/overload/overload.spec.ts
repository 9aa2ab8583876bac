/**
 * A server with room for two, which is overloaded after half a second.
 * @jest-environment-options {"admission":{"room":2,"freeMs":-1,"lateMs":50,"windowMs":200,"calmMs":400,"stuckMs":600000}}
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import request, { type Response } from 'supertest';
import { api, guest } from '../../../../../test/api';

const ask = () => guest().get('/api/machine_types');
const metrics = async () => (await request(api.adminUrl).get('/metrics')).text;

/** A request whose body never comes: it has its place for as long as its client likes. @returns what ends it */
async function endless(): Promise<() => void> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
  );
  return () => socket.destroy();
}

/** Asks again and again, without waiting for those before, until one is answered. */
async function firstAnswer(): Promise<{ first: Response; others: Promise<Response>[] }> {
  const asked: Promise<Response>[] = [];
  for (;;) {
    asked.push(ask());
    const first = await Promise.race([...asked, pause(20)]);
    if (first) return { first, others: asked };
  }
}

it('gives everybody of a crowd that comes at once their answer', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, ask));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('passes over who has hung up while waiting', async () => {
  const ends = await Promise.all([endless(), endless()]);
  while (!/^http_requests_under_way 2$/m.test(await metrics())) await pause(20);
  const third = await endless();
  while (!/^http_requests_waiting 1$/m.test(await metrics())) await pause(20);
  third();
  while (!/^http_requests_waiting 0$/m.test(await metrics())) await pause(20);

  for (const end of ends) end();
  while (!/^http_requests_under_way 0$/m.test(await metrics())) await pause(20);
  expect((await ask()).status).toBe(200);
});

it('turns away what comes beyond its room again and again, keeps health and metrics, and takes all again', async () => {
  const ends = await Promise.all([endless(), endless()]);
  while (!/^http_requests_under_way 2$/m.test(await metrics())) await pause(20);

  const { first, others } = await firstAnswer();
  const rest = await Promise.all(others);
  expect(new Set([first, ...rest].map(({ status }) => status))).toEqual(new Set([503]));
  expect(first.body).toEqual({ message: 'Service Unavailable' });
  expect(first.headers).toMatchObject({
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
  while ((await ask()).status !== 200) await pause(20);
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await metrics()).toMatch(/^http_requests_under_way 0$/m);
});
