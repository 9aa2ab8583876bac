/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import {
  blackoutRecord,
  lateAnswer,
  listOf,
  machineRecord,
  openPart,
  page,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { BlackoutsPanel } from './blackouts-panel';

// In Tokyo it is the 21st by then, where the machine stands the 20th.
const now = '2026-11-20T20:00:00Z';
const machine = machineRecord();
const openBlackouts = (...blackouts: object[]) =>
  openPart(<BlackoutsPanel machine={machine} />, {
    now,
    answers: { 'GET /api/machines/1/blackouts': listOf(blackouts) },
  });
const panel = () => read(page.getByRole('region'));
const dialog = async () => read(await page.findByRole('dialog'));

it('lists the days that are kept back, and those that another calendar blocks', async () => {
  const { asked } = openBlackouts(
    blackoutRecord(),
    blackoutRecord({ id: 5, start_date: '2027-01-04', end_date: '2027-01-04', reason: null }),
    blackoutRecord({ id: 6, start_date: '2027-02-01', end_date: '2027-02-03', machine_calendar_id: 6 }),
  );

  await page.findByText('Annual inspection');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Blocked days) | Blocked days | [Add] | 21 Dec – 26 Dec 2026 | Annual inspection | [Change 21 Dec – 26 Dec 2026] | [Delete 21 Dec – 26 Dec 2026] | 4 Jan 2027 | No reason given | [Change 4 Jan 2027] | [Delete 4 Jan 2027] | 1 Feb – 3 Feb 2027 | Blocked by your other calendar',
    ),
  );
  expect(asked('GET /api/machines/1/blackouts')).toEqual([{ per_page: '100' }]);
});

it('frees days only when asked twice', async () => {
  const { press, pressInDialog, sent, answer, asked } = openBlackouts(blackoutRecord());
  answer('DELETE /api/machines/1/blackouts/4', { status: 204 });

  await press('Delete 21 Dec – 26 Dec 2026');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Free these days? | 21 Dec – 26 Dec 2026 can then be rented. | [Cancel] | [Free the days]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('GET /api/machines/1/blackouts', listOf([]));
  await press('Delete 21 Dec – 26 Dec 2026');
  await pressInDialog('Free the days');
  await page.findByText('None: the machine can be rented whenever it is not rented already.');
  expect(sent()).toEqual([{ call: 'DELETE /api/machines/1/blackouts/4', body: null }]);
  expect(asked('GET /api/machines/1/blackouts')).toHaveLength(2);
});

it('keeps days back from the machine’s own today on', async () => {
  const { person, press, sent, answer } = openBlackouts();
  answer('POST /api/machines/1/blackouts', refused({ start_date: ['These days are rented.'] }));

  await press('Add');
  expect(await dialog()).toBe(
    'Block days | [Close] | (Blocked days) | Days | {month, Start Date, }mm/{day, Start Date, }dd/{year, Start Date, }yyyy | – | {month, End Date, }mm/{day, End Date, }dd/{year, End Date, }yyyy | [Calendar] | Reason (optional)For yourself; renters see that the days are taken. ‹› | [Block these days]',
  );
  await press(/^Calendar/);
  const day = (name: string | RegExp) => page.getByRole('button', { name });
  expect(day(/November 19, 2026, not to be chosen: past/).getAttribute('aria-disabled')).toBe('true');
  await person.click(day(/November 20, 2026$/));
  await person.click(day(/November 24, 2026/));
  await waitFor(() => expect(page.queryByText('November 2026')).toBeNull());
  await person.type(page.getByLabelText(/Reason/), 'Show');
  await press('Block these days');
  await page.findByText('These days are rented.');
  expect(page.getByLabelText(/Reason/)).toHaveProperty('value', 'Show');

  answer('POST /api/machines/1/blackouts', blackoutRecord());
  answer('GET /api/machines/1/blackouts', listOf([blackoutRecord()]));
  await press('Block these days');
  await page.findByText('Annual inspection');
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/machines/1/blackouts',
    body: { end_date: '2026-11-24', reason: 'Show', start_date: '2026-11-20' },
  });
});

it('changes days that are kept back', async () => {
  const { person, press, sent, answer } = openBlackouts(blackoutRecord());
  const changing = lateAnswer();
  answer('PATCH /api/machines/1/blackouts/4', changing.answer);

  await press('Change 21 Dec – 26 Dec 2026');
  expect(await dialog()).toBe(
    'Change days | [Close] | (Blocked days) | Days | {month, Start Date, }12/{day, Start Date, }21/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }26/{year, End Date, }2026 | [Calendar] | Reason (optional)For yourself; renters see that the days are taken. ‹Annual inspection› | [Block these days]',
  );
  await person.type(page.getByLabelText(/Reason/), ' again');
  await press('Block these days');
  await press(/Block these days/);
  answer('GET /api/machines/1/blackouts', listOf([blackoutRecord({ reason: 'Changed' })]));
  changing.give(blackoutRecord({ reason: 'Changed' }));

  await page.findByText('Changed');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      body: {
        end_date: '2026-12-26',
        reason: 'Annual inspection again',
        start_date: '2026-12-21',
      },
      call: 'PATCH /api/machines/1/blackouts/4',
    },
  ]);
});

it('can ask again for days that could not be loaded', async () => {
  const { press, answer } = openPart(<BlackoutsPanel machine={machine} />);
  await page.findByText('The days could not be loaded.');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Blocked days) | Blocked days | [Add] | The days could not be loaded. | [Try again]',
    ),
  );

  answer('GET /api/machines/1/blackouts', listOf([]));
  await press('Try again');
  await page.findByText(/^None: the machine/);
});
