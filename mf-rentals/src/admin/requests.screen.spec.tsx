import {
  documentRecord,
  linksIn,
  listOf,
  openScreen,
  page,
  people,
  read,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';

const closed = rentalRequestRecord();
const [deposit] = closed.payments;
const unpaid = rentalRequestRecord({
  id: 3,
  status: 'approved',
  start_date: '2026-11-22',
  end_date: '2026-11-24',
  machine_return: null,
  closed_at: null,
  payments: deposit ? [{ ...deposit, dispute: { status: 'needs_response', amount: 448, due_by: null } }] : [],
  unpaid: {
    kind: 'rental',
    since: '2026-11-19T12:00:00.000000Z',
    attempts: 1,
    deadline_at: '2026-11-24T12:00:00.000000Z',
    next_attempt_at: null,
  },
});

const open = (path: string, answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    answers: {
      'GET /api/rental_requests': listOf([closed, unpaid]),
      'GET /api/rental_requests/2': closed,
      'GET /api/rental_requests/3': unpaid,
      'GET /api/proposed_refunds': listOf([]),
      ...answers,
    },
  });

it('lists the requests, the latest first', async () => {
  const { asked, channels } = open('/rental_requests');

  await page.findByRole('region', { name: 'Rental requests' });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'Rental requests | [Saved filters] | Search ‹Number, machine, person, phone, place› | Status | ‹*Any, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, Closed› | Starts from | [mm/dd/yyyy] | Starts until | [mm/dd/yyyy] | [Last month] | [ ] Needs attention | [ ] Contested returns | [ ] Unpaid | [ ] Overdue | (Rental requests) | (Rental requests) | # | Machine | Renter | Owner | [From] | [To] | Status | Total | [Asked] | 2 | Multiquip DCA70SSJU4F towable generator | #2 · Ray Renter · Sep 18, 2026 · $2,240.00 | Ray Renter | Olive Owner | Sep 18, 2026 | Oct 1, 2026 | Closed | $2,240.00 | Sep 6, 2026 | 3 | Multiquip DCA70SSJU4F towable generator | #3 · Ray Renter · Nov 22, 2026 · $2,240.00 | Ray Renter | Olive Owner | Nov 22, 2026 | Nov 24, 2026 | ApprovedRent unpaidDisputed | $2,240.00 | Sep 6, 2026 | 2 requests | [Download as CSV]',
    ),
  );
  expect(asked('GET /api/rental_requests')).toEqual([
    { sort: 'created_at', direction: 'desc', page: '1', per_page: '50' },
  ]);
  expect(channels()).toEqual(['rental_requests']);
});

it('narrows the list by what the address says, and shows all again', async () => {
  const { person, asked, address } = open(
    '/rental_requests?unpaid=1&status=closed&search=x&start_date_from=2026-11-01&start_date_to=2026-11-30&needs_attention=1&contested=1&late=1&user_id=3&owner_id=2&machine_id=17&document_id=5&sort=start_date&direction=asc&page=2',
    { 'GET /api/rental_requests': listOf([]) },
  );

  const all = await page.findByRole('button', { name: 'Show all requests' });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'Rental requests | [Saved filters] | Search ‹x› | [Clear] | Status | ‹Any, Waiting for an answer, Approved, Rental is running, Returned, Declined, Canceled, *Closed› | Starts from | [11/01/2026] | Starts until | [11/30/2026] | [Last month] | [x] Needs attention | [x] Contested returns | [x] Unpaid | [x] Overdue | [Renter: no. 3] | [Owner: no. 2] | [Machine: no. 17] | [Agreed to: no. 5] | No requests match | [Show all requests]',
    ),
  );
  expect(asked('GET /api/rental_requests')).toEqual([
    {
      unpaid: '1',
      status: 'closed',
      search: 'x',
      start_date_from: '2026-11-01',
      start_date_to: '2026-11-30',
      needs_attention: '1',
      contested: '1',
      late: '1',
      user_id: '3',
      owner_id: '2',
      machine_id: '17',
      document_id: '5',
      sort: 'start_date',
      direction: 'asc',
      page: '2',
      per_page: '50',
    },
  ]);
  await person.click(all);

  await page.findByText('No requests yet');
  expect(page.getByText('Requests show up here as soon as a renter sends one.')).toBeTruthy();
  expect(address()).toBe('/rental_requests?sort=start_date&direction=asc');
});

it('keeps each filter that is chosen in the address', async () => {
  const { person, address } = open('/rental_requests');
  await page.findByRole('region', { name: 'Rental requests' });

  await person.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Closed');
  for (const name of ['Needs attention', 'Contested returns', 'Unpaid', 'Overdue'])
    await person.click(page.getByRole('checkbox', { name }));
  await person.type(page.getByRole('searchbox', { name: 'Search' }), 'ray');

  await waitFor(() => expect(address()).toContain('search=ray'));
  expect(address()).toBe(
    '/rental_requests?status=closed&needs_attention=1&contested=1&unpaid=1&late=1&search=ray',
  );
});

