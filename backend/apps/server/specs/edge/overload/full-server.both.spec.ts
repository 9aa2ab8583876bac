/**
 * A server with room for two, where nobody who waits is ever late.
 * @jest-environment-options {"admission":{"room":2,"freeMs":-1,"lateMs":600000,"stuckMs":600000}}
 */
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { api, guest } from '../../../../../test/api';
import { endlessRequest } from '../../../../../test/endless-request';

const ask = () => guest().get('/api/machine_types');
const metrics = async () => (await request(api.adminUrl).get('/metrics')).text;

it('gives everybody of a crowd that comes at once their answer', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, ask));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('passes over who has hung up while waiting', async () => {
  const ends = await Promise.all([endlessRequest(), endlessRequest()]);
  while (!/^http_requests_under_way 2$/m.test(await metrics())) await pause(20);
  const third = await endlessRequest();
  while (!/^http_requests_waiting 1$/m.test(await metrics())) await pause(20);
  third();
  while (!/^http_requests_waiting 0$/m.test(await metrics())) await pause(20);

  for (const end of ends) end();
  while (!/^http_requests_under_way 0$/m.test(await metrics())) await pause(20);
  expect((await ask()).status).toBe(200);
});
