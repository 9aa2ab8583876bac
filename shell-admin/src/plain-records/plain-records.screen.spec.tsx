import type { savedReplies } from '@yard/contracts';
import {
  listOf,
  missedSearchRecord,
  openPart,
  page,
  people,
  read,
  refused,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import { AnnouncementsPage } from './announcements-page';
import type { RecordOfResource } from './plain-kind';
import { SavedRepliesPage } from './saved-replies-page';
import { SearchSynonymsPage } from './search-synonyms-page';

const SAVED = {
  created_at: '2026-11-01T08:33:31.302000Z',
  updated_at: '2026-11-01T08:33:31.302000Z',
  deleted_at: null,
};
const reply: RecordOfResource<typeof savedReplies> = {
  ...{ id: 2, ...SAVED, title: 'Ask for photos' },
  content: 'Hello {name}, please send photos.\nThank you',
};
const synonym = { id: 163, ...SAVED, term: 'access platform', means: 'boom lift, scissor lift' };
const said = (id: number, starts_at: string, ends_at: string) => ({
  ...{ id, ...SAVED, content: `Payments rest ${id}`, starts_at, ends_at },
});
const REPLIES = 'GET /api/saved_replies';
const support = { ...people.ada, role: 'support' };

const replies = (rows = [reply], answers = {}) =>
  openPart(<SavedRepliesPage />, {
    site: 'admin',
    user: support,
    answers: { [REPLIES]: listOf(rows), ...answers },
  });
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
const whole = () => read(page.getByRole('main'));

it('lists replies, live', async () => {
  const { channels, asked } = replies();
  expect(await tableTexts('Saved replies')).toEqual([
    ['Title', 'Text', 'Made'],
    ['Ask for photosHello {name}, please send photos.', 'Hello {name}, please send photos.', '1 Nov 2026'],
  ]);
  expect(whole()).toBe(
    'Saved replies | [New reply] | Answers that are given often, at hand beside every ticket. | Search replies ‹Title, text› | (Saved replies) | (Saved replies) | [Title] | Text | [Made] | Ask for photos | Hello {name}, please send photos. | Hello {name}, please send photos. | 1 Nov 2026 | 1 reply | [Download as CSV]',
  );
  expect(asked(REPLIES)[0]).toEqual({ direction: 'asc', page: '1', per_page: '50', sort: 'title' });
  expect(channels()).toContain('saved_replies');
});

it('says that there is no reply yet', async () => {
  replies([]);
  await page.findByText('No reply yet');
  expect(whole()).toBe(
    'Saved replies | [New reply] | Answers that are given often, at hand beside every ticket. | Search replies ‹Title, text› | [Saved filters] | No reply yet | One that is written here stands in the menu of every ticket.',
  );
});

it('says that no reply matches, and shows all again', async () => {
  const { person, press, asked } = replies([]);
  await person.type(await page.findByRole('searchbox', { name: 'Search replies' }), 'photos');
  await page.findByText('No reply matches');
  expect(asked(REPLIES).at(-1)?.search).toBe('photos');
  await press('Show all');
  await page.findByText('No reply yet');
});

it('makes a reply', async () => {
  const { person, press, sent, address } = replies([], { 'POST /api/saved_replies': reply });
  await press('New reply');
  expect(address()).toBe('/part?open=new');
  expect(read(page.getByRole('form'))).toBe(
    '(New reply) | Title ‹› | Text{name} becomes the asker’s name, {number} the ticket’s. ‹› | [Save]',
  );
  await person.type(page.getByLabelText('Title'), 'Ask');
  await person.type(page.getByLabelText('Text'), 'Hello');
  await press('Save');
  await page.findByText('The reply is saved');
  expect(sent()).toEqual([
    { call: 'POST /api/saved_replies', body: { content: 'Hello', title: 'Ask', updated_at: null } },
  ]);
  expect(address()).toBe('/part');
});

it('changes a reply that is open, with what was seen', async () => {
  const { person, press, sent, answer } = replies([reply], {
    'PATCH /api/saved_replies/2': refused({ title: ['It is there already.'] }),
  });
  await person.click((await page.findAllByText('Ask for photos'))[0]);
  await person.type(await page.findByLabelText('Title'), ' soon');
  await press('Save');
  await page.findAllByText(/It is there already/);
  expect(read(page.getByRole('form'))).toBe(
    '(Ask for photos) | Title ‹Ask for photos soon› It is there already. | Text{name} becomes the asker’s name, {number} the ticket’s. ‹Hello {name}, please send photos. Thank you› | [Save] | [Delete]',
  );
  answer('PATCH /api/saved_replies/2', reply);
  await press('Save');
  await page.findByText('The reply is saved');
  expect(sent().at(-1)).toMatchInlineSnapshot(`
    {
      "body": {
        "content": "Hello {name}, please send photos.
    Thank you",
        "title": "Ask for photos soon",
        "updated_at": "2026-11-01T08:33:31.302000Z",
      },
      "call": "PATCH /api/saved_replies/2",
    }
  `);
});

it('deletes a reply after asking', async () => {
  const long = { ...reply, title: 'An answer with a title that is longer than any heading has room for' };
  const { person, press, pressInDialog, sent, answer } = replies([long], {
    'DELETE /api/saved_replies/2': { status: 409, body: { message: 'It is in use.' } },
  });
  await person.click((await page.findAllByText(long.title))[0]);
  await press('Delete');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Delete “An answer with a title that is longer than any heading has …”?It is gone for every admin.CancelDelete',
  );
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press('Delete');
  await pressInDialog('Delete');
  await page.findByText('It was not deleted');
  await page.findByText('It is in use.');
  answer('DELETE /api/saved_replies/2', { status: 204 });
  await press('Delete');
  await pressInDialog('Delete');
  await page.findByText('The reply is deleted');
  expect(sent().at(-1)).toEqual({ call: 'DELETE /api/saved_replies/2', body: null });
});

