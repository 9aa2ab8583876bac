import {
  activeRental,
  type Call,
  fleetMachineRecord,
  lateAnswer,
  listOf,
  openPart,
  page,
  pagesOf,
  pendingRental,
  people,
  read,
  rentalRequestRecord,
  statementRecord,
  waitFor,
} from '@yard/testing/screen';
import HomeRentals from './home-rentals';

const open = (user: object | null, answers: object = {}) =>
  openPart(<HomeRentals />, { user, answers: { 'GET /api/rental_requests': listOf([]), ...answers } });
const says = (words: string) => waitFor(() => expect(read(page.getByRole('main'))).toBe(words));

it('shows a renter what waits for them first, then what comes, and nothing that is over', async () => {
  const { asked, channels } = open(people.ray, {
    'GET /api/rental_requests': ({ query }: Call) =>
      listOf(
        query['your_turn'] ? [activeRental({ id: 6 })] : [rentalRequestRecord(), pendingRental({ id: 5 })],
      ),
  });

  await says(
    'Your rentals | All → /rentals | Multiquip DCA70SSJU4F towable generator$1,120 | Thu, Nov 19 – Tue, Nov 24, 2026 · from Olive Owner | Rental is runningReturn it by Tue, Nov 24 → /rentals/6 | Multiquip DCA70SSJU4F towable generator$1,120 | Mon, Dec 14 – Fri, Dec 18, 2026 · from Olive Owner | Waiting for an answerWaiting for Olive to answerOlive has 22 hours to answer → /rentals/5',
  );
  expect(asked('GET /api/rental_requests')).toEqual([
    { your_turn: 'true', per_page: '25' },
    { sort: 'start_date', per_page: '10', start_date_to: '2026-11-20', direction: 'desc' },
    { sort: 'start_date', per_page: '10', start_date_from: '2026-11-20', direction: 'asc' },
  ]);
  expect(channels()).toEqual(['rental_requests']);
});

it('has first what runs out soonest, and says how many more wait', async () => {
  const late = (id: number) => activeRental({ id, start_date: '2026-11-10', end_date: '2026-11-18' });
  const asked = pendingRental({ id: 9, answer_by: '2026-11-20T22:00:00.000000Z' });
  open(people.olive, {
    'GET /api/fleet': listOf([]),
    'GET /api/statements': listOf([]),
    'GET /api/rental_requests': ({ query }: Call) =>
      query['your_turn'] ? { ...listOf([late(1), late(2), late(3), late(4), asked]), total: 7 } : listOf([]),
  });

  await page.findByText('3 more need you');
  const list = page.getByRole('region', { name: 'Your rentals' });
  expect(read(list)).toBe(
    'Your rentals | All → /rentals | {Needs your attention} Multiquip DCA70SSJU4F towable generator$1,120 | Tue, Nov 10 – Wed, Nov 18, 2026 · for Ray Renter | 2 days lateRecord the return → /rentals/1 | {Needs your attention} Multiquip DCA70SSJU4F towable generator$1,120 | Tue, Nov 10 – Wed, Nov 18, 2026 · for Ray Renter | 2 days lateRecord the return → /rentals/2 | {Needs your attention} Multiquip DCA70SSJU4F towable generator$1,120 | Tue, Nov 10 – Wed, Nov 18, 2026 · for Ray Renter | 2 days lateRecord the return → /rentals/3 | {Needs your attention} Multiquip DCA70SSJU4F towable generator$1,120 | Tue, Nov 10 – Wed, Nov 18, 2026 · for Ray Renter | 2 days lateRecord the return → /rentals/4 | 3 more need you → /rentals?status=your_turn',
  );
});

it('shows a renter without rentals where to find a machine', async () => {
  open(people.ray);

  await says(
    'Your rentals | All → /rentals | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search',
  );
});

it('says that the rentals could not be loaded, and loads them again', async () => {
  const { press, answer } = open(people.ray, {
    'GET /api/rental_requests': { status: 403, body: { message: 'Not now.' } },
  });
  await says('Your rentals | All → /rentals | We couldn’t load your rentals | Not now. | [Try again]');
  answer('GET /api/rental_requests', listOf([]));

  await press('Try again');

  await says(
    'Your rentals | All → /rentals | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search',
  );
});

it('shows an owner what is due and how the machines do', async () => {
  open(people.olive, {
    'GET /api/rental_requests': listOf([activeRental({ id: 6 })]),
    'GET /api/fleet': pagesOf(
      [fleetMachineRecord({ page_views: 1 })],
      [fleetMachineRecord({ id: 4, rented_days: 5, page_views: 8 })],
    ),
    'GET /api/statements': listOf([statementRecord()]),
  });

  await says(
    'Your rentals | All → /rentals | Multiquip DCA70SSJU4F towable generator$1,120 | Thu, Nov 19 – Tue, Nov 24, 2026 · for Ray Renter | Rental is runningDue back Tue, Nov 24 → /rentals/6 | Your machines | Due to you | $10,338.15 | Next $1,008.00 after the rental until Tue, Nov 24 closes → /payouts | Rented in the next 28 days | 14% | 8 of 56 days of 2 machines → /my-machines/calendar | Seen in 30 days | 9 visitors | 4 requests, 4 booked → /my-machines',
  );
});

it('shows an owner without machines where to list one, and what they owe', async () => {
  open(people.olive, {
    'GET /api/fleet': listOf([]),
    'GET /api/statements': listOf([statementRecord({ closing_balance: -25.5 })]),
  });

  await says(
    'Your rentals | All → /rentals | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search | Your machines | You owe | $25.50 | No rentals are running → /payouts | Machines | None published | Publish one to see how it does → /my-machines',
  );
});

it('loads the figures of an owner again where they failed', async () => {
  const figures = lateAnswer();
  const { press, answer } = open(people.olive, {
    'GET /api/fleet': { status: 403, body: { message: 'Not now.' } },
    'GET /api/statements': listOf([]),
  });
  await says(
    'Your rentals | All → /rentals | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search | Your machines | We couldn’t load your figures | Not now. | [Try again]',
  );
  answer('GET /api/fleet', figures.answer);

  await press('Try again');
  figures.give(listOf([]));

  await says(
    'Your rentals | All → /rentals | No rentals yet | Your requests and rentals show up here, with what’s next. | Find a machine → /search | Your machines | Due to you | $0.00 | No rentals are running → /payouts | Machines | None published | Publish one to see how it does → /my-machines',
  );
});
