import {
  activeRental,
  approvedRental,
  depositPaid,
  linksIn,
  page,
  pendingRental,
  people,
  read,
  rentalRequestRecord,
  returnedRental,
  specsOfSlots,
  waitFor,
} from '@yard/testing/screen';
import { openRental, part } from '../../test/open-rental';

const main = () => read(page.getByRole('main'));
const { olive, ray } = people;

it('shows an owner all of a request', async () => {
  const { asked, channels } = openRental(pendingRental(), { user: olive });

  await page.findByText('Timeline');
  await waitFor(() =>
    expect(main()).toBe(
      '← Rentals → /rentals | Multiquip DCA70SSJU4F towable generator | Mon, Dec 14 – Fri, Dec 18, 2026 · with Ray Renter · | See the machine → /my-machines/17 | (Status) | Waiting for an answerYour turn | Approve or decline | Ray is waiting for your answer. The days are booked once you approve. | Answer within 22 hoursuntil Sat, Nov 21, 4:00 AM | Rental | $1,120.00 | Our fee (10%) | −$112.00 | You’ll earnPaid out after the rental | $1,008.00 | (Answer the request) | Message to RayRequired. We’ll send it with your answer. ‹› | [Insert a reply] | [Approve] | [Decline] | (Messages) | Messages | (Messages) | No messages yet. Ask about access, fuel or delivery. | Your message ‹Write a message› | [Send, disabled] | [Add photos] | (Money) | Money | 5 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Nothing charged yet. | (When and where) | When and where | First day | Mon, Dec 14 | Last day | Fri, Dec 18 | Place of use | 11113 Research Boulevard, Austin, TX 78759 | How it gets there | Picked up | Renter | Ray Renter | Renter’s phone | (512) 555-0102 → tel:5125550102 | About the renter | On Yard since January 31, 2026, 3 finished rentals | Rated by owners | 5.0 (2)Rated 5.0 of 5 in 2 reviews | Power for a site office and two tower lights. | (Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Olive Owner answers | Until Sat, Nov 21, 4:00 AM | Once approved, the deposit is charged. | Rental amount is charged | Sat, Dec 12, 12:00 AM | 48 hours before the start. | Rental starts | Mon, Dec 14 | Due back | Fri, Dec 18 | Deposit refunded | After the return is accepted. | (Agreement) | Agreement | Terms and Conditions version 1 | Privacy Policy version 1 | Insurance Disclaimer version 1 | Equipment Rental Agreement version 1 | Agreed to on Sun, Sep 6, 3:33 AM | [Read rental agreement] | PDF (opens in a new tab) → http://localhost/api/rental_requests/2/agreement.pdf | If the renter cancels | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
    ),
  );
  expect(document.title).toBe('Multiquip DCA70SSJU4F towable generator · Yard');
  expect(channels()).toEqual(['messages', 'notifications', 'rental_requests']);
  expect(asked('GET /api/rental_requests')).toEqual([
    { role: 'owner', status: 'pending', machine_id: '17', start_date_to: '2026-12-18', per_page: '100' },
  ]);
});

it('shows a renter all of a rental with delivery', async () => {
  openRental(
    approvedRental({
      delivery_enabled: true,
      delivery_distance: 12,
      delivery_amount: 316,
      subtotal: 1436,
      delivery_message: 'Within 80 mi.',
      lines: [
        { kind: 'rent', label: '1 week', quantity: 1, unit_amount: 1120, amount: 1120, period_days: 7 },
        { kind: 'delivery', label: 'Delivery', quantity: 1, unit_amount: 316, amount: 316 },
      ],
      start_time: '08:00:00',
      end_time: '17:30:00',
      details: null,
    }),
  );

  await page.findByText('Timeline');
  await waitFor(() =>
    expect(main()).toBe(
      '← Rentals → /rentals | Multiquip DCA70SSJU4F towable generator | Mon, Dec 14 – Fri, Dec 18, 2026 · with Olive Owner · | See the machine → /machines/17 | (Status) | ApprovedNothing to do right now | Starts Mon, Dec 14, 8:00 AM | It’ll be delivered to the address below. $1,436 is charged on Sat, Dec 12. | [More actions] | (Messages) | Messages | (Messages) | No messages yet. Ask about access, fuel or delivery. | Your message ‹Write a message› | [Send, disabled] | [Add photos] | (Money) | Money | 5 days at the best rate | 1 week | $1,120.00 | Delivery | $316.00 | Total | $1,436.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Within 80 mi. | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv | (When and where) | When and where | First day | Mon, Dec 14, 8:00 AM | Last day | Fri, Dec 18, 5:30 PM | Place of use | 11113 Research Boulevard, Austin, TX 78759 | How it gets there | Delivered, 12 mi | Owner | Olive Owner | (Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | Rental amount of $1,436 is charged | Sat, Dec 12, 12:00 AM | 48 hours before the start. | Rental starts | Mon, Dec 14, 8:00 AM | Due back | Fri, Dec 18, 5:30 PM | Deposit refunded | After the return is accepted. | (Agreement) | Agreement | Terms and Conditions version 1 | Privacy Policy version 1 | Insurance Disclaimer version 1 | Equipment Rental Agreement version 1 | Agreed to on Sun, Sep 6, 3:33 AM | [Read rental agreement] | PDF (opens in a new tab) → http://localhost/api/rental_requests/2/agreement.pdf | Evidence file (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/evidence | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
    ),
  );
});

