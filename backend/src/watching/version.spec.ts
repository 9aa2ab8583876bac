import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { guest } from '../../test/api';

it('tells everybody which version runs, of which commit, and begins no session', async () => {
  const isRepository = existsSync(join(__dirname, '../../../.git/HEAD'));

  const { status, body, headers } = await guest().get('/api/version');

  expect([status, body]).toEqual([
    200,
    { version, commit: isRepository ? expect.stringMatching(/^[0-9a-f]{40}$/) : null },
  ]);
  expect(headers['set-cookie']).toBeUndefined();
});
