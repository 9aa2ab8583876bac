import type { PeriodicJob } from '@yard/contracts';
import { openPart, page, people, read, tableTexts } from '@yard/testing/screen';
import { JobsPage } from './jobs-page';

const JOBS = 'GET /api/periodic_jobs';
const job = (name: string, given: Partial<PeriodicJob> = {}): PeriodicJob => ({
  name,
  every_seconds: 30,
  started_at: '2026-11-19T14:33:00.000000Z',
  ended_at: '2026-11-19T14:33:00.400000Z',
  next_at: '2026-11-19T14:33:30.000000Z',
  failure: null,
  failed_at: null,
  last_failure: null,
  ...given,
});
const failed = { failed_at: '2026-11-19T14:33:02.000000Z', last_failure: 'Error: no answer' };
const open = (answer: unknown) =>
  openPart(<JobsPage />, { site: 'admin', user: people.ada, answers: { [JOBS]: answer } });

it('shows how each job went, what failed first', async () => {
  open({
    process: 'yard-1 4711',
    jobs: [
      job('audit seals', { every_seconds: 2, started_at: null, ended_at: null }),
      job('mails', { every_seconds: 900, ended_at: null, next_at: null, ...failed }),
      job('payouts', { failure: 'Error: no answer', ended_at: '2026-11-19T14:33:02.000000Z', ...failed }),
      job('retention', { every_seconds: 3600 }),
    ],
  });
  expect(await tableTexts('Background jobs')).toEqual([
    'Job | Last run | Every | Took | Started | Next run',
    'PayoutsPays owners, and retries failed payouts.Failed Thu, Nov 19, 8:33 AM: Error: no answerEvery 30 s · 2.0 s | Failed | 30 s | 2.0 s | Thu, Nov 19, 8:33 AM | Thu, Nov 19, 8:33 AM',
    'Audit sealsSeals the activity log so that changes to it show.Every 2 s | Not yet | 2 s |  |  | Thu, Nov 19, 8:33 AM',
    'MailsSends emails, failed ones again.Failed Thu, Nov 19, 8:33 AM: Error: no answerEvery 15 min | Running | 15 min |  | Thu, Nov 19, 8:33 AM | ',
    'RetentionDeletes what is older than we may store it.Every 1 h · 0.4 s | Done | 1 h | 0.4 s | Thu, Nov 19, 8:33 AM | Thu, Nov 19, 8:33 AM',
  ]);
  const errorsOf = (job: string) => `#/error_reports?state=all&site=server&search=%3A+${job}`;
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['#/ledger?tab=payouts', errorsOf('payouts'), '#/activity', '#/mails', errorsOf('mails')],
    errorsOf('retention'),
  ]);
  expect(read(page.getByRole('main'))).toContain(
    'Server yard-1 4711, since it started. Other servers count their own runs.',
  );
});

it('says that they could not be loaded, and that a server which only answers requests runs none', async () => {
  const { answer, press } = open({ status: 500, body: { message: 'Server Error' } });
  await page.findByText('We couldn’t load the jobs');
  answer(JOBS, { process: 'yard-1 4711', jobs: [] });
  await press('Try again');
  await page.findByText('This server runs no jobs');
});
