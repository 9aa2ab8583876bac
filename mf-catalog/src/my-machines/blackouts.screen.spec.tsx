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
  machineCalendarRecord,
} from '@yard/testing/screen';
import { BlackoutsPanel } from './blackouts-panel';
import { CalendarsPanel } from './calendars-panel';

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

const openCalendars = (...calendars: object[]) =>
  openPart(<CalendarsPanel machine={machine} />, {
    now,
    answers: { 'GET /api/machines/1/calendars': listOf(calendars), 'GET /api/machines': listOf([]) },
  });

it('lists the days that are kept back, and those that another calendar blocks', async () => {
  const { asked } = openBlackouts(
    blackoutRecord(),
    blackoutRecord({ id: 5, start_date: '2027-01-04', end_date: '2027-01-04', reason: null }),
    blackoutRecord({ id: 6, start_date: '2027-02-01', end_date: '2027-02-03', machine_calendar_id: 6 }),
  );

  await page.findByText('Annual inspection');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Blocked days) | Blocked days | [Add] | Dec 21–26, 2026 | Annual inspection | [Change Dec 21–26, 2026] | [Delete Dec 21–26, 2026] | Jan 4, 2027 | No reason given | [Change Jan 4, 2027] | [Delete Jan 4, 2027] | Feb 1–3, 2027 | Blocked by your other calendar',
    ),
  );
  expect(asked('GET /api/machines/1/blackouts')).toEqual([{ per_page: '100' }]);
});

it('frees days only when asked twice', async () => {
  const { press, pressInDialog, sent, answer, asked } = openBlackouts(blackoutRecord());
  answer('DELETE /api/machines/1/blackouts/4', { status: 204 });

  await press('Delete Dec 21–26, 2026');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Free these days? | Dec 21–26, 2026 can then be rented. | [Cancel] | [Free the days]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('GET /api/machines/1/blackouts', listOf([]));
  await press('Delete Dec 21–26, 2026');
  await pressInDialog('Free the days');
  await page.findByText('None yet. Block days when the machine isn’t for rent.');
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

  await press('Change Dec 21–26, 2026');
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
      body: { end_date: '2026-12-26', reason: 'Annual inspection again', start_date: '2026-12-21' },
      call: 'PATCH /api/machines/1/blackouts/4',
    },
  ]);
});

it('can ask again for days that could not be loaded', async () => {
  const { press, answer } = openPart(<BlackoutsPanel machine={machine} />);
  await page.findByText('We couldn’t load the blocked days.');

  answer('GET /api/machines/1/blackouts', listOf([]));
  await press('Try again');
  await page.findByText(/^None yet\. Block/);
});

it('says of each calendar when it was read, and what went wrong', async () => {
  const { channels } = openCalendars(
    machineCalendarRecord(),
    machineCalendarRecord({
      id: 7,
      url: 'https://example.com/a-path-that-is-longer-than-the-row/olive.ics',
      last_read_at: '2026-11-20T19:30:00Z',
    }),
    machineCalendarRecord({ id: 8, url: 'https://a.example/one.ics', last_error: 'It is no calendar.' }),
    machineCalendarRecord({
      id: 9,
      url: 'https://b.example/two.ics',
      last_read_at: '2026-11-18T08:00:00Z',
      last_error: 'Nothing is there.',
    }),
  );

  await page.findByText('calendar.example.com/olive.ics');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Other calendars) | Other calendars | [Add] | calendar.example.com/olive.ics | Not read yet. | [Delete calendar.example.com/olive.ics] | example.com/a-path-that-is-longer-than-… | Last read Sat, Nov 21, 4:30 AM. | [Delete example.com/a-path-that-is-longer-than-…] | a.example/one.ics | It is no calendar.Not read yet. | [Delete a.example/one.ics] | b.example/two.ics | Nothing is there.Last read Wed, Nov 18, 5:00 PM. Days it blocked before stay blocked. | [Delete b.example/two.ics]',
    ),
  );
  expect(channels()).toEqual(['machines']);
});

it('adds a calendar, which shows as soon as it is read', async () => {
  const { person, press, sent, answer, tell } = openCalendars();
  answer('POST /api/machines/1/calendars', refused({ url: ['It cannot be reached.'] }));

  await press('Add');
  expect(await dialog()).toBe(
    'Add a calendar | [Close] | (Add a calendar) | Days with an event are blocked here. We read the calendar every 15 minutes. Booked days stay booked. Renters see neither the address nor the events. | Calendar linkEnds in .ics. Google, Apple and Outlook show it when you share or publish a calendar. ‹› | [Add calendar]',
  );
  await person.type(page.getByLabelText(/Calendar link/), 'https://calendar.example.com/olive.ics');
  await press('Add calendar');
  await page.findByText('It cannot be reached.');
  expect(page.getByLabelText(/Calendar link/)).toHaveProperty(
    'value',
    'https://calendar.example.com/olive.ics',
  );

  answer('POST /api/machines/1/calendars', machineCalendarRecord());
  answer('GET /api/machines/1/calendars', listOf([machineCalendarRecord()]));
  await press('Add calendar');
  await page.findByText('Calendar added');
  await page.findByText('Not read yet.');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    body: { url: 'https://calendar.example.com/olive.ics' },
    call: 'POST /api/machines/1/calendars',
  });

  answer(
    'GET /api/machines/1/calendars',
    listOf([machineCalendarRecord({ last_read_at: '2026-11-20T20:00:00Z' })]),
  );
  tell('machines', 'saved', { model: machineRecord({ id: 2 }) });
  tell('machines', 'saved', { model: machine });
  await page.findByText(/^Last read/);
});

it('offers no more calendars than a machine may have, and removes one only when asked twice', async () => {
  const five = [1, 2, 3, 4, 5].map((id) =>
    machineCalendarRecord({ id, url: `https://calendar.example.com/${id}.ics` }),
  );
  const { press, pressInDialog, sent, answer } = openCalendars(...five);
  answer('DELETE /api/machines/1/calendars/2', { status: 204 });

  await press('Delete calendar.example.com/2.ics');
  expect(page.queryByRole('button', { name: 'Add' })).toBeNull();
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Remove this calendar? | calendar.example.com/2.ics won’t be read anymore. The days it blocks can be rented again. | [Cancel] | [Remove calendar]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('GET /api/machines/1/calendars', listOf([]));
  await press('Delete calendar.example.com/2.ics');
  await pressInDialog('Remove calendar');
  await page.findByText(/^Add a calendar from/);
  expect(sent()).toEqual([{ call: 'DELETE /api/machines/1/calendars/2', body: null }]);
});

it('can ask again for calendars that could not be loaded', async () => {
  const { press, answer } = openPart(<CalendarsPanel machine={machine} />);
  await page.findByText('We couldn’t load your calendars');

  answer('GET /api/machines/1/calendars', listOf([]));
  await press('Try again');
  await page.findByRole('button', { name: 'Add' });
});
