import {
  batchRunRecord,
  lateAnswer,
  listOf,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { open } from '../../test/batches';

const main = () => read(page.getByRole('main'));

const EXPLAINED = [
  [
    'Cancel Expired Requests',
    'Cancels requests without a successful deposit payment that are past their cancellation policy window. Runs every night.',
  ],
  [
    'Collect Upcoming Rental Payments',
    'Charges rentals that start in the next 2 days and have no payment attempt yet. Runs every morning.',
  ],
  [
    'Notify Owners w/ Missing Machine Returns',
    'Notifies owners of rentals that were completed 1 or more days ago and have no machine return. Runs every morning.',
  ],
  [
    'Close Completed Rental Requests',
    'Closes rentals that were completed more than 7 days ago and have no machine return, and refunds the deposit in full. Runs every morning.',
  ],
] as const;

const ACTIONS = [
  '(Actions) | Actions | [ ] Dry run: change nothing, only show',
  ...EXPLAINED.map(([name, words]) => `[${name}] | [About ${name}] | ${words}`),
].join(' | ');

it('names the batches, says what each does, and what ran', async () => {
  const { press, pressInDialog, channels } = open();
  await page.findByText('2 of 3');

  await waitFor(() =>
    expect(main()).toBe(
      `${ACTIONS} | (Runs) | Runs | (Runs, newest first) | (Runs, newest first) | Action | State | Done | Failed | Started | Collect Upcoming Rental Payments | Finished | 2 of 3 | 1 | Fri, Nov 20, 6:30 AM | 1 run | [Download as CSV]`,
    ),
  );
  expect(channels()).toEqual(['batch_runs']);
  for (const [name, words] of EXPLAINED) {
    await press(`About ${name}`);
    expect(read(await page.findByRole('alertdialog'))).toBe(`${name} | ${words} | [Close]`);
    await pressInDialog('Close');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  }
});

it.each([
  [
    'Cancel Expired Requests',
    'cancel_expired_rental_requests',
    'Cancel all expired rental requests?',
    'Cancelling all expired rental requests',
  ],
  [
    'Collect Upcoming Rental Payments',
    'collect_payment_for_upcoming_rental_requests',
    'Collect payment for upcoming rental requests?',
    'Collecting payment for upcoming rental requests.',
  ],
  [
    'Notify Owners w/ Missing Machine Returns',
    'notify_users_with_missing_machine_returns',
    'Notify owners with missing machine returns?',
    'Notifying owners.',
  ],
  [
    'Close Completed Rental Requests',
    'close_completed_rental_requests',
    'Close completed rental requests?',
    'Closing completed rental requests.',
  ],
] as const)('asks before it starts %s, and says that it did', async (label, name, question, started) => {
  const { press, pressInDialog, sent, answer } = open();
  answer(`POST /api/${name}`, { batch_run: batchRunRecord({ id: 8, name, status: 'queued' }) });

  await press(label);
  expect(read(await page.findByRole('alertdialog'))).toBe(`${label} | ${question} | [Cancel] | [Confirm]`);
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press(label);
  await pressInDialog('Confirm');
  await page.findByText(started);
  expect(sent()).toEqual([{ call: `POST /api/${name}`, body: null }]);
});

it('changes nothing in a dry run, and says so before and after', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  answer('POST /api/close_completed_rental_requests', {
    batch_run: batchRunRecord({ id: 8, dry_run: true }),
  });

  await person.click(await page.findByRole('switch', { name: 'Dry run: change nothing, only show' }));
  await press('Close Completed Rental Requests');
  expect((await page.findByRole('alertdialog')).textContent).toContain(
    'Close completed rental requests?\n\nA dry run: nothing changes. You only see what would happen.',
  );
  await pressInDialog('Confirm');
  await page.findByText('Dry run started. Nothing changes');
  expect(sent()).toEqual([{ call: 'POST /api/close_completed_rental_requests', body: { dry_run: true } }]);
});

it('starts once, and tells why a start is refused', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  const late = lateAnswer();
  answer('POST /api/cancel_expired_rental_requests', late.answer);

  await press('Cancel Expired Requests');
  await pressInDialog('Confirm');
  const button = await page.findByRole('button', { name: /^Cancel Expired Requests/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await person.click(button);
  expect(page.queryByRole('alertdialog')).toBeNull();
  late.give(refused({ dry_run: ['Too many runs.'] }));

  expect((await page.findByRole('alertdialog')).textContent).toContain('Too many runs.');
  expect(sent()).toHaveLength(1);
});

it('starts nothing for an admin who may not move money', async () => {
  open({}, { ...people.ada, role: 'support' });
  await page.findByText('2 of 3');

  page.getByText('Only admins with the money right can run these.');
  for (const button of page.getAllByRole('button', { name: /^(Cancel|Collect|Notify|Close) / }))
    expect(button.hasAttribute('disabled')).toBe(true);
});

it('says where nothing has run yet', async () => {
  open({ 'GET /api/batch_runs': listOf([]) });

  await page.findByText('Nothing has run yet');
  await waitFor(() =>
    expect(main()).toBe(
      `${ACTIONS} | (Runs) | Runs | Nothing has run yet | Every run of an action shows up here, with what it did to each record. Scheduled runs too.`,
    ),
  );
});

it('shows the loading indicator until the server has taken a batch on', async () => {
  const { press, pressInDialog, answer } = open();
  const late = lateAnswer();
  answer('POST /api/close_completed_rental_requests', late.answer);

  await press('Close Completed Rental Requests');
  await pressInDialog('Confirm');

  expect(await page.findByText('Working…')).toBeTruthy();
  expect(page.queryByText('Closing completed rental requests.')).toBeNull();
  late.give({ batch_run: batchRunRecord({ id: 8, status: 'queued' }) });
  await page.findByText('Closing completed rental requests.');
  await waitFor(() => expect(page.queryByText('Working…')).toBeNull());
});
