/** @jest-environment-options {"bucket":true} */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { api } from '../../../test/api';
import { WORKSPACE } from '../workspace';
import type { StoredBuilds } from './stored-builds';
import type { buildsIn } from './read-build';

it('is fetched from the bucket by a process whose machine has no copy', async () => {
  const builds = api.provider<StoredBuilds>('src/remotes/builds/stored-builds', 'StoredBuilds');
  const found = api.exported<typeof buildsIn>('src/remotes/builds/read-build', 'buildsIn')(WORKSPACE);
  const support = found.find(({ name }) => name === 'mf-support');
  await builds.store(support ? [{ ...support, name: 'mf-elsewhere' }] : []);
  rmSync(join(api.storage, 'builds'), { recursive: true });

  const answer = await request(api.url).get(`/remotes/mf-elsewhere/${support?.version}/remoteEntry.js`);

  expect(answer.status).toBe(200);
});
