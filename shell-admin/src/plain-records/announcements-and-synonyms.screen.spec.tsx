import {
  listOf,
  missedSearchRecord,
  openPart,
  page,
  people,
  read,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import { AnnouncementsPage } from './announcements-page';
import { SearchSynonymsPage } from './search-synonyms-page';

const SAVED = {
  created_at: '2026-11-01T08:33:31.302000Z',
  updated_at: '2026-11-01T08:33:31.302000Z',
  deleted_at: null,
};
const synonym = { id: 163, ...SAVED, term: 'access platform', means: 'boom lift, scissor lift' };
const announcement = (id: number, starts_at: string, ends_at: string) => ({
  ...{ id, ...SAVED, content: `Payments rest ${id}`, starts_at, ends_at },
});
const support = { ...people.ada, role: 'support' };
const synonyms = (answers = {}, user: object = people.ada) =>
  openPart(<SearchSynonymsPage />, {
    site: 'admin',
    user,
    answers: {
      'GET /api/search_synonyms': listOf([synonym]),
      'GET /api/missed_searches': listOf([]),
      ...answers,
    },
  });
const whole = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');

it('says of each announcement whether it is shown now', async () => {
  const day = (date: number) => `2026-11-${date}T12:00:00.000000Z`;
  openPart(<AnnouncementsPage />, {
    site: 'admin',
    user: people.ada,
    answers: {
      'GET /api/announcements': listOf([
        announcement(1, day(18), day(19)),
        announcement(2, day(19), day(21)),
        announcement(3, day(21), day(22)),
      ]),
    },
  });
  expect(await tableTexts('Announcements')).toEqual([
    'Text | From | Until | Status | Made',
    'Payments rest 1Wed, Nov 18, 6:00 AM | Wed, Nov 18, 6:00 AM | Thu, Nov 19, 6:00 AM | Over | Nov 1, 2026',
    'Payments rest 2Thu, Nov 19, 6:00 AM | Thu, Nov 19, 6:00 AM | Sat, Nov 21, 6:00 AM | Shown now | Nov 1, 2026',
    'Payments rest 3Sat, Nov 21, 6:00 AM | Sat, Nov 21, 6:00 AM | Sun, Nov 22, 6:00 AM | Coming | Nov 1, 2026',
  ]);
  expect(whole()).toBe(
    'Announcements | [New announcement] | A banner on every page of both sites, guests included. | Search announcements ‹Text› | (Announcements) | (Announcements) | [Text] | From | Until | Status | [Made] | Payments rest 1 | Wed, Nov 18, 6:00 AM | Wed, Nov 18, 6:00 AM | Thu, Nov 19, 6:00 AM | Over | Nov 1, 2026 | Payments rest 2 | Thu, Nov 19, 6:00 AM | Thu, Nov 19, 6:00 AM | Sat, Nov 21, 6:00 AM | Shown now | Nov 1, 2026 | Payments rest 3 | Sat, Nov 21, 6:00 AM | Sat, Nov 21, 6:00 AM | Sun, Nov 22, 6:00 AM | Coming | Nov 1, 2026 | 3 announcements | [Download as CSV]',
  );
});

it('has fields for what an announcement says and when', async () => {
  const { press } = openPart(<AnnouncementsPage />, {
    site: 'admin',
    user: people.ada,
    answers: { 'GET /api/announcements': listOf([]) },
  });
  await page.findByText('No announcement yet');
  expect(whole()).toBe(
    'Announcements | [New announcement] | A banner on every page of both sites, guests included. | Search announcements ‹Text› | No announcement yet | Announce planned downtime.',
  );
  await press('New announcement');
  await waitFor(() =>
    expect(read(page.getByRole('form'))).toBe(
      '(New announcement) | TextA sentence or two. Open pages show it once they’re reloaded. ‹› | FromIn your own time zone. ‹› | Until ‹› | [Save]',
    ),
  );
});

it('lists synonyms below what was searched in vain', async () => {
  const many = [missedSearchRecord(), missedSearchRecord({ id: 4, term: 'telehandler', count: 1 })];
  const { press, asked, sent } = synonyms({
    'GET /api/missed_searches': { ...listOf(many), total: 6 },
    'DELETE /api/missed_searches/4': { status: 204 },
  });
  await page.findByText('telehandler');
  await page.findAllByText('access platform');
  expect(whole()).toBe(
    'Search synonyms | [New synonym] | Extra terms to search for. Changes apply to new searches. | (Searches without results) | Searches without results | cherry picker → http://localhost/search?search=cherry+picker | 4 times, last on Nov 18, 2026 | Add a synonym → #/search_synonyms?open=new&term=cherry+picker | [Dismiss cherry picker] | telehandler → http://localhost/search?search=telehandler | once, last on Nov 18, 2026 | Add a synonym → #/search_synonyms?open=new&term=telehandler | [Dismiss telehandler] | [Show all 6] | Search synonyms ‹Search term, also finds› | (Search synonyms) | (Search synonyms) | [Search term] | Also finds | [Made] | access platform | boom lift, scissor lift | boom lift, scissor lift | Nov 1, 2026 | 1 synonym | [Download as CSV]',
  );
  await press('Show all 6');
  await waitFor(() => expect(asked('GET /api/missed_searches')).toHaveLength(2));
  expect(asked('GET /api/missed_searches')).toEqual([
    { direction: 'desc', per_page: '5', sort: 'count' },
    { direction: 'desc', per_page: '100', sort: 'count' },
  ]);
  expect(page.queryByRole('button', { name: 'Show all 6' })).toBeNull();
  await press('Dismiss telehandler');
  await waitFor(() => expect(sent()).toEqual([{ call: 'DELETE /api/missed_searches/4', body: null }]));
});

it('shows synonyms to who may not change them', async () => {
  synonyms({ 'GET /api/missed_searches': listOf([missedSearchRecord()]) }, support);
  await page.findByText('cherry picker');
  await page.findAllByText('access platform');
  expect(whole()).toBe(
    'Search synonyms | Extra terms to search for. Changes apply to new searches. | (Searches without results) | Searches without results | cherry picker → http://localhost/search?search=cherry+picker | 4 times, last on Nov 18, 2026 | Search synonyms ‹Search term, also finds› | (Search synonyms) | (Search synonyms) | [Search term] | Also finds | [Made] | access platform | boom lift, scissor lift | boom lift, scissor lift | Nov 1, 2026 | 1 synonym | [Download as CSV]',
  );
});

it('fills a synonym in for what was searched in vain', async () => {
  const { person } = synonyms({ 'GET /api/missed_searches': listOf([missedSearchRecord()]) });
  await person.click(await page.findByRole('link', { name: 'Add a synonym' }));
  await page.findByText('Another page');
});

it('says that what was searched in vain could not be loaded', async () => {
  synonyms({ 'GET /api/missed_searches': { status: 500, body: { message: 'Server Error' } } });
  await page.findByText('We couldn’t load them');
  synonyms();
  await page.findByText('None.');
});
