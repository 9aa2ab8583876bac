import { join } from 'node:path';
import { version } from '../../package.json';
import { api } from '../../test/api';
import { yard } from '../../test/command';
import { databaseUrl } from '../../test/main-process';

const doctor = (variables: Record<string, string>) =>
  api.yard(['doctor'], { STORAGE_URL: join(api.storage, 'doctor'), ...variables });

it('says of each thing that cannot be reached what is wrong, and goes on', async () => {
  const { code, output } = await doctor({
    DATABASE_URL: 'mysql://yard:yard@127.0.0.1:1/yard',
    REDIS_URL: 'redis://127.0.0.1:1',
    MAIL_URL: 'smtp://127.0.0.1:1',
    STRIPE_API_URL: 'http://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_doctor',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_doctor',
    STRIPE_WEBHOOK_SECRET: 'whsec_doctor',
    GEOIP_DATABASE: __filename,
  });

  expect(output.split('\n').map((line) => line.split(':')[0])).toEqual([
    ...['ok    version', 'ok    configuration', 'fail  database', 'ok    replicas', 'ok    storage'],
    ...['fail  redis', 'fail  mail', 'fail  payments', 'fail  places', ''],
  ]);
  expect(output).toContain('fail  database: connect ECONNREFUSED 127.0.0.1:1');
  expect(output).not.toContain('sk_test_doctor');
  expect(code).toBe(1);
});

it('says of each thing that is well how it is', async () => {
  const variables = {
    APP_URL: 'https://yard.example',
    YARD_COMMIT: 'c0ffee'.repeat(3),
    DOT_ENV_FILE: '/srv/.env',
  };
  expect(await doctor({ DATABASE_URL: databaseUrl(), ...variables })).toEqual({
    code: 0,
    output:
      `ok    version: ${version}, commit ${'c0ffee'.repeat(3)}\n` +
      'ok    configuration: development, role all, https://yard.example and http://localhost:3001, with /srv/.env\n' +
      `ok    database: ${api.dialect === 'sqlite' ? 'better-sqlite3' : 'mysql'}, up to date\n` +
      'ok    replicas: not set: the database answers guests, too\n' +
      `ok    storage: ${join(api.storage, 'doctor')}\n` +
      'ok    redis: not set: one process, sessions in the database\n' +
      'ok    mail: not set: mails stay in the outbox\n' +
      'ok    payments: simulated: no money moves\n' +
      'ok    places: not set: devices are listed without their places\n',
  });
});

it('tells a database that waits for its migrations', async () => {
  const { code, output } = await doctor({ DATABASE_URL: `sqlite:${join(api.storage, 'doctor.sqlite')}` });

  expect(output).toContain('fail  database: pending migrations: npm run yard -- migrate');
  expect(output).toContain('ok    payments: simulated: no money moves');
  expect(code).toBe(1);
});

it('misses Redis where processes have roles', async () => {
  const url = `sqlite:${join(api.storage, 'doctor.sqlite')}`;
  const { output } = await doctor({ DATABASE_URL: url, ROLE: 'worker' });

  expect(output).toContain('ok    configuration: development, role worker, ');
  expect(output).toContain('fail  redis: not set: with ROLE=worker processes tell each other by it');
});

it('names a wrong variable before anything else', async () => {
  const { code, output } = await yard(['doctor'], { PORT: 'abc', GEOIP_DATABASE: '/no/such/file' });

  expect(output).toBe(
    'PORT is "abc"; expected a port from 0 to 65535\n' +
      'GEOIP_DATABASE is "/no/such/file"; expected a file that can be read\n',
  );
  expect(code).toBe(1);
});
