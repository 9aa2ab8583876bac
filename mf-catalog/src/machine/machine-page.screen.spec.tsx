/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import {
  everythingInSight,
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  ownerProfile,
  page,
  people,
  photoRecord,
  read,
  reviewRecord,
  waitFor,
} from '@yard/testing/screen';
import { openMachine } from '../../test/machine-scene';

const open = (machine: object, { answers = {}, ...opening }: Parameters<typeof openMachine>[0] = {}) =>
  openMachine({ ...opening, answers: { 'GET /api/machines/1': machine, ...answers } });

const main = () => read(page.getByRole('main'));
const section = (name: string) => read(page.getByRole('region', { name }));

it('says everything of a machine', async () => {
  const { asked, channels } = open(machineRecord());

  await page.findByText('Email confirmed');
  await page.findByText('46,300 lb');
  expect(document.title).toBe('Caterpillar 320 GC crawler excavator · Yard');
  for (const name of [
    'About this machine',
    'Facts',
    'Specifications',
    'Delivery',
    'Ask the owner',
    'Free days',
  ]) {
    page.getByRole('region', { name });
  }
  await waitFor(() =>
    expect(main()).toBe(
      'Drawing: no photos yet | [Save Caterpillar 320 GC crawler excavator] | ← Back to results → /search | Caterpillar 320 GC crawler excavator | Crawler Excavator · 2019 · 3,412 h · Austin, TX | (Price) | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks | Dates | [mm/dd/yyyy–mm/dd/yyyy] | Delivery | ‹*I’ll pick it up, Lowboy, Saturday, Lowboy, weekdays› | Choose dates to see the total. | Request to rent → /machines/1/request | You won’t be charged until the owner approves. | (Owner) | OO | Owner: | Olive Owner → /machines/1/owner | 4.5 (2)Rated 4.5 of 5 in 2 reviewsMember since November 20252 rentalsAnswers within 22 hoursEmail confirmedIdentity checked | About this machine | Our busiest machine, and it shows only in the paint. Serviced every 250 hours by the same mechanic. Hydraulic coupler on it, so changing buckets takes a minute. | Operating weight 46,300 lb | 42 in digging bucket | Air-conditioned cab | Rear camera | Free days | Free Taken | What’s included | Engine hours | 8 a day, 40 a week, 160 in four weeks | Each extra hour | $66.25 | Full tank, if you don’t refuel | $180 | Cleaning, if it comes back dirty | $120 | Facts | Type | Crawler Excavator | Manufacturer | Caterpillar | Model | 320 GC | Year | 2019 | Hours run | 3,412 | Located in | Austin, TX | Minimum rental | 1 day or more | Between rentals | 1 day | Early return | Return it early and pay only for the days used | Specifications | Operating weight | 46,300 lb | Power source | Diesel | Compare with similar machines → /compare?add=1 | Delivery | Lowboy, Saturday | $400 + $6.50 per mi, up to 80 mi by road | Lowboy, weekdays | $250 + $5.50 per mi, up to 150 mi by road | Ask the owner | (Ask the owner) | Your questionWe’ll email Olive. Only you, Olive and Yard can see this. ‹› | [Add photos] | [Send question] | (Request) | $530a day · choose dates → #price | Request to rent → /machines/1/request',
    ),
  );
  expect(asked('GET /api/machines/1/availability')).toEqual([{ from: '2026-11-20', to: '2027-11-20' }]);
  expect(channels()).toEqual(['machines']);
});

