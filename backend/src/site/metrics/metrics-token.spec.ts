/** @jest-environment-options {"metricsToken":"a token for metrics"} */
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

it('says which version and commit runs', async () => {
  const [version, metrics] = [
    await request(api.url).get('/api/version'),
    await request(api.url).get('/metrics').set('Authorization', 'Bearer a token for metrics'),
  ];

  const { version: number, commit } = version.body as { version: string; commit: string };
  expect(metrics.text).toContain(`build_info{version="${number}",commit="${commit}"} 1\n`);
});