it('shows a renter all of a rental that is closed', async () => {
  openRental(rentalRequestRecord(), { user: ray });

  await page.findByText('Timeline');
  await waitFor(() =>
    expect(main()).toBe(
      '← Rentals → /rentals | Multiquip DCA70SSJU4F towable generator | Fri, Sep 18 – Thu, Oct 1, 2026 · with Olive Owner · | See the machine → /machines/17 | (Status) | ClosedNothing to do right now | All done | $268 of the deposit was refunded on Sat, Oct 3. | Rent again → /machines/17 | (Messages) | Messages | (Messages) | Mon, Sep 7, 2026 | (Olive Owner, 3:33 AM) | OO | Olive Owner | Approved. Fuel is on you, about 2.5 gallons an hour at half load. | 3:33 AM | [Report the message from Olive Owner, 3:33 AM] | Sat, Oct 3, 2026 | (You, 3:33 AM) | Fair enough, that was our forklift. | 3:33 AM · Read by Olive Owner | Your message ‹Write a message› | [Send, disabled] | [Add photos] | (Return) | Return | Back on | Fri, Oct 2, 1:09 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One camlock cable cut. 180 is what the supplier asks for a new one. | (Money) | Money | 14 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. | $448.00 | Payments | Deposit$448.00 | Partly refundedMon, Sep 7, 3:33 AM | $268.00 refunded. | Rental$2,240.00 | PaidWed, Sep 16, 6:00 AM | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv | (When and where) | When and where | First day | Fri, Sep 18 | Last day | Thu, Oct 1 | Place of use | 11113 Research Boulevard, Austin, TX 78759 | How it gets there | Picked up | Owner | Olive Owner | Power for a site office and two tower lights. | (Timeline) | Timeline | You sent the request | Sun, Sep 6, 3:33 AM | Approved | Mon, Sep 7, 3:33 AM | The deposit of $448 was paid | Mon, Sep 7, 3:33 AM | The rental amount of $2,240 was paid | Wed, Sep 16, 6:00 AM | Rental started | Fri, Sep 18 | Returned | Fri, Oct 2, 1:09 PM | Return accepted | Sat, Oct 3, 3:33 AM | $268.00 of the deposit refunded | Sat, Oct 3, 3:33 AM | Closed | Sat, Oct 3, 3:33 AM | (Agreement) | Agreement | Terms and Conditions version 1 | Privacy Policy version 1 | Insurance Disclaimer version 1 | Equipment Rental Agreement version 1 | Agreed to on Sun, Sep 6, 3:33 AM | [Read rental agreement] | PDF (opens in a new tab) → http://localhost/api/rental_requests/2/agreement.pdf | Evidence file (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/evidence',
    ),
  );
});

describe('a declined request', () => {
  const days = { from: '2026-12-14', to: '2026-12-18' };
  const handed = { 'rental.help': { rental_request_id: 2 }, 'rental.instead': { machine_id: 17, ...days } };
  specsOfSlots(handed, (slots) => {
    openRental(pendingRental({ status: 'declined', days_free: null, answer_by: null }), { slots });
    return page.findByText('Timeline');
  });
});

it('leads an owner who rents back to what they rent', async () => {
  openRental(activeRental({ user_id: 2, user: { id: 2, name: 'Olive Owner' } }), { user: olive });

  await page.findByText('Timeline');
  expect(linksIn()['← Rentals']).toBe('/rentals?role=renter');
});

it.each([
  ['no rental', 0, 0, 'On Yard since January 31, 2026, no finished rental yet'],
  ['one rental', 1, 0, 'On Yard since January 31, 2026, 1 finished rental'],
])('tells an owner of a renter with %s', async (_what, rentals, reviews, known) => {
  const renter = { phone: null, since: '2026-01-31T08:33:31.302000Z', rentals, rating: null, reviews };
  openRental(pendingRental({ renter }), { user: olive });

  const facts = await part('When and where');
  expect(facts).toContain(`About the renter | ${known} | Power`);
  expect(facts).not.toContain('Rated by owners');
});

