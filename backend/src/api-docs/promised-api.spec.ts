import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guest } from '../../test/api';
import { apiLines, type Description } from '../../test/api-lines';

const KEPT = join(__dirname, '../../test/promised-api.txt');

/** Clients are written after it. How a change that is meant is kept: backend/test/README.md */
it('takes and answers what it promised, to the word', async () => {
  const lines = apiLines((await guest().get('/api/docs.json')).body as Description);
  if (process.env['KEEP_API']) writeFileSync(KEPT, `${lines.join('\n')}\n`);

  expect(lines).toEqual(readFileSync(KEPT, 'utf8').trimEnd().split('\n'));
});
