import {
  fleetMachineRecord,
  fleetSpan,
  lateAnswer,
  listOf,
  machineRecord,
  openScreen,
  page,
  pagesOf,
  people,
  photoRecord,
  read,
  refused,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import type { FleetSpan } from '@yard/contracts';
import remote from '../../remote.json';
import * as entry from '../public';

// In UTC it is the 21st by then, at the machines the 20th.
const now = '2026-11-21T01:00:00Z';
const open = (machines: object, path = '/my-machines', fleet: object[] = []) =>
  openScreen({ manifest: remote.public, entry }, path, {
    now,
    user: people.olive,
    answers: {
      'GET /api/machines': machines,
      'GET /api/rental_requests': listOf([]),
      'GET /api/fleet': listOf(fleet),
    },
  });
const main = () => read(page.getByRole('main'));

it('shows each machine with its state, its rate and what waits', async () => {
  const { answer, asked, tell, channels } = open(
    listOf([
      machineRecord(),
      machineRecord({ id: 2, subject: 'Ready one', published_at: null, photos: [photoRecord()] }),
      machineRecord({
        ...{ id: 3, subject: 'Bare one', published_at: null, city: null, state: null },
        ...{ daily_rate: null, weekly_rate: null, monthly_rate: null, address_id: null },
      }),
      machineRecord({ id: 4, subject: 'Taken one', published_at: null, taken_off_reason: 'No photo.' }),
    ]),
  );

  await page.findByText('Bare one');
  await waitFor(() =>
    expect(main()).toBe(
      'My machines | Calendar → /my-machines/calendar | Rates → /my-machines/rates | Import → /my-machines/import | List a machine → /my-machines/new | Search your machines ‹Search your machines› | (State) | [x] All 4 | [ ] Free 1 | [ ] Draft 3 | MachineNowNext bookingDay rateRatingEarned this month | Caterpillar 320 GC crawler excavator | Crawler Excavator · Austin, TX | Free | $530 a day → /my-machines/1 | Ready one | Crawler Excavator · Austin, TX | Draft | Ready to publish | $530 a day → /my-machines/2 | Bare one | Crawler Excavator | Draft | Needs details | No rates yet → /my-machines/3 | Taken one | Crawler Excavator · Austin, TX | Draft | Taken down by Yard: edit it first | $530 a day → /my-machines/4',
    ),
  );
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'http://localhost/illustrations/earthmoving.svg#look-1',
    'http://localhost/media/21.jpg',
    'http://localhost/illustrations/earthmoving.svg#look-3',
    'http://localhost/illustrations/earthmoving.svg#look-4',
  ]);
  expect(asked('GET /api/machines')).toEqual([
    { direction: 'desc', per_page: '100', sort: 'created_at', user_id: '2' },
  ]);
  expect(asked('GET /api/rental_requests')).toEqual([
    { needs_attention: 'true', per_page: '100', role: 'owner' },
  ]);
  expect(channels()).toEqual(['machines', 'rental_requests']);

  const [first, second, third] = [1, 1, 2].map((machine_id, id) =>
    rentalRequestRecord({ id: id + 1, machine_id }),
  );
  answer('GET /api/rental_requests', pagesOf([first, second], [third]));
  tell('rental_requests', 'saved', { model: first });
  await page.findByText('2 requests waiting');
  await page.findByText('1 request waiting');
});

it('leads to the first machine while there is none', async () => {
  open(listOf([]));

  await page.findByText('No machines yet');
  await waitFor(() =>
    expect(main()).toBe(
      'My machines | Import → /my-machines/import | List a machine → /my-machines/new | Search your machines ‹Search your machines› | No machines yet | Machines you list show up here with their rates and requests. | List your first machine → /my-machines/new',
    ),
  );
});

it('looks for machines by a word, which stands in the address', async () => {
  const { person, asked, address } = open(listOf([]), '/my-machines?page=3');
  await page.findByText('No machines yet');

  await person.type(page.getByRole('searchbox', { name: 'Search your machines' }), ' bobcat ');
  await page.findByText('None of your machines match “bobcat”');
  await waitFor(() =>
    expect(main()).toBe(
      'My machines | Calendar → /my-machines/calendar | Rates → /my-machines/rates | Import → /my-machines/import | List a machine → /my-machines/new | Search your machines ‹ bobcat › | [Clear] | None of your machines match “bobcat”',
    ),
  );
  expect(asked('GET /api/machines').map(({ search }) => search)).toEqual([undefined, 'bobcat']);
  expect(address()).toBe('/my-machines?search=bobcat');

  await person.clear(page.getByRole('searchbox'));
  await waitFor(() => expect(address()).toBe('/my-machines'));
});