it('says of each announcement whether it is shown now', async () => {
  const day = (date: number) => `2026-11-${date}T12:00:00.000000Z`;
  openPart(<AnnouncementsPage />, {
    site: 'admin',
    user: people.ada,
    answers: {
      'GET /api/announcements': listOf([
        said(1, day(18), day(19)),
        said(2, day(19), day(21)),
        said(3, day(21), day(22)),
      ]),
    },
  });
  expect(await tableTexts('Announcements')).toEqual([
    ['Text', 'From', 'Until', 'Status', 'Made'],
    [
      'Payments rest 1Wed 18 Nov, 6:00 AM',
      'Wed 18 Nov, 6:00 AM',
      'Thu 19 Nov, 6:00 AM',
      'Over',
      '1 Nov 2026',
    ],
    [
      'Payments rest 2Thu 19 Nov, 6:00 AM',
      'Thu 19 Nov, 6:00 AM',
      'Sat 21 Nov, 6:00 AM',
      'Shown now',
      '1 Nov 2026',
    ],
    [
      'Payments rest 3Sat 21 Nov, 6:00 AM',
      'Sat 21 Nov, 6:00 AM',
      'Sun 22 Nov, 6:00 AM',
      'Coming',
      '1 Nov 2026',
    ],
  ]);
  expect(whole()).toBe(
    'Announcements | [New announcement] | What every page of both sites says from one moment to another, to guests too. | Search announcements ‹Text› | [Saved filters] | (Announcements) | (Announcements) | [Text] | From | Until | Status | [Made] | Payments rest 1 | Wed 18 Nov, 6:00 AM | Wed 18 Nov, 6:00 AM | Thu 19 Nov, 6:00 AM | Over | 1 Nov 2026 | Payments rest 2 | Thu 19 Nov, 6:00 AM | Thu 19 Nov, 6:00 AM | Sat 21 Nov, 6:00 AM | Shown now | 1 Nov 2026 | Payments rest 3 | Sat 21 Nov, 6:00 AM | Sat 21 Nov, 6:00 AM | Sun 22 Nov, 6:00 AM | Coming | 1 Nov 2026 | 3 announcements | [Download as CSV]',
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
    'Announcements | [New announcement] | What every page of both sites says from one moment to another, to guests too. | Search announcements ‹Text› | [Saved filters] | No announcement yet | Say beforehand when something will not work, and while it does not.',
  );
  await press('New announcement');
  expect(read(page.getByRole('form'))).toBe(
    '(New announcement) | TextA sentence or two. Pages that are open show it once they are loaded again. ‹› | FromIn your own time zone. ‹› | Until ‹› | [Save]',
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
    'Search synonyms | [New synonym] | What people type, and what is looked for beside it. A change counts from the next search on. | (Searched in vain) | Searched in vain | cherry picker → http://localhost/search?search=cherry+picker | 4 times, last on 18 Nov 2026 | Add a synonym → #/search_synonyms?open=new&term=cherry+picker | [Dismiss cherry picker] | telehandler → http://localhost/search?search=telehandler | once, last on 18 Nov 2026 | Add a synonym → #/search_synonyms?open=new&term=telehandler | [Dismiss telehandler] | [Show all 6] | Search synonyms ‹People type, and mean› | [Saved filters] | (Search synonyms) | (Search synonyms) | [People type] | And mean | [Made] | access platform | boom lift, scissor lift | boom lift, scissor lift | 1 Nov 2026 | 1 synonym | [Download as CSV]',
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
    'Search synonyms | What people type, and what is looked for beside it. A change counts from the next search on. | (Searched in vain) | Searched in vain | cherry picker → http://localhost/search?search=cherry+picker | 4 times, last on 18 Nov 2026 | Search synonyms ‹People type, and mean› | [Saved filters] | (Search synonyms) | (Search synonyms) | [People type] | And mean | [Made] | access platform | boom lift, scissor lift | boom lift, scissor lift | 1 Nov 2026 | 1 synonym | [Download as CSV]',
  );
});

it('fills a synonym in for what was searched in vain', async () => {
  const { person } = synonyms({ 'GET /api/missed_searches': listOf([missedSearchRecord()]) });
  await person.click(await page.findByRole('link', { name: 'Add a synonym' }));
  await page.findByText('Another page');
});

it('says that what was searched in vain could not be loaded', async () => {
  synonyms({ 'GET /api/missed_searches': { status: 500, body: { message: 'Server Error' } } });
  await page.findByText('They could not be loaded');
  synonyms();
  await page.findByText('Every search finds something.');
});
