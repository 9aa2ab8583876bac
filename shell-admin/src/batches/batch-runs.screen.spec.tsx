import {
  batchRunItemRecord,
  batchRunRecord,
  listOf,
  page,
  read,
  waitFor,
  within,
} from '@yard/testing/screen';
import { open } from '../../test/batches';

it.each([
  [{ status: 'queued' }, 'Waiting to start', null],
  [{ status: 'running', total: 8, done: 3, failed: 0 }, '3 of 8', '3'],
  [{ status: 'running', total: 8, done: 3, failed: 2 }, '5 of 8, 2 failed', '5'],
  [{ status: 'running', total: 8, dry_run: true }, 'Working', null],
  [{ status: 'running', total: 0 }, 'Working', null],
] as const)('shows how far a run has come: %j', async (fields, words, value) => {
  open({ 'GET /api/batch_runs': listOf([batchRunRecord(fields)]) });

  await page.findByText(words);
  const bar = page.getByRole('progressbar', { name: 'Progress of Collect Upcoming Rental Payments' });
  expect(bar.getAttribute('value')).toBe(value);
});

it('shows what a run did with each record, and takes those that failed once more', async () => {
  const { person, pressInDialog, asked, sent, answer } = open({
    'GET /api/batch_runs/7/items': listOf([
      batchRunItemRecord(),
      batchRunItemRecord({ id: 22, record_id: 33, outcome: 'failed', message: 'Declined.', amount: null }),
      batchRunItemRecord({ id: 23, record_id: 34, outcome: 'skipped', amount: null }),
      batchRunItemRecord({ id: 24, record_id: 35, outcome: 'would' }),
    ]),
  });
  answer('POST /api/collect_payment_for_upcoming_rental_requests', { batch_run: batchRunRecord({ id: 8 }) });
  await person.click(await page.findByText('2 of 3'));

  const panel = await page.findByRole('dialog', { name: 'Run' });
  await within(panel).findByText('Declined.');
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Run) | Collect Upcoming Rental Payments | [Close panel] | (Run, content) | State | Finished | Kind | For real | Found | 3 | Done | 2 | Failed | 1 | Charged | $1,650.50 | Started by | Ada Admin → #/users/1 | Started | Fri, Nov 20, 6:30 AM | Ended | Fri, Nov 20, 6:31 AM | [Run again] | (Outcome by record) | (Outcome by record) | Rental request | Outcome | No. 32 → #/rental_requests/32 | Collected$825.25 | No. 33 → #/rental_requests/33 | FailedDeclined. | No. 34 → #/rental_requests/34 | Skipped | No. 35 → #/rental_requests/35 | Would be collected$825.25 | 4 records',
    ),
  );
  expect(asked('GET /api/batch_runs/7/items')).toEqual([{ page: '1', per_page: '50' }]);
  await person.click(within(panel).getByRole('button', { name: 'Run again' }));
  await pressInDialog('Confirm');
  await page.findByText('Collecting payment for upcoming rental requests.');
  expect(sent()).toEqual([{ call: 'POST /api/collect_payment_for_upcoming_rental_requests', body: null }]);
});

const BY_ADA = 'Started by | Ada Admin → #/users/1 | Started | Fri, Nov 20, 6:30 AM';

it.each([
  [
    'of a dry run',
    { dry_run: true, name: 'close_completed_rental_requests', failed: 0 },
    `Close Completed Rental Requests | [Close panel] | (Run, content) | State | Finished | Kind | Dry run | Found | 3 | Would be refunded | $1,650.50 | ${BY_ADA} | Ended | Fri, Nov 20, 6:31 AM | [Run for real]`,
  ],
  [
    'that cancels',
    { dry_run: true, name: 'cancel_expired_rental_requests', failed: 0 },
    `Cancel Expired Requests | [Close panel] | (Run, content) | State | Finished | Kind | Dry run | Found | 3 | Would be refunded | $1,650.50 | ${BY_ADA} | Ended | Fri, Nov 20, 6:31 AM | [Run for real]`,
  ],
  [
    'of the timetable, without money',
    { name: 'notify_users_with_missing_machine_returns', user_id: null, user_name: null, failed: 0 },
    'Notify Owners w/ Missing Machine Returns | [Close panel] | (Run, content) | State | Finished | Kind | For real | Found | 3 | Done | 2 | Failed | 0 | Started by | The schedule | Started | Fri, Nov 20, 6:30 AM | Ended | Fri, Nov 20, 6:31 AM',
  ],
  [
    'that was stopped',
    { stopped_at: '2026-11-20T12:30:30.000000Z', status: 'interrupted' },
    `Collect Upcoming Rental Payments | [Close panel] | (Run, content) | State | Interrupted | Kind | For real | Found | 3 | Done | 2 | Failed | 1 | Charged | $1,650.50 | ${BY_ADA} | Stopped | Fri, Nov 20, 6:31 AM | [Run again]`,
  ],
  [
    'that failed',
    { status: 'failed' },
    `Collect Upcoming Rental Payments | [Close panel] | (Run, content) | State | Failed | Kind | For real | Found | 3 | Done | 2 | Failed | 1 | Charged | $1,650.50 | ${BY_ADA} | Ended | Fri, Nov 20, 6:31 AM | [Run again]`,
  ],
] as const)('tells the facts of a run %s', async (_, fields, words) => {
  const { person } = open({
    'GET /api/batch_runs': listOf([batchRunRecord(fields)]),
    'GET /api/batch_runs/7': batchRunRecord(fields),
    'GET /api/batch_runs/7/items': listOf([]),
  });
  await person.click(await page.findByText('Fri, Nov 20, 6:30 AM'));

  const panel = await page.findByRole('dialog', { name: 'Run' });
  await within(panel).findByText('Nothing to do');
  await waitFor(() => expect(read(panel)).toBe(`(Run) | ${words} | Nothing to do`));
});

it('is stopped when somebody confirms it, and not before', async () => {
  const running = batchRunRecord({ status: 'running', finished_at: null });
  const { person, press, pressInDialog, sent, answer } = open({
    'GET /api/batch_runs': listOf([running]),
    'GET /api/batch_runs/7': running,
  });
  answer('POST /api/batch_runs/7/stop', { ...running, status: 'interrupted' });
  await person.click(await page.findByText('Fri, Nov 20, 6:30 AM'));

  await press('Stop the run');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Stop the run? | What’s done stays done. The next run picks up the rest. | [Cancel] | [Stop it]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await press('Stop the run');
  await pressInDialog('Stop it');
  await page.findByText('Run stopped');
  expect(sent()).toEqual([{ call: 'POST /api/batch_runs/7/stop', body: {} }]);
});