it('turns pages, and keeps the word that is looked for', async () => {
  const many = Array.from({ length: 51 }, (_, at) =>
    machineRecord({ id: at + 1, subject: `Machine ${at + 1}` }),
  );
  const { press, address } = open({ ...listOf(many), last_page: 1 }, '/my-machines?search=cat');
  await page.findByText('Machine 50');
  expect(page.queryByText('Machine 51')).toBeNull();
  expect(read(page.getByRole('navigation'))).toBe(
    '(Pages) | Page 1 of 2 · 51 machines | [Previous, disabled] | [Next]',
  );

  await press(/Next/);
  await page.findByText('Machine 51');
  expect(address()).toBe('/my-machines?search=cat&page=2');
});

it('says how each machine is used today and what is booked next, and shows those of a state', async () => {
  const spans = (...days: [reason: FleetSpan['reason'], from: string, to: string][]) =>
    days.map(([reason, from, to]) => fleetSpan({ reason, from: `2026-${from}`, to: `2026-${to}` }));
  const tomorrow = spans(['rental', '11-21', '11-23']);
  const fleet = [
    spans(['rental', '11-18', '11-24'], ['rental', '12-28', '12-30']),
    spans(['rental', '11-16', '11-20']),
    spans(['blackout', '11-19', '11-22']),
    spans(['request', '11-20', '11-22'], ['rental', '12-14', '12-18']),
    [fleetSpan({ from: '2026-11-08', to: '2026-11-20', label: 'Not back: Ray Renter' }), ...tomorrow],
  ].map((days, at) => fleetMachineRecord({ id: at + 1, spans: days, earned_amount: at * 742.5 }));
  const machines = fleet.map(({ id }) => machineRecord({ id, subject: `Machine ${id}`, city: null }));
  const { person, address, asked } = open(listOf(machines), '/my-machines?page=2&state=draft', fleet);

  const list = () => read(page.getByRole('list'));
  await page.findByText('Out until Nov 24');
  expect(asked('GET /api/fleet')).toEqual([{ days: '92', from: '2026-11-20', per_page: '100' }]);
  expect(list()).toBe(
    'Machine 5 | Crawler Excavator · TX | 13 days late | Needed tomorrow | Next booking Nov 21–23, 2026 | Tom Becker | $530 a day | $2,970.00 earned this month → /my-machines/5 | Machine 1 | Crawler Excavator · TX | Out until Nov 24 | Next booking Dec 28–30, 2026 | Tom Becker | $530 a day → /my-machines/1 | Machine 2 | Crawler Excavator · TX | Due back | $530 a day | $742.50 earned this month → /my-machines/2 | Machine 4 | Crawler Excavator · TX | Free | Next booking Dec 14–18, 2026 | Tom Becker | $530 a day | $2,227.50 earned this month → /my-machines/4 | Machine 3 | Crawler Excavator · TX | Blocked until Nov 22 | $530 a day | $1,485.00 earned this month → /my-machines/3',
  );
  await person.click(page.getByLabelText('Blocked 1'));
  await waitFor(() => expect(list()).toMatch(/^Machine 3 [^→]*→ \/my-machines\/3$/));
  expect(address()).toBe('/my-machines?state=blocked');
});

it('counts and shows no states until the fleet says them, which can be asked for again', async () => {
  const { answer, press, tell, asked } = open(listOf([machineRecord()]), '/my-machines?state=out');
  const fleet = lateAnswer();
  answer('GET /api/fleet', fleet.answer);
  await waitFor(() => expect(main()).toContain('Loading'));
  expect(main()).not.toContain('Free');
  fleet.give({ status: 500, body: { message: 'Oh' } });
  await page.findByText('We couldn’t load your machines');
  expect(main()).not.toContain('Free');

  const spans = [fleetSpan({ reason: 'rental', from: '2026-11-18', to: '2026-11-20' })];
  answer('GET /api/fleet', listOf([fleetMachineRecord({ id: 1, spans })]));
  await press('Try again');
  await page.findByText('Due back');
  const machines = lateAnswer();
  answer('GET /api/fleet', refused({}));
  answer('GET /api/machines', machines.answer);
  const { length } = asked('GET /api/fleet');
  tell('machines', 'saved', { model: machineRecord() });
  await waitFor(() => expect(asked('GET /api/fleet').length).toBeGreaterThan(length));
  machines.give(listOf([machineRecord({ subject: 'Renamed' })]));
  await page.findByText('Renamed');
});

it('can ask again where the machines could not be loaded', async () => {
  const { press, answer } = open({ status: 500, body: { message: 'Oh' } });
  await page.findByText('We couldn’t load your machines');

  answer('GET /api/machines', listOf([machineRecord()]));
  await press('Try again');
  await page.findByText('Caterpillar 320 GC crawler excavator');
});
