import { held, listOf, openPart, page, people, waitFor, within } from '@yard/testing/screen';
import { BatchesPanel } from './batches-panel';

const CLOSE = 'POST /api/close_completed_rental_requests';
const LABEL = 'Close Completed Rental Requests';

const open = (answer: unknown) =>
  openPart(<BatchesPanel />, {
    site: 'admin',
    user: people.ada,
    answers: { 'GET /api/batch_runs': listOf([]), [CLOSE]: answer },
  });
const press = (name: string) => page.findByRole('button', { name });
const question = () => page.findByRole('alertdialog', { name: LABEL });

it('shows the loading indicator while a batch is taken on, sends nothing with it, and says that it began', async () => {
  const late = held();
  const { person, sent } = open(late.answer);

  await person.click(await press(LABEL));
  expect((await question()).textContent).toBe(`${LABEL}Close completed rental requests?CancelConfirm`);
  expect(sent()).toEqual([]);
  await person.click(await press('Confirm'));

  expect(await page.findByText('Working…')).toBeTruthy();
  expect(page.queryByText('Closing completed rental requests.')).toBeNull();
  late.give({ batch_run: { id: 1, updated_at: '2026-11-20T12:00:00.000000Z' } });
  expect(await page.findByText('Closing completed rental requests.')).toBeTruthy();
  await waitFor(() => expect(page.queryByText('Working…')).toBeNull());
  expect(sent()).toEqual([{ call: CLOSE, body: null }]);
});

it('starts nothing where somebody thinks better of it, and a dry run as one', async () => {
  const { person, sent } = open({ batch_run: { id: 1, updated_at: '2026-11-20T12:00:00.000000Z' } });

  await person.click(await press(LABEL));
  await person.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await person.click(page.getByRole('switch', { name: 'Dry run: change nothing, only show' }));
  await person.click(await press(LABEL));
  await person.click(await press('Confirm'));
  expect(await page.findByText('Dry run started: nothing is changed')).toBeTruthy();
  expect(sent()).toEqual([{ call: CLOSE, body: { dry_run: true } }]);
});
