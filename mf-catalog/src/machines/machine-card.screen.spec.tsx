import {
  everythingInSight,
  foundMachines,
  machineRecord,
  openPart,
  page,
  photoRecord,
  quoteRecord,
  read,
  waitFor,
} from '@yard/testing/screen';
import type { MachineRecord } from '@yard/contracts';
import MachinesInstead from './similar-machines';
import { MachineCard, type MachineCardProps } from './machine-card';
import { Working } from './working';

const days = { from: '2026-12-01', to: '2026-12-03' };
const open = (
  fields: Partial<MachineRecord>,
  props: Partial<MachineCardProps> = {},
  quote: object = quoteRecord(),
) =>
  openPart(<MachineCard machine={machineRecord(fields)} level={3} {...props} />, {
    user: null,
    answers: { 'POST /api/rental_requests/quote': quote },
  });
const main = () => read(page.getByRole('main'));

it.each<[string, Partial<MachineRecord>, string]>([
  [
    'a draft without place and rates',
    { published_at: null, city: null, state: null, daily_rate: null, weekly_rate: null, monthly_rate: null },
    'Draft | Caterpillar 320 GC crawler excavator | 2019 · 3,412 h | Seen yesterday | No rates yet → /machines/1',
  ],
  [
    'a rated one far away',
    { rating: 4.5, reviews: 2, distance: 1204.6, weekly_rate: null },
    'Caterpillar 320 GC crawler excavator | 4.5 (2)Rated 4.5 of 5 in 2 reviews2019 · 3,412 h | Austin, TX · 1,205 mi | Seen yesterday | (Rates) | $530 a day | $5,280 4 weeks → /machines/1 | [Save Caterpillar 320 GC crawler excavator]',
  ],
  [
    'one nearby',
    { distance: 9.96, rating: 5, reviews: 1 },
    'Caterpillar 320 GC crawler excavator | 5.0 (1)Rated 5.0 of 5 in 1 review2019 · 3,412 h | Austin, TX · 10 mi | Seen yesterday | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/1 | [Save Caterpillar 320 GC crawler excavator]',
  ],
])('says of %s what it is', async (_, fields, words) => {
  open(fields, { note: 'Seen yesterday' });

  await page.findByRole('heading', { level: 3, name: 'Caterpillar 320 GC crawler excavator' });
  await waitFor(() => expect(main()).toBe(words));
});

it('shows its first picture, else the drawing of its type', async () => {
  openPart(
    <>
      <MachineCard
        machine={machineRecord({ photos: [photoRecord(), photoRecord({ url: '/media/9.jpg' })] })}
        level={2}
      />
      <MachineCard machine={machineRecord({ id: 2 })} level={2} />
    </>,
  );

  expect(await page.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((picture) => [picture.getAttribute('src'), picture.className, picture.alt])).toEqual([
    ['/media/21.jpg', 'picture', ''],
    ['/illustrations/earthmoving.svg#look-2', 'picture drawing', ''],
  ]);
});

it.each<[string, Partial<MachineRecord>, object, string]>([
  [
    'says the total that the list has at once',
    { total_amount: 1250.5, total_deposit_amount: 448 },
    {},
    '$1,250.50 delivered+ $448 deposit, returned',
  ],
  ['says that it is not brought', { total_amount: null }, {}, 'Can’t be delivered on these dates'],
  ['says that the days are too few', { minimum_days: 4 }, {}, 'Minimum 4 days. You chose 3 days.'],
  [
    'says so where the list goes by what is delivered',
    { minimum_days: 4, total_amount: null },
    {},
    'Minimum 4 days. You chose 3 days.',
  ],
  ['says that they are taken', {}, quoteRecord({ available: false }), 'Not free on these dates'],
  ['says what they cost', {}, quoteRecord(), '$2,240 total+ $448 deposit, returned'],
])('%s', async (_, fields, quote, words) => {
  everythingInSight();
  const { sent } = open(fields, { days, needed: { at: '30,-97' } }, quote);

  await waitFor(() =>
    expect(main()).toContain(`${words} → /machines/1?from=2026-12-01&to=2026-12-03&at=30%2C-97`),
  );
  expect(sent()).toHaveLength('total_amount' in fields || 'minimum_days' in fields ? 0 : 1);
});

it('waits for its price until it is in sight', async () => {
  const { sent } = open({}, { days: { from: '2026-12-01', to: '2026-12-01' } });

  await waitFor(() => expect(document.querySelector('.total')?.getAttribute('aria-busy')).toBe('true'));
  expect(sent()).toEqual([]);
});

it('says how far work on many is, and ends it', async () => {
  const stop = jest.fn();
  const { press } = openPart(<Working progress={{ done: 3, all: 7 }} onStop={stop} />);

  await press('Stop');
  await waitFor(() => expect(main()).toBe('(Machines done) | 3 of 7 | [Stop]'));
  expect(page.getByRole('progressbar')).toMatchObject({ value: 3, max: 7 });
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'three others',
    machineRecord({ id: 1 }),
    'Similar machines, free on your dates | Machine 2 | Crawler Excavator | 2019 · 3,412 h | Austin, TX → /machines/2?from=2026-12-01&to=2026-12-03 | [Save Machine 2] | Machine 3 | Crawler Excavator | 2019 · 3,412 h | Austin, TX → /machines/3?from=2026-12-01&to=2026-12-03 | [Save Machine 3] | Machine 4 | Crawler Excavator | 2019 · 3,412 h | Austin, TX → /machines/4?from=2026-12-01&to=2026-12-03 | [Save Machine 4]',
  ],
  ['nothing for one that is not listed', { status: 404, body: {} }, ''],
])('offers %s in place of a machine', async (_, machine, words) => {
  const found = foundMachines([1, 2, 3, 4, 5].map((id) => machineRecord({ id, subject: `Machine ${id}` })));
  const answers = {
    'GET /api/machines/1': machine,
    'GET /api/machines': found,
    'POST /api/rental_requests/quote': quoteRecord(),
  };
  const { asked } = openPart(<MachinesInstead machine_id={1} {...days} />, { user: null, answers });
  await waitFor(() => expect(main()).toBe(words));
  expect(asked('GET /api/machines').map(({ from, to, per_page }) => [from, to, per_page])).toEqual(
    words === '' ? [] : [[days.from, days.to, '4']],
  );
});
