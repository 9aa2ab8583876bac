import { join } from 'node:path';
import { api, guest, rows } from '../../test/api';
import { databaseUrl } from '../../test/main-process';

const ACCOUNT = ['user:create', '--name', 'Cleo', '--email', 'Cleo@Example.com'];

const created = (words: string[], input: string) =>
  api.yard(words, { DATABASE_URL: databaseUrl(), STORAGE_URL: join(api.storage, 'cli') }, input);

it('makes an account whose password comes by standard input', async () => {
  const { code, output } = await created([...ACCOUNT, '--admin'], 'a piped password\n');

  expect([code, output]).toEqual([0, expect.stringMatching(/^user \d+ made\n$/)]);
  expect(await rows('users')).toMatchObject([{ name: 'Cleo', email: 'cleo@example.com' }]);
  const answer = await guest().post('/login', { email: 'cleo@example.com', password: 'a piped password' });
  expect(answer.status).toBe(204);
});

it.each([
  ['nothing', '', /no password/],
  ['a short one', 'short\n', /at least 8 characters/],
  ['two lines, of which no form can type the break', 'first line\r\nsecond line\n', /is one line/],
  ['one that bcrypt cuts', `${'x'.repeat(73)}\n`, /72 bytes/],
])('refuses %s and makes nobody', async (_what, input, message) => {
  const { code, output } = await created(ACCOUNT, input);

  expect([code, output]).toEqual([1, expect.stringMatching(message)]);
  expect(await rows('users')).toEqual([]);
});

it('takes no password as an argument, where every process could read it', async () => {
  const { code, output } = await created([...ACCOUNT, '--password', 'in plain sight'], '');

  expect([code, output]).toEqual([1, expect.stringMatching(/Unknown option '--password'/)]);
  expect(await rows('users')).toEqual([]);
});
