/** @jest-environment-options {"zone": "America/Chicago"} */
import {
  blackoutRecord,
  fleetMachineRecord,
  fleetSpan,
  listOf,
  machineRecord,
  openScreen,
  page,
  people,
  read,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const open = (machines: object, path = '/my-machines/calendar', now?: string) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: people.olive,
    now,
    answers: { 'GET /api/fleet': machines },
  });
const shown = () => document.querySelector('p[role=status]')?.textContent;
const main = () => read(page.getByRole('main'));
const spans = [
  fleetSpan({ from: '2026-11-18', to: '2026-11-21' }),
  fleetSpan({ from: '2026-11-20', to: '2026-11-20', label: 'Not back: Ray Renter' }),
  fleetSpan({ from: '2026-11-22', to: '2026-11-22', reason: 'turnaround' }),
  fleetSpan({
    from: '2026-11-25',
    to: '2026-11-26',
    reason: 'request',
    rental_request_id: 33,
    label: 'June Park',
  }),
  fleetSpan({
    from: '2026-12-01',
    to: '2026-12-02',
    reason: 'blackout',
    rental_request_id: null,
    blackout_id: 4,
    label: 'Inspection',
  }),
  fleetSpan({
    from: '2026-12-04',
    to: '2026-12-04',
    reason: 'blackout',
    rental_request_id: null,
    blackout_id: 5,
    label: null,
  }),
  fleetSpan({
    from: '2026-12-16',
    to: '2026-12-30',
    reason: 'blackout',
    rental_request_id: null,
    blackout_id: 6,
    machine_calendar_id: 2,
    label: null,
  }),
];

it('shows the days of each machine, how it is used, and what takes it', async () => {
  const { asked, channels } = open(
    listOf([
      fleetMachineRecord({ spans }),
      fleetMachineRecord({ id: 7, subject: 'Draft one', published_at: null, rented_days: 0 }),
    ]),
  );

  await page.findByText('Draft one');
  await waitFor(() =>
    expect(main()).toBe(
      '← My machines → /my-machines | Fleet calendar | See who has which machine, and when. Drag across free days to block them. | Nov 20 – Dec 17, 2026 | [Earlier] | [Today, disabled] | [Later] | Nov2021222324252627282930Dec1234567891011121314151617 | Bobcat E35 mini excavator → /my-machines/3 | Rented 3 of 28 days | [Block days: Bobcat E35 mini excavator] | (Days of Bobcat E35 mini excavator) | Rented by Tom Becker, Wed, Nov 18 – Sat, Nov 21, 2026 → /rentals/32 | Late: Ray Renter, Fri, Nov 20, 2026 → /rentals/32 | {Turnaround after Tom Becker’s rental, Sun, Nov 22, 2026} | Requested by June Park, Wed, Nov 25 – Thu, Nov 26, 2026 → /rentals/33 | [Blocked: Inspection, Tue, Dec 1 – Wed, Dec 2, 2026] | [Blocked, Fri, Dec 4, 2026] | {Other calendar, Wed, Dec 16 – Wed, Dec 30, 2026}Other calendar | Draft one → /my-machines/7 | Rented 0 of 28 days | Draft | [Block days: Draft one] | (Days of Draft one) | (What the colors mean) | Rented | Late | Requested: waiting for your answer | Turnaround | Blocked',
    ),
  );
  const bars = page.getByRole('group', { name: 'Days of Bobcat E35 mini excavator' }).children;
  expect(
    [...bars].map((bar) => [bar.className, bar.getAttribute('style'), bar.getAttribute('title')]),
  ).toEqual([
    ['bar rental', 'grid-column: 1 / 3;', 'Rented by Tom Becker, Wed, Nov 18 – Sat, Nov 21, 2026'],
    ['bar late', 'grid-column: 1 / 2;', 'Late: Ray Renter, Fri, Nov 20, 2026'],
    ['bar turnaround', 'grid-column: 3 / 4;', 'Turnaround after Tom Becker’s rental, Sun, Nov 22, 2026'],
    ['bar request', 'grid-column: 6 / 8;', 'Requested by June Park, Wed, Nov 25 – Thu, Nov 26, 2026'],
    ['bar blackout', 'grid-column: 12 / 14;', 'Blocked: Inspection, Tue, Dec 1 – Wed, Dec 2, 2026'],
    ['bar blackout', 'grid-column: 15 / 16;', 'Blocked, Fri, Dec 4, 2026'],
    ['bar blackout', 'grid-column: 27 / 29;', 'Other calendar, Wed, Dec 16 – Wed, Dec 30, 2026'],
  ]);
  expect(asked('GET /api/fleet')).toEqual([{ days: '28', from: '2026-11-20', page: '1', per_page: '25' }]);
  expect(channels()).toEqual(['machines', 'rental_requests']);
});

