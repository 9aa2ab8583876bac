import {
  addressRecord,
  listOf,
  machineRecord,
  machineTypeRecord,
  openPart,
  page,
  people,
  read,
  waitFor,
} from '@yard/testing/screen';
import { types } from '../../test/search-scene';
import Categories from './categories';
import RecentMachines from './recent-machines';

const main = () => read(page.getByRole('main'));
const near = addressRecord({ id: 5, city: 'Austin', state: 'TX', geotag: { lat: 30.27, lng: -97.74 } });
const machines = (user: object | null, answers: Record<string, unknown> = {}) =>
  openPart(<RecentMachines />, {
    user,
    answers: {
      'GET /api/machines': listOf([machineRecord()]),
      'GET /api/addresses': listOf([addressRecord({ id: 4, geotag: null }), near]),
      'GET /api/favourites/ids': { ids: [] },
      ...answers,
    },
  });

it('shows the groups of types, each with its drawing and its way', async () => {
  const { asked } = openPart(<Categories />, { answers: { 'GET /api/machine_types': listOf(types) } });

  await page.findByRole('region', { name: 'Browse by kind of work' });
  await page.findByText('Aerial');
  await waitFor(() =>
    expect(main()).toBe(
      'Browse by kind of work | Aerial → /search?type=5 | Earthmoving → /search?category=Earthmoving',
    ),
  );
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/illustrations/sheet.svg#lift',
    '/illustrations/sheet.svg#earthmoving',
  ]);
  expect(asked('GET /api/machine_types')).toEqual([{ page: '1', per_page: '100', schemas: '0' }]);
});

it('can ask again for groups that could not be loaded', async () => {
  const { press, answer } = openPart(<Categories />);
  await page.findByText('We couldn’t load the categories');

  answer('GET /api/machine_types', listOf([machineTypeRecord()]));
  await press('Try again');
  await page.findByText('Browse by kind of work');
});

it.each([
  ['a guest', null],
  ['an owner', people.olive],
])('shows %s the newest machines', async (_, user) => {
  const { asked } = machines(user);

  await page.findByText('Caterpillar 320 GC crawler excavator');
  page.getByRole('region', { name: 'New in the yard' });
  await waitFor(() =>
    expect(main()).toMatch(/^New in the yard \| See all machines → \/search \| Caterpillar/),
  );
  expect(asked('GET /api/machines')).toEqual([{ sort: 'created_at', direction: 'desc', per_page: '8' }]);
  expect(asked('GET /api/addresses')).toEqual([]);
});

it('shows a renter the machines near where they work', async () => {
  const { asked } = machines(people.ray);

  await page.findByText('Near Austin, TX');
  await page.findByText('Caterpillar 320 GC crawler excavator');
  await waitFor(() =>
    expect(main()).toMatch(/^Near Austin, TX \| See all near you → \/search\?address=5 \| Caterpillar/),
  );
  expect(asked('GET /api/machines').at(-1)).toEqual({
    direction: 'asc',
    lat: '30.27',
    lng: '-97.74',
    per_page: '8',
    radius: '100',
    sort: 'distance',
  });
  expect(asked('GET /api/addresses')).toEqual([{ per_page: '20' }]);
});

it('shows a renter the newest where none is near', async () => {
  machines(people.ray, {
    'GET /api/machines': ({ query }: { query: Record<string, string> }) =>
      listOf(query.lat ? [] : [machineRecord()]),
  });

  await page.findByText('New in the yard');
  await page.findByText('Caterpillar 320 GC crawler excavator');
});

it('says that there are none yet, or that they could not be loaded', async () => {
  const { answer, press } = machines(null, { 'GET /api/machines': { status: 500, body: { message: 'Oh' } } });
  await page.findByText('We couldn’t load the machines');
  await waitFor(() =>
    expect(main()).toBe(
      'New in the yard | See all machines → /search | We couldn’t load the machines | You can still search above. | [Try again]',
    ),
  );

  answer('GET /api/machines', listOf([]));
  await press('Try again');
  await page.findByText('No machines yet');
  await waitFor(() =>
    expect(main()).toBe(
      'New in the yard | See all machines → /search | No machines yet | Machines show up here once owners list them.',
    ),
  );
});
