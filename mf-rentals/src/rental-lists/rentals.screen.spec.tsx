import {
  activeRental,
  listOf,
  openScreen,
  page,
  pendingRental,
  people,
  read,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import { handoverRecord } from '../../test/open-ends';
import * as entry from '../public';

const rentals = [pendingRental({ id: 5 }), activeRental({ id: 6 }), rentalRequestRecord()];
const open = (path: string, user: object, answer: unknown = listOf(rentals)) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user,
    answers: { 'GET /api/rental_requests': answer },
  });
const says = (words: string) => waitFor(() => expect(read(page.getByRole('main'))).toBe(words));
const sheetSays = (words: string) => waitFor(() => expect(read(page.getByRole('dialog'))).toBe(words));

it('lists what is asked of an owner, live', async () => {
  const { asked, channels } = open('/rentals', people.olive);

  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | {Needs your attention}Multiquip DCA70SSJU4F towable generator | Mon 14 Dec – Fri 18 Dec 2026 · for Ray Renter | Waiting for an answerYour turn: Approve or declineAnswer within 22 hours | $1,120 → /rentals/5 | Multiquip DCA70SSJU4F towable generator | Thu 19 Nov – Tue 24 Nov 2026 · for Ray Renter | Rental is runningDue back Tue 24 Nov | $1,120 → /rentals/6 | Multiquip DCA70SSJU4F towable generator | Fri 18 Sep – Thu 1 Oct 2026 · for Ray Renter | Closed$268 of the deposit went back on Sat 3 Oct. | $2,240 → /rentals/2',
  );
  expect(asked('GET /api/rental_requests')).toEqual([
    { role: 'owner', page: '1', sort: 'start_date', direction: 'desc' },
  ]);
  expect(channels()).toEqual(['rental_requests']);
});

it('lists what a renter rents', async () => {
  open('/rentals', people.ray);

  await says(
    'Rentals | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | Multiquip DCA70SSJU4F towable generator | Mon 14 Dec – Fri 18 Dec 2026 · from Olive Owner | Waiting for an answerOlive Owner answers nextOlive Owner has 22 hours to answer | $1,120 → /rentals/5 | Multiquip DCA70SSJU4F towable generator | Thu 19 Nov – Tue 24 Nov 2026 · from Olive Owner | Rental is runningReturn it by Tue 24 Nov | $1,120 → /rentals/6 | Multiquip DCA70SSJU4F towable generator | Fri 18 Sep – Thu 1 Oct 2026 · from Olive Owner | Closed$268 of the deposit went back on Sat 3 Oct. | $2,240 → /rentals/2',
  );
});

it.each([
  ['the list as it was', people.ray, '/rentals?status=closed&page=2', '/rentals?status=closed&page=2'],
  ['the list of their machines', people.olive, '/rentals?role=owner&page=2', '/rentals?role=owner&page=2'],
  ['the list that has it', people.olive, '/rentals?role=renter&search=saw', '/rentals'],
])('leads back from a rental to %s', async (_what, user, list, back) => {
  const { person, answer } = open(list, user, listOf([rentalRequestRecord()]));
  answer('GET /api/rental_requests/2', rentalRequestRecord());
  answer('GET /api/payment_methods', listOf([]));
  answer('GET /api/reviews', listOf([]));
  answer('POST /api/notifications/seen', { status: 204 });

  await person.click(await page.findByRole('link', { name: /Multiquip/ }));

  const link = await page.findByRole('link', { name: 'Rentals' });
  expect(link.getAttribute('href')).toBe(back);
});

it('marks a hand-over that waits for the owner, and says who a rental waits for', async () => {
  const today = activeRental({ id: 7, start_date: '2026-11-20' });
  const handed = activeRental({ id: 8, handover: handoverRecord({ signed_by_renter_at: null }) });
  open('/rentals', people.olive, listOf([today, handed]));

  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | {Needs your attention}Multiquip DCA70SSJU4F towable generator | Fri 20 Nov – Tue 24 Nov 2026 · for Ray Renter | Rental is runningYour turn: Hand the machine over | $1,120 → /rentals/7 | Multiquip DCA70SSJU4F towable generator | Thu 19 Nov – Tue 24 Nov 2026 · for Ray Renter | Rental is runningRay Renter still has to sign the hand-over | $1,120 → /rentals/8',
  );
});

