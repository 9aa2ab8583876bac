import {
  listedMachineRecord,
  listOf,
  machineRecord,
  openPart,
  openScreen,
  page,
  people,
  read,
  type Shown,
  tableTexts,
  userRecord,
  waitFor,
} from '@yard/testing/screen';
import { UserGlances } from '../users/user-glances';
import { MachinesPage } from './machines-page';

const MACHINES = 'GET /api/admin/machines';
const route = { path: '/machines', page: 'Machines', access: 'any', title: 'Machines' };
const shown: Shown = {
  manifest: { routes: [route], nav: [], slots: [] },
  entry: { pages: { Machines: () => Promise.resolve({ default: MachinesPage }) }, slots: {} },
  site: 'admin',
};
const draft = listedMachineRecord({
  ...{ id: 2, subject: 'Tower crane', published_at: null, daily_rate: null, city: null, state: null },
});
const takenOff = { ...draft, id: 4, subject: 'Saw', taken_off_reason: 'Whose is it?' };
const hidden = listedMachineRecord({ id: 5, subject: 'Mixer', owner_suspended: true });
const withdrawn = { ...draft, id: 3, subject: 'Lift', withdrawn_at: '2026-11-18T09:00:00.000000Z' };

const open = (
  path = '/machines',
  rows: object[] = [listedMachineRecord(), draft, withdrawn, takenOff, hidden],
) =>
  openScreen(shown, path, {
    user: people.ada,
    answers: {
      [MACHINES]: listOf(rows),
      'GET /api/saved_filters': listOf([]),
      'GET /api/machines/1': machineRecord(),
      'GET /api/users/2': userRecord({ id: 2, name: 'Olive Owner' }),
    },
  });

it('lists everybody’s machines with owner, place, rate and state', async () => {
  const { asked, channels } = open();
  expect(await tableTexts('Machines')).toEqual([
    'Machine | Type | Owner | Location | Day | State | Added',
    'Caterpillar 320 GC crawler excavatorCrawler Excavator · Olive Owner | Crawler Excavator | Olive Owner | Austin, TX | $530 | Listed | Mar 22, 2026',
    'Tower craneCrawler Excavator · Olive Owner | Crawler Excavator | Olive Owner | – | – | Draft | Mar 22, 2026',
    'LiftCrawler Excavator · Olive Owner | Crawler Excavator | Olive Owner | – | – | Withdrawn | Mar 22, 2026',
    'SawCrawler Excavator · Olive Owner | Crawler Excavator | Olive Owner | – | – | Taken off | Mar 22, 2026',
    'MixerCrawler Excavator · Olive Owner | Crawler Excavator | Olive Owner | Austin, TX | $530 | Hidden: owner suspended | Mar 22, 2026',
  ]);
  expect(asked(MACHINES)).toEqual([{ sort: 'created_at', direction: 'desc', page: '1', per_page: '50' }]);
  expect(channels()).toContain('machines');
});

it('asks for what is searched, of which state and whose', async () => {
  const { person, asked, address } = open('/machines?user_id=2&sort=subject&direction=asc');
  await page.findByText('Owner: Olive Owner');
  await person.type(page.getByRole('searchbox', { name: 'Search machines' }), 'lift{Enter}');
  await person.click(page.getByRole('radio', { name: 'Withdrawn' }));
  await waitFor(() =>
    expect(asked(MACHINES).at(-1)).toEqual({
      ...{ search: 'lift', listing_state: 'withdrawn', user_id: '2' },
      ...{ sort: 'subject', direction: 'asc', page: '1', per_page: '50' },
    }),
  );
  expect(address()).toContain('listing_state=withdrawn');
});

it('opens a machine beside the list, and leads to its page', async () => {
  const { person } = open();
  await person.click(await page.findByText('Caterpillar 320 GC crawler excavator'));
  const panel = await page.findByRole('dialog', { name: 'Machine' });
  await waitFor(() => expect(read(panel)).toContain('Owner | Olive Owner → #/users/2'));
  expect(read(panel)).toContain('(Moderation) | Moderation | [Ask for a change] | Take it off the site |');
  expect(read(panel)).toContain('Open as a page → #/machines/1');
});

it('is led to from the page of a person who owns machines', async () => {
  const none = listOf([]);
  const lists = ['rental_requests', 'payments', 'payouts', 'support_tickets', 'mails', 'reviews'];
  const paths = [...lists, 'error_reports', 'audit_events'].map((path) => [`GET /api/${path}`, none]);
  const { asked } = openPart(<UserGlances user={userRecord({ id: 2, owner: true })} />, {
    site: 'admin',
    user: people.ada,
    answers: { [MACHINES]: { ...listOf([listedMachineRecord()]), total: 24 }, ...Object.fromEntries(paths) },
  });
  await page.findByRole('link', { name: 'Caterpillar 320 GC crawler excavator' });
  expect(page.getByRole('link', { name: 'All 24' }).getAttribute('href')).toBe('#/machines?user_id=2');
  expect(asked(MACHINES)).toEqual([{ user_id: '2', per_page: '5' }]);
});

it('says that there is none, or that none matches', async () => {
  const { person, address } = open('/machines?search=x&listing_state=draft', []);
  await page.findByText('No machines match');
  await person.click(page.getByRole('button', { name: 'Show all machines' }));
  await page.findByText('No machines yet');
  expect(address()).toBe('/machines');
});