it('shows a request beside the list', async () => {
  const { person, address } = open('/rental_requests?open=2');

  const panel = await page.findByRole('dialog', { name: 'Rental request 2' });
  await page.findByText('Money');
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Rental request 2) | Multiquip DCA70SSJU4F towable generator | [Close panel] | (Rental request 2, content) | (Status) | ClosedNothing to do right now | All done | $268 of the deposit was refunded on Sat, Oct 3. | [More actions] | (When and where) | When and where | First day | Fri, Sep 18 | Last day | Thu, Oct 1 | Place of use | 11113 Research Boulevard, Austin, TX 78759 | How it gets there | Picked up | Renter | Ray Renter → #/users/3 | Renter’s phone | (512) 555-0102 → tel:5125550102 | About the renter | On Yard since January 31, 2026, 3 finished rentals | Rated by owners | 5.0 (2)Rated 5.0 of 5 in 2 reviews | Owner | Olive Owner → #/users/2 | Power for a site office and two tower lights. | (Money) | Money | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. | $448.00 | (Timeline) | Timeline | Ray Renter sent the request | Sun, Sep 6, 3:33 AM | Approved | Mon, Sep 7, 3:33 AM | The deposit of $448 was paid | Mon, Sep 7, 3:33 AM | The rental amount of $2,240 was paid | Wed, Sep 16, 6:00 AM | Rental started | Fri, Sep 18 | Returned | Fri, Oct 2, 1:09 PM | Return accepted | Sat, Oct 3, 3:33 AM | $268.00 of the deposit refunded | Sat, Oct 3, 3:33 AM | Closed | Sat, Oct 3, 3:33 AM | Open with messages and payments → #/rental_requests/2',
    ),
  );
  await person.click(page.getByRole('button', { name: /Close/ }));
  await waitFor(() => expect(address()).toBe('/rental_requests'));
});

it('leads an admin who rents to no page of the other site, and says once whose times they read', async () => {
  const late = rentalRequestRecord({
    ...{ status: 'active', start_date: '2026-11-14', end_date: '2026-11-18', end_time: '17:00:00' },
    ...{ user_id: people.ada.id, machine: { ...closed.machine, time_zone: 'America/Los_Angeles' } },
    ...{ machine_return: null, closed_at: null },
  });
  open('/rental_requests?open=2', { 'GET /api/rental_requests/2': late });

  await page.findByText('Bring the machine back');
  const words = read(page.getByRole('dialog', { name: 'Rental request 2' }));
  expect(words).not.toContain('[Message');
  expect(words.match(/Los Angeles time/g)).toHaveLength(1);
});

it('says that a request beside the list could not be loaded, and asks again', async () => {
  const { person, answer } = open('/rental_requests?open=2', {
    'GET /api/rental_requests/2': { status: 404, body: { message: 'Not found' } },
  });

  await page.findByText('We couldn’t load the request');
  await waitFor(() =>
    expect(read(page.getByRole('dialog', { name: 'Rental request 2' }))).toBe(
      '(Rental request 2) | Request 2 | [Close panel] | (Rental request 2, content) | We couldn’t load the request | Not found | [Try again] | Open with messages and payments → #/rental_requests/2',
    ),
  );
  answer('GET /api/rental_requests/2', closed);
  await person.click(page.getByRole('button', { name: 'Try again' }));

  await page.findByText('Money');
});

it('shows a request on a page of its own', async () => {
  const { asked } = open('/rental_requests/2');

  const title = await page.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Multiquip DCA70SSJU4F towable generator (#2)');
  expect(page.getByText('Fri, Sep 18 – Thu, Oct 1, 2026 · Ray Renter from Olive Owner')).toBeTruthy();
  await waitFor(() =>
    expect(linksIn()).toMatchObject({
      '← Rental requests': '#/rental_requests',
      History: '#/activity?record_type=rental_request&record_id=2',
    }),
  );
  expect(asked('GET /api/proposed_refunds')).toEqual([{ rental_request_id: '2' }]);
});

it.each([
  ['/rental_requests/2', { status: 404, body: { message: 'Not found' } }],
  ['/rental_requests/2', { status: 422, body: { message: 'No.' } }],
  ['/rental_requests/x', null],
])('says why %s cannot be shown', async (path, failure) => {
  open(path, { 'GET /api/rental_requests/2': failure });

  await page.findByRole('heading', { level: 1, name: /can’t show|couldn’t load/ });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toContain(
      failure?.status === 422
        ? 'We couldn’t load the rental request | No. Anything you were writing is saved. | [Try again] | Rental requests → #/rental_requests'
        : 'We can’t show this rental request | It was removed, or it belongs to someone else. | Rental requests → #/rental_requests',
    ),
  );
});

it('says to which version of a document the renters agreed', async () => {
  const { asked, person, address } = open('/rental_requests?document_id=5', {
    'GET /api/documents/5': documentRecord({ id: 5, name: 'Terms', version: 3 }),
  });
  await person.click(await page.findByRole('button', { name: 'Agreed to: Terms, version 3' }));
  expect(asked('GET /api/rental_requests')[0]).toMatchObject({ document_id: '5' });
  await waitFor(() => expect(address()).toBe('/rental_requests'));
});