it('leaves out what a machine does not have', async () => {
  open(
    machineRecord({
      ...{ description: null, manufacturer: null, model: null, year: null, hours: null, attributes: {} },
      ...{ weekly_rate: null, monthly_rate: null, tank_amount: null, cleaning_amount: null },
      ...{ minimum_days: 3, turnaround_days: 0, instant_book: true, call_off: false, geotag: null },
      ...{ delivery_options: [], rating: 4.5, reviews: 2, answers_within_hours: 1 },
      photos: [photoRecord(), photoRecord({ id: 12, url: '/media/22.jpg', caption: 'The cab' })],
    }),
    {
      user: null,
      answers: {
        'GET /api/machines/1/owner': ownerProfile({
          ...{ rentals: 1, rating: null, reviews: 0, email_verified: false, payouts_verified: false },
        }),
      },
    },
  );

  await page.findByText('1 rental');
  await waitFor(() =>
    expect(main()).toBe(
      '(Pictures) | [Enlarge: Caterpillar 320 GC crawler excavator, picture 1] | 1 / 2 | [Enlarge: The cab] | 2 / 2 | [Save Caterpillar 320 GC crawler excavator] | ← Back to results → /search | Caterpillar 320 GC crawler excavator | 4.5 (2)Rated 4.5 of 5 in 2 reviewsCrawler Excavator · Austin, TXInstant booking | (Price) | (Rates) | $530 a day | DatesAt least 3 days. | [mm/dd/yyyy–mm/dd/yyyy] | Choose dates to see the total. | Request to rent → /machines/1/request | Instant booking: confirmed right away with a valid card. | (Owner) | OO | Owner: | Olive Owner → /machines/1/owner | Member since November 20251 rentalAnswers within an hour | Free days | Free Taken | What’s included | Engine hours | 8 a day, 40 a week, 160 in four weeks | Each extra hour | $66.25 | Facts | Type | Crawler Excavator | Located in | Austin, TX | Minimum rental | 3 days or more | Compare with similar machines → /compare?add=1 | Delivery | Pick-up only: you collect this machine and bring it back. | Ask the owner | (Ask the owner) | Your questionWe’ll email Olive. Only you, Olive and Yard can see this. ‹› | Sign in to ask → /login?next=%2Fmachines%2F1 | (Request) | $530a day · choose dates → #price | Request to rent → /machines/1/request',
    ),
  );
});

it.each([
  [47, 'Answers within 47 hours'],
  [48, 'Answers within 2 days'],
  [49, 'Answers within 3 days'],
])('says how soon an owner answers who takes %i hours', async (hours, words) => {
  open(machineRecord({ answers_within_hours: hours }));

  await page.findByText(words);
});

it('shows below where it stands, what renters say, similar ones, and the way to report it', async () => {
  everythingInSight();
  const others = [1, 2, 3, 4, 5, 6].map((id) => machineRecord({ id, subject: `Machine ${id}` }));
  const { person, asked, sent } = open(machineRecord({ rating: 4.5, reviews: 7 }), {
    query: '?from=2026-12-01&to=2026-12-03',
    answers: {
      'GET /api/machines': foundMachines(others),
      'GET /api/reviews': listOf([
        reviewRecord({ communication: 4, reply: 'Come again.' }),
        reviewRecord({ id: 9, user_name: 'June P.', content: null, condition: null }),
      ]),
    },
  });
  await page.findByRole('heading', { level: 1 });
  await person.hover(page.getByRole('main'));

  await page.findByText('Clean and strong.');
  await page.findByText('Machine 2');
  await waitFor(() => expect(page.getAllByText(/deposit, returned/)).toHaveLength(5));
  page.getByRole('region', { name: 'Similar machines, free on your dates' });
  const words = main();
  expect(words.slice(words.indexOf('| Location'))).toBe(
    '| Location | (Map of the machine’s location) | [Skip the map] | This browser shows no maps | It does not offer WebGL, or that is turned off. The words below say where it is. | In Austin, TX. The exact address comes with the booking. The dashed line shows how far it is delivered: up to 150 mi. | Reviews 4.5 (7)Rated 4.5 of 5 in 7 reviews | (Review by Tom B.) | Tom B.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 · Communication 4 of 5 | Clean and strong. | Olive Owner replies: | Come again. | (Review by June P.) | June P.{5 of 5 stars}Nov 4, 2026 | Similar machines, free on your dates | Machine 2 | Crawler Excavator | 2019 · 3,412 h | Austin, TX | $2,240 total+ $448 deposit, returned → /machines/2?from=2026-12-01&to=2026-12-03 | [Save Machine 2] | Machine 3 | Crawler Excavator | 2019 · 3,412 h | Austin, TX | $2,240 total+ $448 deposit, returned → /machines/3?from=2026-12-01&to=2026-12-03 | [Save Machine 3] | Machine 4 | Crawler Excavator | 2019 · 3,412 h | Austin, TX | $2,240 total+ $448 deposit, returned → /machines/4?from=2026-12-01&to=2026-12-03 | [Save Machine 4] | Machine 5 | Crawler Excavator | 2019 · 3,412 h | Austin, TX | $2,240 total+ $448 deposit, returned → /machines/5?from=2026-12-01&to=2026-12-03 | [Save Machine 5] | [Report the listing] | (Request) | $2,240 total+ $448 deposit, returned → #price | Request to rent → /machines/1/request?from=2026-12-01&to=2026-12-03',
  );
  expect(asked('GET /api/machines')).toEqual([
    {
      from: '2026-12-01',
      lat: '30.28852',
      lng: '-97.72435',
      machine_type_id: '3',
      per_page: '5',
      sort: 'distance',
      to: '2026-12-03',
    },
  ]);
  expect(asked('GET /api/reviews')).toEqual([
    { machine_id: '1', page: '1', per_page: '5', state: 'published' },
  ]);
  await waitFor(() => expect(sent()).toContainEqual({ call: 'POST /api/machines/1/page_views', body: null }));
});

