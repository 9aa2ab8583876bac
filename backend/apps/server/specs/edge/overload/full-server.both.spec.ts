/**
 * A server with room for two, where nobody who waits is ever late.
 * @jest-environment-options {"admission":{"room":2,"freeMs":-1,"lateMs":600000,"stuckMs":600000}}
 */
import request from 'supertest';
import { api, guest } from '../../../../../test/api';
import { endlessRequest } from '../../../../../test/endless-request';
import { eventually } from '../../../../../test/eventually';

const ask = () => guest().get('/api/machine_types');
const metrics = async () => (await request(api.adminUrl).get('/metrics')).text;
const gauge = (line: string) => eventually(line, async () => (await metrics()).split('\n').includes(line));

it('gives everybody of a crowd that comes at once their answer', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, ask));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('passes over who has hung up while waiting', async () => {
  const ends = await Promise.all([endlessRequest(), endlessRequest()]);
  await gauge('http_requests_under_way 2');
  const third = await endlessRequest();
  await gauge('http_requests_waiting 1');
  third();
  await gauge('http_requests_waiting 0');

  for (const end of ends) end();
  await gauge('http_requests_under_way 0');
  expect((await ask()).status).toBe(200);
});
