import { join } from 'node:path';
import { api } from '../../test/api';
import { Client } from '../../test/client';
import { databaseUrl, startMain } from '../../test/main-process';
import { instant, make } from '../../test/make';

const production = () => ({
  NODE_ENV: 'production',
  APP_URL: 'https://yard.example.com',
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests of 32 characters',
  PAYMENTS: 'simulator',
  MAIL_KEPT: 'outbox',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl(),
  STORAGE_URL: join(api.storage, 'production'),
});

it('stops on a database with demo accounts, and names them', async () => {
  await make.admin({ email: 'admin@example.com' });
  await make.user({ email: 'renter@example.com', deleted_at: instant(api.clock.now()) });
  await make.user({ email: 'vic@example.com' });

  await expect(startMain(production())).rejects.toThrow(
    /^ended with 1: .*The database holds demo accounts, .*: admin@example\.com, vic@example\.com\. /,
  );
});

it('starts on any other, with nothing of the demo, and takes no password that is guessed first', async () => {
  await make.user({ email: 'somebody@example.com' });

  const running = await startMain(production());

  const answer = await fetch(`${running.url}/health/ready`);
  const common = { password: 'password', password_confirmation: 'password' };
  const refused = await new Client(running.url).post('/register', {
    name: 'Jo',
    email: 'jo@example.com',
    ...common,
  });
  expect([answer.status, await running.stop()]).toEqual([200, 0]);
  expect(refused.body.errors).toEqual({
    password: ['The given password has appeared in a data leak. Please choose a different password.'],
  });
});

it('names what is weak before it opens a database', async () => {
  const weak = { ...production(), PUSHER_APP_SECRET: 'short', APP_URL: 'http://yard.example.com' };

  await expect(startMain({ ...weak, DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^ended with 1: .*PUSHER_APP_SECRET is short \(5 bytes\).*\\nAPP_URL is \\"http:\/\/yard\.example\.com\\"/,
  );
});