it('can ask again for days and specifications that could not be loaded', async () => {
  const failed = { status: 500, body: { message: 'Oh' } };
  const { person, answer } = open(machineRecord(), {
    answers: { 'GET /api/machines/1/availability': failed, 'GET /api/machine_types/3': failed },
  });

  await page.findByText('We couldn’t load the calendar');
  await page.findByText('We couldn’t load the specifications');
  expect(section('Free days')).toBe(
    'Free days | We couldn’t load the calendar | You can still choose dates. The price shows if they’re free. | [Try again]',
  );
  expect(section('Specifications')).toBe(
    'Specifications | We couldn’t load the specifications | [Try again]',
  );
  answer('GET /api/machines/1/availability', { taken: [] });
  answer('GET /api/machine_types/3', machineTypeRecord());
  for (const button of page.getAllByRole('button', { name: 'Try again' })) await person.click(button);

  await page.findByText('46,300 lb');
});

it.each([
  ['is not listed', { status: 404, body: { message: 'No' } }, 'This machine isn’t listed'],
  ['cannot be loaded', { status: 500, body: { message: 'No' } }, 'We couldn’t load this machine'],
])('says of a machine that it %s', async (_, answer, title) => {
  const { press, answer: then } = open(answer);

  await page.findByRole('heading', { level: 1, name: title });
  if (title === 'This machine isn’t listed') {
    await waitFor(() =>
      expect(main()).toBe(
        'This machine isn’t listed | The owner may have taken it down. There are others to rent. | Search machines → /search',
      ),
    );
    return;
  }
  await waitFor(() => expect(main()).toBe('We couldn’t load this machine | [Try again]'));
  then('GET /api/machines/1', machineRecord());
  await press('Try again');
  await page.findByRole('heading', { level: 1, name: 'Caterpillar 320 GC crawler excavator' });
});

it('offers its owner a draft to edit, and no more', async () => {
  const { sent } = open(machineRecord({ published_at: null }), { user: people.olive });

  await page.findByText('This is a draft');
  await waitFor(() =>
    expect(main()).toContain(
      '| This is a draft | Only you can see it until you publish it. | ← Back to results',
    ),
  );
  expect(
    page.getAllByRole('link', { name: 'Edit your machine' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/my-machines/1', '/my-machines/1']);
  expect(page.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(page.queryByText('Ask the owner')).toBeNull();
  expect(page.queryByText(/You won’t be charged|Request to rent/)).toBeNull();
  expect(sent()).toEqual([]);
});

it('takes no question about a draft, and says to an admin whose it is', async () => {
  open(machineRecord({ published_at: null }), { user: people.ada });

  await page.findByRole('heading', { name: 'Free days' });
  page.getByText(/^Only Olive Owner and Yard’s admins/);
  expect(page.queryByText('Ask the owner')).toBeNull();
});
