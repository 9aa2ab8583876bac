import {
  foundMachines,
  machineRecord,
  machineTypeRecord,
  openScreen,
  page,
  photoRecord,
  quoteRecord,
  read,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const other = machineRecord({
  ...{ id: 2, subject: 'Bobcat', daily_rate: 275, monthly_rate: null, hours: null, photos: [photoRecord()] },
  ...{ attributes: { fuel: 'Electric', coupler: true }, delivery_options: [] },
});
const open = (query: string, answers: Record<string, unknown> = {}) =>
  openScreen({ manifest: remote.public, entry }, `/compare${query}`, {
    user: null,
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machines/2': other,
      'GET /api/machine_types/3': machineTypeRecord(),
      'POST /api/rental_requests/quote': quoteRecord(),
      'GET /api/machines': foundMachines([machineRecord(), machineRecord({ id: 4, subject: 'Deere' })]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
afterEach(() => sessionStorage.clear());

it('shows the machines of the address side by side, line by line', async () => {
  open('?ids=1,2');

  await page.findByText('46,300 lb');
  await waitFor(() =>
    expect(main()).toBe(
      '← Back to results → /search | Compare machines | [ ] Show differences only | Add another → /search | (Machines side by side) | Caterpillar 320 GC crawler excavator → /machines/1 | [Remove Caterpillar 320 GC crawler excavator] | Choose dates: Caterpillar 320 GC crawler excavator → /machines/1 | Bobcat → /machines/2 | [Remove Bobcat] | Choose dates: Bobcat → /machines/2 | A day | $530 | $275 | A week | $1,845 | $1,845 | 4 weeks | $5,280 | – | Type | Crawler Excavator | Crawler Excavator | Manufacturer | Caterpillar | Caterpillar | Model | 320 GC | 320 GC | Year | 2019 | 2019 | Hours run | 3,412 | – | Located in | Austin, TX | Austin, TX | Minimum rental | 1 day or more | 1 day or more | Between rentals | 1 day | 1 day | Early return | Return it early and pay only for the days used | Return it early and pay only for the days used | Operating weight | 46,300 lb | – | Power source | Diesel | Electric | Quick coupler | – | Yes',
    ),
  );
});

it('shows only what differs, where that is asked for', async () => {
  const { person } = open('?ids=1,2');

  await person.click(await page.findByRole('checkbox', { name: 'Show differences only' }));

  expect(page.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'A day',
    '4 weeks',
    'Hours run',
    'Operating weight',
    'Power source',
    'Quick coupler',
  ]);
});

it('leaves a machine out, and says where none is left what to do', async () => {
  const { press, address } = open('?ids=1,2');

  await press('Remove Bobcat');
  await waitFor(() => expect(page.queryByText('Bobcat')).toBeNull());
  expect(address()).toBe('/compare?ids=1');
  const offered = await page.findByRole('link', { name: 'Compare with Deere' });
  expect(offered.getAttribute('href')).toBe('/compare?ids=1,4');
  await press(/Remove/);
  await page.findByText('Nothing to compare yet');
  await waitFor(() =>
    expect(main()).toBe(
      '← Back to results → /search | Compare machines | Nothing to compare yet | Add up to four machines. | Search machines → /search',
    ),
  );
});

it('joins a machine to those that were compared before', async () => {
  sessionStorage.setItem('compared-machines', '1');
  const { address } = open('?add=2');

  await page.findByText('Bobcat');
  expect(address()).toBe('/compare?ids=1%2C2');
  expect(sessionStorage.getItem('compared-machines')).toBe('1,2');
});

it('leads on with the days of the search before, and back to it', async () => {
  sessionStorage.setItem('last-search', '/search?search=cat&from=2026-12-01&to=2026-12-03');
  open('?ids=1');

  await page.findByText('$2,240 + $448 deposit, returned');
  await page.findByText('46,300 lb');
  const links = [/^See machine/, 'Add another'].map((name) => page.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/machines/1?from=2026-12-01&to=2026-12-03',
    '/search?search=cat&from=2026-12-01&to=2026-12-03',
  ]);
});

it('says how many cannot be shown, and offers no fifth', async () => {
  open('?ids=1,2,8,9', {
    'GET /api/machines/8': { status: 404, body: { message: 'No' } },
    'GET /api/machines/9': { status: 404, body: { message: 'No' } },
  });

  await page.findByText('2 of 4 aren’t listed anymore.');
  await page.findByText('Bobcat');
  expect(page.queryByRole('link', { name: 'Add another' })).toBeNull();
});

it('can ask again for machines that could not be loaded', async () => {
  const { press, answer } = open('?ids=1', {
    'GET /api/machines/1': { status: 500, body: { message: 'Oh' } },
  });
  await page.findByText('We couldn’t load the machines');

  answer('GET /api/machines/1', machineRecord());
  await press('Try again');
  await page.findByText('46,300 lb');
});
