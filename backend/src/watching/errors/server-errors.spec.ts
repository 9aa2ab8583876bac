/**
 * Nest's log is of the application that was started last: this one is this file's own.
 *
 * @jest-environment-options {"throttles":"server errors"}
 */
import { api, asOnAdminSite, rows } from '../../../test/api';
import { version } from '../../../package.json';
import { make } from '../../../test/make';

interface LoggedLine {
  message: string;
  stack?: string;
  context?: string;
}
const errors = () =>
  api.provider<{ take(line: LoggedLine): void; idle(): Promise<void> }>(
    'src/watching/errors/server-errors',
    'ServerErrors',
  );
const rename = (from: string, to: string) => api.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);

it('reports what broke behind a 500, with route, person and request, and answers as ever', async () => {
  const ada = await make.admin();
  const admin = asOnAdminSite(ada);
  await admin.get('/api/user');
  await rename('mails', 'mails_gone');

  const answer = await admin.get('/api/mails?search=secret');
  await rename('mails_gone', 'mails');
  await errors().idle();

  expect([answer.status, answer.body]).toEqual([500, { message: 'Server Error' }]);
  const found = await rows('error_reports');
  expect(found).toMatchObject([
    {
      site: 'server',
      name: 'QueryFailedError',
      page: 'GET /api/mails',
      user_id: ada.id,
      request_id: answer.headers['x-request-id'],
      release_name: version,
    },
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
});

it('reports work in the background that failed', async () => {
  const retention = api.provider<{ add(forget: () => Promise<void>): void; sweep(): Promise<void> }>(
    '@kit/server/store/retention',
    'Retention',
  );
  let fails = true;
  retention.add(async () => {
    if (fails) throw new RangeError('no such thing as 12 of ray@example.com');
  });
  await api.dataSource.query("UPDATE sweep_turns SET next_at = '2026-01-01 00:00:00.000'");

  await retention.sweep();
  fails = false;
  await errors().idle();

  expect(await rows('error_reports')).toMatchObject([
    {
      name: 'RangeError',
      message: 'no such thing as 12 of ***@***',
      page: 'Retention: retention',
      user_id: null,
    },
  ]);
});

it('breaks nothing when its own table is gone, and then rests', async () => {
  const admin = asOnAdminSite(await make.admin());
  await admin.get('/api/user');
  await rename('mails', 'mails_gone');
  await rename('error_occurrences', 'error_occurrences_gone');

  const answers = [await admin.get('/api/mails'), await admin.get('/api/mails')];
  await errors().idle();
  await rename('error_occurrences_gone', 'error_occurrences');
  await rename('mails_gone', 'mails');

  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(await rows('error_reports')).toEqual([]);
  expect((await admin.get('/api/mails')).status).toBe(200);
});