it('begins with the reader’s own today, and steps by as many days as it shows', async () => {
  const { press, asked } = open(listOf([fleetMachineRecord()]), undefined, '2026-11-21T02:00:00Z');
  await page.findByText('Bobcat E35 mini excavator');

  expect(shown()).toBe('Nov 20 – Dec 17, 2026');
  expect(page.getByRole('button', { name: 'Today' })).toHaveProperty('disabled', true);
  await press('Later');
  await waitFor(() => expect(shown()).toBe('Dec 18, 2026 – Jan 14, 2027'));
  await press('Today');
  await press('Earlier');
  await waitFor(() => expect(shown()).toBe('Oct 23 – Nov 19, 2026'));
  expect(asked('GET /api/fleet').map(({ from }) => from)).toEqual(['2026-11-20', '2026-12-18', '2026-10-23']);
});

it('names one month where the next begins a day after the first', async () => {
  open(listOf([fleetMachineRecord({})]), '/my-machines/calendar', '2026-11-30T18:00:00Z');
  await page.findByText('Bobcat E35 mini excavator');
  expect(document.querySelector('.days')?.textContent).toMatch(/^30Dec1234/);
});

it('frees days only when asked twice, and looks again', async () => {
  const { press, pressInDialog, sent, answer, asked } = open(listOf([fleetMachineRecord({ spans })]));
  answer('DELETE /api/machines/3/blackouts/4', { status: 204 });

  await press('Blocked: Inspection, Tue, Dec 1 – Wed, Dec 2, 2026');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Free these days? | Dec 1–2, 2026 can then be rented. | [Cancel] | [Free the days]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  expect(asked('GET /api/fleet')).toHaveLength(1);
  answer('GET /api/fleet', listOf([fleetMachineRecord({ subject: 'Looked at again' })]));
  await press('Blocked: Inspection, Tue, Dec 1 – Wed, Dec 2, 2026');
  await pressInDialog('Free the days');
  await page.findByText('Looked at again');
  expect(sent()).toEqual([{ call: 'DELETE /api/machines/3/blackouts/4', body: null }]);
});

it('keeps days of a machine back, and looks again', async () => {
  const { person, press, pressInDialog, sent, answer } = open(listOf([fleetMachineRecord()]));
  answer('POST /api/machines/3/blackouts', blackoutRecord());

  await press('Block days: Bobcat E35 mini excavator');
  expect(read(await page.findByRole('dialog'))).toMatch(
    /^Block days: Bobcat E35 mini excavator \| \[Close\]/,
  );
  await pressInDialog('Close');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Block days: Bobcat E35 mini excavator');
  await press(/^Calendar/);
  for (const day of [/November 21, 2026/, /November 22, 2026/])
    await person.click(page.getByRole('button', { name: day }));
  answer('GET /api/fleet', listOf([fleetMachineRecord({ subject: 'Looked at again' })]));
  await press('Block these days');
  await page.findByText('Looked at again');
  expect(sent()).toEqual([
    {
      call: 'POST /api/machines/3/blackouts',
      body: { end_date: '2026-11-22', reason: '', start_date: '2026-11-21' },
    },
  ]);
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it.each([
  ['rental_requests', rentalRequestRecord()],
  ['machines', machineRecord()],
])('looks again where something of the %s changes', async (channel, model) => {
  const { tell, answer } = open(listOf([fleetMachineRecord()]));
  await page.findByText('Bobcat E35 mini excavator');
  answer('GET /api/fleet', listOf([fleetMachineRecord({ subject: 'Looked at again' })]));

  tell(channel, 'saved', { model });

  await page.findByText('Looked at again');
});

it('turns pages', async () => {
  const many = { ...listOf([fleetMachineRecord()]), total: 51, last_page: 3, current_page: 2 };
  const { press, asked, address } = open(many, '/my-machines/calendar?page=2');
  await page.findByText('Page 2 of 3 · 51 machines');
  expect(asked('GET /api/fleet')[0]).toMatchObject({ page: '2', per_page: '25' });

  await press('Next');
  await waitFor(() => expect(address()).toBe('/my-machines/calendar?page=3'));
});

it('leads to the first machine while there is none', async () => {
  open(listOf([]));

  await page.findByText('No machines yet');
  await waitFor(() =>
    expect(main()).toBe(
      '← My machines → /my-machines | Fleet calendar | See who has which machine, and when. Drag across free days to block them. | Nov 20 – Dec 17, 2026 | [Earlier] | [Today, disabled] | [Later] | No machines yet | The days of your machines show up here. | List your first machine → /my-machines/new',
    ),
  );
});

it('can ask again where the days could not be loaded', async () => {
  const { press, answer } = open({ status: 500, body: { message: 'Oh' } });
  await page.findByText('We couldn’t load your calendar');

  answer('GET /api/fleet', listOf([fleetMachineRecord()]));
  await press('Try again');
  await page.findByText('Bobcat E35 mini excavator');
});
