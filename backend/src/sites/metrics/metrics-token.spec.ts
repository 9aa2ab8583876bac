/**
 * @jest-environment-options {"metricsToken":"a token for metrics"}
 */
import request from 'supertest';
import { api } from '../../../test/api';

it.each(['url', 'adminUrl'] as const)('wants the token on %s', async (site) => {
  const ask = (authorization: string) =>
    request(api[site]).get('/metrics').set('Accept', 'application/json').set('Authorization', authorization);

  const answers = [
    await ask('Bearer a token for metrics'),
    await ask('Bearer a token for metric'),
    await ask('Basic a token for metrics'),
    await ask(''),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
});
