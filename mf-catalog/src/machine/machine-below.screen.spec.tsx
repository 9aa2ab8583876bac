import {
  everythingInSight,
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  ownerProfile,
  page,
  people,
  read,
  waitFor,
} from '@yard/testing/screen';
import { SEEN_KEY } from '@yard/session';
import remote from '../../remote.json';
import * as entry from '../public';

const open = (answers: Record<string, unknown> = {}, user: object | null = people.ray, query = '') =>
  openScreen({ manifest: remote.public, entry }, `/machines/1${query}`, {
    user,
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machines/1/owner': ownerProfile(),
      'GET /api/machines/1/availability': { taken: [] },
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'GET /api/machine_questions': listOf([]),
      'GET /api/addresses': listOf([]),
      'GET /api/machines': foundMachines([]),
      'POST /api/machines/1/page_views': { status: 204 },
      ...answers,
    },
  });
const changing = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => !call.endsWith('page_views'));

it('reports the listing', async () => {
  everythingInSight();
  const { person, press, sent, answer } = open();
  answer('POST /api/machines/1/report', { status: 204 });
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await press('Report the listing');
  expect(read(await page.findByRole('dialog'))).toBe(
    'Report the listing | [Close] | (Report the listing) | What is wrong with itYard reads this; whoever wrote it does not learn who reported it. ‹› | [Report]',
  );
  await person.type(page.getByLabelText(/What is wrong with it/), 'A stolen picture');
  await press('Report');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(changing(sent())).toEqual([
    { call: 'POST /api/machines/1/report', body: { reason: 'A stolen picture' } },
  ]);
});

it.each([
  ['a guest', null],
  ['its owner', people.olive],
])('is not reported by %s', async (_, user) => {
  everythingInSight();
  const { person } = open({}, user);
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText('In Austin, TX. The map shows about where, not the address.', { exact: false });
  await page.findByText(/This browser shows no maps/);
  expect(page.queryByRole('button', { name: 'Report the listing' })).toBeNull();
});

it('says in words where a machine stands that is only picked up', async () => {
  const { person } = open({ 'GET /api/machines/1': machineRecord({ delivery_options: [] }) });
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText('In Austin, TX. The map shows about where, not the address.');
});

it('says nothing of a place that is not known, and finds others of the type anywhere', async () => {
  everythingInSight();
  const { person, asked } = open({ 'GET /api/machines/1': machineRecord({ geotag: null }) });
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByRole('button', { name: 'Report the listing' });
  expect(page.queryByText('Location')).toBeNull();
  expect(page.queryByText(/^Similar/)).toBeNull();
  expect(asked('GET /api/machines')).toEqual([{ machine_type_id: '3', per_page: '5' }]);
});

it('keeps what was seen on the device, and shows what was seen before', async () => {
  everythingInSight();
  const seen = {
    at: Date.parse('2026-11-18T12:00:00Z'),
    machine: machineRecord({ id: 2, subject: 'Seen before' }),
  };
  localStorage.setItem(SEEN_KEY, JSON.stringify({ reader: 3, things: [seen] }));
  const { person } = open();
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText('Recently seen');
  const words = read(page.getByRole('main'));
  expect(words.slice(words.indexOf('Recently'))).toBe(
    'Recently seen | Kept on this device alone, until you log out. | Seen before | Crawler Excavator | Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/2 | [Save Seen before] | [Report the listing] | (Request) | $530a day · choose dates → #price | Request to rent → /machines/1/request',
  );
  const { reader, things } = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '{}');
  expect(reader).toBe(3);
  expect(things).toMatchObject([{ machine: { id: 1, description: null, delivery_options: [] } }, seen]);
});

it.each([
  ['its owner', people.olive, machineRecord()],
  ['nobody, of a draft', people.ray, machineRecord({ published_at: null })],
])('is not seen, nor counted, by %s', async (_, user, machine) => {
  everythingInSight();
  const { person, sent } = open({ 'GET /api/machines/1': machine }, user);
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText(/about where, not the address/);
  expect(localStorage.getItem(SEEN_KEY)).toBeNull();
  expect(sent()).toEqual([]);
});
