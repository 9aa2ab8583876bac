import {
  listOf,
  machineRecord,
  openScreen,
  page,
  pagesOf,
  people,
  photoRecord,
  read,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const open = (machines: object, path = '/my-machines') =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: people.olive,
    answers: { 'GET /api/machines': machines, 'GET /api/rental_requests': listOf([]) },
  });
const main = () => read(page.getByRole('main'));

it('shows each machine with its state, its rates and what waits', async () => {
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
      'My machines | Calendar → /my-machines/calendar | Rates → /my-machines/rates | Import → /my-machines/import | List a machine → /my-machines/new | Search your machines ‹Search your machines› | Caterpillar 320 GC crawler excavator | Crawler Excavator · Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks | Published → /my-machines/1 | Ready one | Crawler Excavator · Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks | DraftReady to publish → /my-machines/2 | Bare one | Crawler Excavator | No rates yet | DraftNeeds details → /my-machines/3 | Taken one | Crawler Excavator · Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks | DraftTaken down by Yard: edit it first → /my-machines/4',
    ),
  );
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'http://localhost/illustrations/earthmoving.svg#look-1',
    'http://localhost/media/21.jpg',
    'http://localhost/illustrations/earthmoving.svg#look-3',
    'http://localhost/illustrations/earthmoving.svg#look-4',
  ]);
  expect(asked('GET /api/machines')).toEqual([
    { direction: 'desc', page: '1', per_page: '20', sort: 'created_at', user_id: '2' },
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
  expect(asked('GET /api/machines').map(({ search, page: of }) => [search, of])).toEqual([
    [undefined, '3'],
    ['bobcat', '1'],
  ]);
  expect(address()).toBe('/my-machines?search=bobcat');

  await person.clear(page.getByRole('searchbox'));
  await waitFor(() => expect(address()).toBe('/my-machines'));
});

it('turns pages, and keeps the word that is looked for', async () => {
  const many = { ...listOf([machineRecord()]), total: 45, last_page: 3 };
  const { press, asked, address } = open(many, '/my-machines?search=cat');
  await page.findByText('Caterpillar 320 GC crawler excavator');
  await waitFor(() =>
    expect(read(page.getByRole('navigation'))).toBe(
      '(Pages) | Page 1 of 3 · 45 machines | [Previous, disabled] | [Next]',
    ),
  );

  await press(/Next/);
  await waitFor(() => expect(address()).toBe('/my-machines?search=cat&page=2'));
  await waitFor(() => expect(asked('GET /api/machines').at(-1)).toMatchObject({ search: 'cat', page: '2' }));
});

it('can ask again where the machines could not be loaded', async () => {
  const { press, answer } = open({ status: 500, body: { message: 'Oh' } });
  await page.findByText('We couldn’t load your machines');
  await waitFor(() =>
    expect(main()).toContain(
      'We couldn’t load your machines | Check your connection, then try again. | [Try again]',
    ),
  );

  answer('GET /api/machines', listOf([machineRecord()]));
  await press('Try again');
  await page.findByText('Caterpillar 320 GC crawler excavator');
});
