/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import {
  listOf,
  machineCalendarRecord,
  machineRecord,
  openPart,
  page,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import {} from './blackouts-panel';
import { CalendarsPanel } from './calendars-panel';

// In Tokyo it is the 21st by then, where the machine stands the 20th.
const now = '2026-11-20T20:00:00Z';
const machine = machineRecord();
const openCalendars = (...calendars: object[]) =>
  openPart(<CalendarsPanel machine={machine} />, {
    now,
    answers: { 'GET /api/machines/1/calendars': listOf(calendars), 'GET /api/machines': listOf([]) },
  });
const panel = () => read(page.getByRole('region'));
const dialog = async () => read(await page.findByRole('dialog'));

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
      '(Other calendars) | Other calendars | [Add] | calendar.example.com/olive.ics | Not read yet. | [Delete calendar.example.com/olive.ics] | example.com/a-path-that-is-longer-than-… | Last read Sat 21 Nov, 4:30 AM. | [Delete example.com/a-path-that-is-longer-than-…] | a.example/one.ics | It is no calendar.Not read yet. | [Delete a.example/one.ics] | b.example/two.ics | Nothing is there.Last read Wed 18 Nov, 5:00 PM. Its days of then stay blocked. | [Delete b.example/two.ics]',
    ),
  );
  expect(channels()).toEqual(['machines']);
});

it('adds a calendar, which shows as soon as it is read', async () => {
  const { person, press, sent, answer, tell } = openCalendars();
  answer('POST /api/machines/1/calendars', refused({ url: ['It cannot be reached.'] }));

  await press('Add');
  expect(await dialog()).toBe(
    'Add a calendar | [Close] | (Add a calendar) | Each day with an event there is blocked here; the calendar is read every quarter of an hour. Booked days stay booked. Renters see neither the address nor the events. | Address of the calendarIt ends in .ics. Google, Apple and Outlook give it out as the secret address, or when you publish a calendar. ‹› | [Add the calendar]',
  );
  await person.type(page.getByLabelText(/Address of the calendar/), 'https://calendar.example.com/olive.ics');
  await press('Add the calendar');
  await page.findByText('It cannot be reached.');
  expect(page.getByLabelText(/Address of the calendar/)).toHaveProperty(
    'value',
    'https://calendar.example.com/olive.ics',
  );

  answer('POST /api/machines/1/calendars', machineCalendarRecord());
  answer('GET /api/machines/1/calendars', listOf([machineCalendarRecord()]));
  await press('Add the calendar');
  await page.findByText('Added. It is being read');
  await page.findByText('Not read yet.');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    body: {
      url: 'https://calendar.example.com/olive.ics',
    },
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
    'Remove this calendar? | calendar.example.com/2.ics is read no more, and the days that it blocks can be rented. | [Cancel] | [Remove the calendar]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('GET /api/machines/1/calendars', listOf([]));
  await press('Delete calendar.example.com/2.ics');
  await pressInDialog('Remove the calendar');
  await page.findByText(/^None\. Days/);
  expect(sent()).toEqual([{ call: 'DELETE /api/machines/1/calendars/2', body: null }]);
});

it('can ask again for calendars that could not be loaded', async () => {
  const { press, answer } = openPart(<CalendarsPanel machine={machine} />);
  await page.findByText('The calendars could not be loaded');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Other calendars) | Other calendars | The calendars could not be loaded | [Try again]',
    ),
  );

  answer('GET /api/machines/1/calendars', listOf([]));
  await press('Try again');
  await page.findByRole('button', { name: 'Add' });
});