it('shows an owner what they rent themselves, and keeps it in the address', async () => {
  const { person, asked, address } = open('/rentals', people.olive, listOf([]));
  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | No requests yet | Requests for your machines stand here as soon as somebody asks. | Your machines → /my-machines',
  );

  await person.click(page.getByRole('tab', { name: 'Renting' }));

  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | Nothing rented yet | Your requests and rentals stand here, with what happens next. | Find a machine → /search',
  );
  expect(address()).toBe('/rentals?role=renter');
  await waitFor(() =>
    expect(asked('GET /api/rental_requests').at(-1)).toEqual({
      role: 'renter',
      page: '1',
      sort: 'start_date',
      direction: 'desc',
    }),
  );
});

it('narrows the list by status and by words', async () => {
  const { person, asked, address } = open('/rentals', people.ray, listOf([]));
  const status = await page.findByRole('combobox', { name: 'Status' });

  await person.selectOptions(status, 'Your turn');
  await waitFor(() => expect(address()).toBe('/rentals?status=your_turn'));
  await waitFor(() =>
    expect(asked('GET /api/rental_requests').at(-1)).toEqual({
      role: 'renter',
      your_turn: 'true',
      page: '1',
      sort: 'start_date',
      direction: 'desc',
    }),
  );
  await person.selectOptions(status, 'Closed');
  await person.type(page.getByRole('searchbox'), 'crane');

  await waitFor(() => expect(address()).toBe('/rentals?status=closed&search=crane'));
  await says(
    'Rentals | [Add to my calendar] | Search ‹crane› | [Clear] | Status | ‹Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, *Closed› | No rental fits | Choose another status, or search for less.',
  );
  await waitFor(() =>
    expect(asked('GET /api/rental_requests').at(-1)).toEqual({
      role: 'renter',
      status: 'closed',
      search: 'crane',
      page: '1',
      sort: 'start_date',
      direction: 'desc',
    }),
  );
});

it('says that the rentals could not be loaded, and loads them again', async () => {
  const { press, answer } = open('/rentals', people.ray, { status: 403, body: { message: 'Not now.' } });
  await says(
    'Rentals | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | Your rentals could not be loaded | Not now. | [Try again]',
  );
  answer('GET /api/rental_requests', listOf([]));

  await press('Try again');

  await says(
    'Rentals | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | Nothing rented yet | Your requests and rentals stand here, with what happens next. | Find a machine → /search',
  );
});

it('makes the address that a calendar reads, and ends it', async () => {
  const { press, pressInDialog, sent, answer } = open('/rentals', people.ray, listOf([]));
  let made_at: string | null = null;
  answer('GET /api/calendar_feed', () => ({ made_at }));
  answer('POST /api/calendar_feed', () => {
    made_at = '2026-11-20T12:00:00.000000Z';
    return { url: 'https://yard.test/feed/abc.ics' };
  });
  answer('DELETE /api/calendar_feed', () => {
    made_at = null;
    return { status: 204 };
  });

  await press('Add to my calendar');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Google, Apple and Outlook calendars show your agreed rentals and follow them by themselves. Whoever has the address can read them, so keep it to yourself. | [Get an address]',
  );
  expect(sent()).toEqual([]);

  await pressInDialog('Get an address');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Google, Apple and Outlook calendars show your agreed rentals and follow them by themselves. Whoever has the address can read them, so keep it to yourself. | https://yard.test/feed/abc.ics | [Copy] | Open in a calendar → webcal://yard.test/feed/abc.ics | [Make a new address] | [End the address]',
  );

  await pressInDialog('Close');
  await press('Add to my calendar');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Google, Apple and Outlook calendars show your agreed rentals and follow them by themselves. Whoever has the address can read them, so keep it to yourself. | You made an address on 20 Nov 2026. Nobody can be told it again: a new one ends it. | [Make a new address] | [End the address]',
  );

  await pressInDialog('End the address');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Google, Apple and Outlook calendars show your agreed rentals and follow them by themselves. Whoever has the address can read them, so keep it to yourself. | [Get an address]',
  );
  expect(page.getByText('Calendars read your rentals no more')).toBeTruthy();
  expect(sent()).toEqual([
    { call: 'POST /api/calendar_feed', body: {} },
    { call: 'DELETE /api/calendar_feed', body: null },
  ]);
});