it('tells the renter where to pick the machine up', async () => {
  openRental(
    approvedRental({ pickup: { address: '5 Yard Lane, Austin', owner_phone: '+1 (512) 555-0101' } }),
  );

  expect(await part('When and where')).toBe(
    '(When and where) | When and where | First day | Mon, Dec 14 | Last day | Fri, Dec 18 | Place of use | 11113 Research Boulevard, Austin, TX 78759 | How it gets there | Picked up | Pick-up address | 5 Yard Lane, Austin | Owner’s phone | +1 (512) 555-0101 → tel:+15125550101 | Owner | Olive Owner | Power for a site office and two tower lights.',
  );
});

it('follows what others make of the rental', async () => {
  const { becomes } = openRental(pendingRental());

  await page.findByText('Waiting for Olive to answer');
  becomes(approvedRental());

  await page.findByText('Starts Mon, Dec 14');
});

it('marks the notices of the rental as seen', async () => {
  const { calls } = openRental(approvedRental());

  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/notifications/seen')?.body).toEqual({
      rental_request_id: 2,
    }),
  );
});

it('says that a rental could not be loaded, and tries again', async () => {
  const { person, answer } = openRental(approvedRental(), {
    answers: { 'GET /api/rental_requests/2': { status: 422, body: { message: 'Not today.' } } },
  });

  await page.findByText('We couldn’t load the rental');
  await waitFor(() =>
    expect(main()).toBe(
      'We couldn’t load the rental | Not today. Anything you were writing is saved. | [Try again] | Rentals → /rentals',
    ),
  );
  answer('GET /api/rental_requests/2', approvedRental());
  await person.click(page.getByRole('button', { name: 'Try again' }));

  await page.findByText('Starts Mon, Dec 14');
});

it('says that there is no such rental', async () => {
  openRental(approvedRental(), {
    answers: { 'GET /api/rental_requests/2': { status: 404, body: { message: 'Not found' } } },
  });

  await page.findByRole('link', { name: /Rentals/ });
  await waitFor(() =>
    expect(main()).toBe(
      'We can’t show this rental | It was removed, or it belongs to someone else. | Rentals → /rentals',
    ),
  );
});

it('keeps what it shows for when the server is away, of ten rentals', async () => {
  const kept = new Map<string, string>(Array.from({ length: 10 }, (_, at) => [`/rentals/${at + 10}`, '']));
  const cache = {
    put: async (path: string, response: Response) => void kept.set(path, await response.text()),
    delete: (path: string) => Promise.resolve(kept.delete(path)),
    keys: () => Promise.resolve([...kept.keys()]),
  };
  const names: string[] = [];
  Object.assign(globalThis, {
    caches: {
      open: (name: string) => (names.push(name), Promise.resolve(cache)),
      delete: () => Promise.resolve(false),
    },
  });
  openRental(returnedRental({ payments: [depositPaid] }));

  await waitFor(() => expect(kept.get('/rentals/2')).toContain('Multiquip'));
  await waitFor(() => expect(kept.size).toBe(10));
  Reflect.deleteProperty(globalThis, 'caches');
  expect([...kept.keys()].at(0)).toBe('/rentals/11');
  expect(names[0]).toBe('seen-rentals');
  expect(JSON.parse(kept.get('/rentals/2') ?? '')).toEqual({
    days: 'Sun, Nov 15 – Thu, Nov 19, 2026',
    facts: [
      { label: 'First day', value: 'Sun, Nov 15' },
      { label: 'Last day', value: 'Thu, Nov 19' },
      { label: 'Place of use', value: '11113 Research Boulevard, Austin, TX 78759' },
      { label: 'How it gets there', value: 'Picked up' },
      { is: 'person', label: 'Owner', value: 'Olive Owner' },
    ],
    seen: 'Fri, Nov 20, 6:00 AM',
    step: 'Review the return. Accept it or tell us what’s wrong by Sat, Nov 21, 2:00 PM. If you don’t answer, it counts as accepted.',
    title: 'Multiquip DCA70SSJU4F towable generator',
  });
});

it('keeps nothing of it for an admin who sees the site as somebody else', async () => {
  const opened = jest.fn();
  Object.assign(globalThis, { caches: { open: opened, delete: () => Promise.resolve(false) } });
  const impersonation = { admin_name: 'Ada Admin', ends_at: '2026-11-20T12:30:00.000000Z' };
  openRental(approvedRental(), { user: { ...people.ray, impersonation } });

  await page.findByText('Timeline');
  Reflect.deleteProperty(globalThis, 'caches');
  expect(opened).not.toHaveBeenCalled();
});
