/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import {
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  ownerProfile,
  page,
  people,
  quoteRecord,
  read,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

// In Tokyo it is the 21st by then, where the machine stands the 20th.
const now = '2026-11-20T20:00:00Z';
const open = (
  machine: object,
  {
    answers = {},
    query = '',
    user = people.ray,
  }: { answers?: object; query?: string; user?: object | null } = {},
) =>
  openScreen({ manifest: remote.public, entry }, `/machines/1${query}`, {
    user,
    now,
    answers: {
      'GET /api/machines/1': machine,
      'GET /api/machines/1/owner': ownerProfile(),
      'GET /api/machines/1/availability': { taken: [] },
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'GET /api/machine_questions': listOf([]),
      'GET /api/addresses': listOf([]),
      'GET /api/machines': foundMachines([]),
      'POST /api/machines/1/page_views': { status: 204 },
      'POST /api/rental_requests/quote': quoteRecord(),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const section = (name: string) => read(page.getByRole('region', { name }));

it('can ask again for days and specifications that could not be loaded', async () => {
  const failed = { status: 500, body: { message: 'Oh' } };
  const { person, answer } = open(machineRecord(), {
    answers: { 'GET /api/machines/1/availability': failed, 'GET /api/machine_types/3': failed },
  });

  await page.findByText('The calendar could not be loaded');
  await page.findByText('The specifications could not be loaded');
  expect(section('Free days')).toBe(
    'Free days | The calendar could not be loaded | You can still choose dates; the price says whether they are free. | [Try again]',
  );
  expect(section('Specifications')).toBe(
    'Specifications | The specifications could not be loaded | [Try again]',
  );
  answer('GET /api/machines/1/availability', { taken: [] });
  answer('GET /api/machine_types/3', machineTypeRecord());
  for (const button of page.getAllByRole('button', { name: 'Try again' })) await person.click(button);

  await page.findByText('Free on every day of the coming year.');
  await page.findByText('46,300 lb');
});

it.each([
  ['is not listed', { status: 404, body: { message: 'No' } }, 'This machine is not listed'],
  ['cannot be loaded', { status: 500, body: { message: 'No' } }, 'The machine could not be loaded'],
])('says of a machine that it %s', async (_, answer, title) => {
  const { press, answer: then } = open(answer);

  await page.findByRole('heading', { level: 1, name: title });
  if (title === 'This machine is not listed') {
    await waitFor(() =>
      expect(main()).toBe(
        'This machine is not listed | Its owner may have taken it off the site. Others are waiting. | Search machines → /search',
      ),
    );
    return;
  }
  await waitFor(() =>
    expect(main()).toBe(
      'The machine could not be loaded | Nothing is wrong with the machine. Check your connection, then try again. | [Try again]',
    ),
  );
  then('GET /api/machines/1', machineRecord());
  await press('Try again');
  await page.findByRole('heading', { level: 1, name: 'Caterpillar 320 GC crawler excavator' });
});

it('offers its owner a draft to edit, and no more', async () => {
  const { sent } = open(machineRecord({ published_at: null }), { user: people.olive });

  await page.findByText('This is a draft');
  await waitFor(() =>
    expect(main()).toMatch(/^This is a draft \| Only you can see it until it is published\. \| ← Search/),
  );
  expect(
    page.getAllByRole('link', { name: 'Edit your machine' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/my-machines/1', '/my-machines/1']);
  expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(page.queryByText('Ask the owner')).toBeNull();
  expect(page.queryByText(/Nothing is charged|Request to rent/)).toBeNull();
  expect(sent()).toEqual([]);
});

it('takes no question about a draft, whoever looks at it', async () => {
  open(machineRecord({ published_at: null }), { user: people.ada });

  await page.findByRole('heading', { name: 'Free days' });
  expect(page.queryByText('Ask the owner')).toBeNull();
});
