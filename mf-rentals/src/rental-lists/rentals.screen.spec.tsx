import { isOver, type RentalRequestRecord } from '@yard/contracts';
import { isYourTurn, type RentalReader } from '@yard/contracts/rental-moves';
import {
  activeRental,
  type Call,
  listOf,
  openPart,
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
import TicketRental from './ticket-rental';

const rentals = [pendingRental({ id: 5 }), activeRental({ id: 6 }), rentalRequestRecord()];
/** Rentals as the API filters them. */
const found =
  (rows: RentalRequestRecord[]) =>
  ({ query: { your_turn, over, status, role } }: Call) =>
    listOf(
      rows.filter((row) =>
        your_turn
          ? isYourTurn(row, role as RentalReader, new Date())
          : over
            ? String(isOver(row.status)) === over
            : row.status === status,
      ),
    );
const open = (path: string, user: object, answer: unknown = found(rentals)) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user,
    answers: { 'GET /api/rental_requests': answer },
  });
const says = (words: string) => waitFor(() => expect(read(page.getByRole('main'))).toBe(words));
const sheetSays = (words: string) => waitFor(() => expect(read(page.getByRole('dialog'))).toBe(words));

it('lists what is asked of an owner, live', async () => {
  const { asked, channels } = open('/rentals', people.olive);

  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | (Your turn) | Your turn (1) | {Needs your attention} Multiquip DCA70SSJU4F towable generator$1,120 | Mon, Dec 14 – Fri, Dec 18, 2026 · for Ray Renter | Waiting for an answerApprove or declineAnswer within 22 hours → /rentals/5 | (Running) | Running (1) | Multiquip DCA70SSJU4F towable generator$1,120 | Thu, Nov 19 – Tue, Nov 24, 2026 · for Ray Renter | Rental is runningDue back Tue, Nov 24 → /rentals/6 | (Past) | Past (1) | Multiquip DCA70SSJU4F towable generator$2,240 | Fri, Sep 18 – Thu, Oct 1, 2026 · for Ray Renter | Closed$268 of the deposit was refunded on Sat, Oct 3. → /rentals/2',
  );
  const lists = asked('GET /api/rental_requests').map(({ your_turn, over }) => your_turn ?? `over ${over}`);
  expect(lists).toEqual(['true', 'over false', 'over true']);
  expect(channels()).toEqual(['rental_requests']);
});

it.each([
  [
    pendingRental({ id: 5 }),
    'Multiquip DCA70SSJU4F towable generator$1,120 | Mon, Dec 14 – Fri, Dec 18, 2026 · from Olive Owner | Waiting for an answerWaiting for Olive to answerOlive has 22 hours to answer → /rentals/5',
  ],
  [{ status: 404, body: {} }, 'About rental no. 5'],
])('shows the rental that a ticket is about', async (request, words) => {
  const answers = { 'GET /api/rental_requests/5': request };
  openPart(<TicketRental rental_request_id={5} />, { user: people.ray, answers });
  await says(words);
});

