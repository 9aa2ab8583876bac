import type { PeriodicJob } from '@yard/contracts';
import { openPart, page, people, read, tableTexts } from '@yard/testing/screen';
import { JobsPage } from './jobs-page';

const JOBS = 'GET /api/periodic_jobs';
const job = (name: string, given: Partial<PeriodicJob> = {}): PeriodicJob => ({
  name,
  every_seconds: 30,
  started_at: '2026-11-19T14:33:00.000000Z',
  ended_at: '2026-11-19T14:33:00.400000Z',
  failure: null,
  ...given,
});
const open = (answer: unknown) =>
  openPart(<JobsPage />, { site: 'admin', user: people.ada, answers: { [JOBS]: answer } });

it('shows how each job went, what failed first', async () => {
  open({
    process: 'yard-1 4711',
    jobs: [
      job('audit seals', { every_seconds: 2, started_at: null, ended_at: null }),
      job('mails', { every_seconds: 900, ended_at: null }),
      job('payouts', { failure: 'Error: no answer', ended_at: '2026-11-19T14:33:02.000000Z' }),
      job('refunds', { every_seconds: 3600 }),
    ],
  });
  expect(await tableTexts('Background jobs')).toEqual([
    'Job | Last run | Every | Took | Started',
    'Payouts: Error: no answer30 s · 2.0 s | Failed | 30 s | 2.0 s | Thu 19 Nov, 8:33 AM',
    'Audit seals2 s | Not yet | 2 s |  | ',
    'Mails15 min | Running | 15 min |  | Thu 19 Nov, 8:33 AM',
    'Refunds1 h · 0.4 s | Done | 1 h | 0.4 s | Thu 19 Nov, 8:33 AM',
  ]);
  expect(read(page.getByRole('main'))).toContain(
    'Answered by yard-1 4711. Each server counts its own runs since its start.',
  );
});

it('says that they could not be loaded, and why', async () => {
  open({ status: 500, body: { message: 'Server Error' } });
  await page.findByText('The jobs could not be loaded');
});

it('says that a server which only answers requests runs none', async () => {
  open({ process: 'yard-1 4711', jobs: [] });
  await page.findByText('This server runs no jobs');
});