it('lists what a renter rents', async () => {
  open('/rentals', people.ray);

  await says(
    'Rentals | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Running) | Running (1) | Multiquip DCA70SSJU4F towable generator$1,120 | Thu, Nov 19 – Tue, Nov 24, 2026 · from Olive Owner | Rental is runningReturn it by Tue, Nov 24 → /rentals/6 | (Coming up) | Coming up (1) | Multiquip DCA70SSJU4F towable generator$1,120 | Mon, Dec 14 – Fri, Dec 18, 2026 · from Olive Owner | Waiting for an answerWaiting for Olive to answerOlive has 22 hours to answer → /rentals/5 | (Past) | Past (1) | Multiquip DCA70SSJU4F towable generator$2,240 | Fri, Sep 18 – Thu, Oct 1, 2026 · from Olive Owner | Closed$268 of the deposit was refunded on Sat, Oct 3. → /rentals/2',
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

it('shows what an event brings of a rental in its group', async () => {
  const { tell, answer } = open('/rentals?role=renter', people.ray);
  await page.findByText('Rental is running');

  const model = activeRental({ id: 6, subtotal: 4321 });
  answer('GET /api/rental_requests', found([model]));
  tell('rental_requests', 'saved', { id: 6, model });

  await page.findByText('$4,321');
});

it('marks a hand-over that waits for the owner, and says who a rental waits for', async () => {
  const today = activeRental({ id: 7, start_date: '2026-11-20' });
  const handed = activeRental({ id: 8, handover: handoverRecord({ signed_by_renter_at: null }) });
  open('/rentals', people.olive, found([today, handed]));

  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | (Your turn) | Your turn (1) | {Needs your attention} Multiquip DCA70SSJU4F towable generator$1,120 | Fri, Nov 20 – Tue, Nov 24, 2026 · for Ray Renter | Rental is runningHand the machine over → /rentals/7 | (Running) | Running (1) | Multiquip DCA70SSJU4F towable generator$1,120 | Thu, Nov 19 – Tue, Nov 24, 2026 · for Ray Renter | Rental is runningWaiting for Ray to sign the hand-over → /rentals/8',
  );
});

it('shows an owner what they rent themselves, and keeps it in the address', async () => {
  const { person, asked, address } = open('/rentals', people.olive, listOf([]));
  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | No requests yet | Requests for your machines show up here. | Your machines → /my-machines',
  );

  await person.click(page.getByRole('tab', { name: 'Renting' }));

  await says(
    'Rentals | Earnings → /payouts | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | (Whose rentals) | My machines | Renting | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search',
  );
  expect(address()).toBe('/rentals?role=renter');
  await waitFor(() =>
    expect(asked('GET /api/rental_requests').at(-1)).toMatchObject({ role: 'renter', over: 'true' }),
  );
});

it('says how many there are beside those shown, and leads to them', async () => {
  const closed = { ...listOf([rentalRequestRecord()]), total: 1234 };
  const { press, address } = open('/rentals', people.ray, ({ query }: Call) =>
    query['over'] === 'true' ? closed : listOf([]),
  );
  await page.findByRole('heading', { name: 'Past (1,234)' });

  await press('Past: see all');

  await waitFor(() => expect(address()).toBe('/rentals?status=past'));
});

it('says no false count of more than a page, shows no rental in two groups, and the overdue first', async () => {
  const booked = rentalRequestRecord({ id: 9, status: 'approved', start_date: '2026-12-24', payments: [] });
  const late = activeRental({ id: 8, end_date: '2026-11-18' });
  const turn = { ...listOf([activeRental({ id: 7, start_date: '2026-11-20' }), late]), total: 3 };
  const running = { ...listOf([activeRental({ id: 6 }), pendingRental({ id: 5 }), booked]), total: 140 };
  open('/rentals', people.olive, ({ query }: Call) =>
    query['your_turn'] ? turn : query['over'] === 'false' ? running : listOf([]),
  );

  await page.findByRole('heading', { name: 'Your turn (3)' });
  const titles = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Your turn (3)', 'Running (1)', 'Coming up (1+)']);
  expect(read(page.getByRole('main'))).not.toContain('/rentals/5');
  expect(read(page.getByRole('main'))).toMatch(/2 days lateRecord the return → .rentals.8.*rentals.7/);
});

const LATEST = { role: 'renter', page: '1', sort: 'start_date', direction: 'desc' };

it('narrows the list by status and by words', async () => {
  const { person, asked, address } = open('/rentals', people.ray, listOf([]));
  const status = await page.findByRole('combobox', { name: 'Status' });

  await person.selectOptions(status, 'Your turn');
  await waitFor(() => expect(address()).toBe('/rentals?status=your_turn'));
  await waitFor(() =>
    expect(asked('GET /api/rental_requests').at(-1)).toEqual({ your_turn: 'true', ...LATEST }),
  );
  await person.selectOptions(status, 'Closed');
  await person.type(page.getByRole('searchbox'), 'crane');

  await waitFor(() => expect(address()).toBe('/rentals?status=closed&search=crane'));
  await says(
    'Rentals | [Add to my calendar] | Search ‹crane› | [Clear] | Status | ‹Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, *Closed› | No matches | Try another status or fewer words.',
  );
  await waitFor(() =>
    expect(asked('GET /api/rental_requests').at(-1)).toEqual({
      status: 'closed',
      search: 'crane',
      ...LATEST,
    }),
  );
});

it('says that the rentals could not be loaded, and loads them again', async () => {
  const { press, answer } = open('/rentals', people.ray, { status: 403, body: { message: 'Not now.' } });
  await says(
    'Rentals | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | We couldn’t load your rentals | Not now. | [Try again]',
  );
  answer('GET /api/rental_requests', listOf([]));

  await press('Try again');

  await says(
    'Rentals | [Add to my calendar] | Search ‹Machine or person› | Status | ‹*Any status, Your turn, Open, Past, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search',
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
    'Your rentals in your calendar | [Close] | Add this private link to Google, Apple or Outlook calendar to see your booked rentals there. Anyone with the link can see them, so don’t share it. | [Get link]',
  );
  expect(sent()).toEqual([]);

  await pressInDialog('Get link');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Add this private link to Google, Apple or Outlook calendar to see your booked rentals there. Anyone with the link can see them, so don’t share it. | https://yard.test/feed/abc.ics | [Copy] | Open in a calendar → webcal://yard.test/feed/abc.ics | [Make a new link] | [Turn off link]',
  );

  await pressInDialog('Close');
  await press('Add to my calendar');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Add this private link to Google, Apple or Outlook calendar to see your booked rentals there. Anyone with the link can see them, so don’t share it. | You made a link on Nov 20, 2026. A new one replaces it. | [Make a new link] | [Turn off link]',
  );

  await pressInDialog('Turn off link');
  await sheetSays(
    'Your rentals in your calendar | [Close] | Add this private link to Google, Apple or Outlook calendar to see your booked rentals there. Anyone with the link can see them, so don’t share it. | [Get link]',
  );
  expect(page.getByText('Calendar link turned off')).toBeTruthy();
  expect(sent()).toEqual([
    { call: 'POST /api/calendar_feed', body: {} },
    { call: 'DELETE /api/calendar_feed', body: null },
  ]);
});
