import { listOf, openScreen, page, people, read, supportTicketRecord, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';

const newest = { sort: 'created_at', direction: 'desc', page: '1', per_page: '25' };

const TICKETS = 'GET /api/support_tickets';
const ticket = supportTicketRecord({
  ...{ answer_due_at: '2026-11-27T15:30:00.000000Z', priority: 'high', assignee_id: 1 },
  assignee_name: 'Ada Admin',
});
const late = supportTicketRecord({
  ...{ id: 6, number: 'T-10006', subject: null, message: ' First line\nsecond', priority: 'low' },
  ...{ created_at: '2026-11-26T10:00:00.000000Z', answer_due_at: '2026-11-25T09:00:00.000000Z' },
  github_issue_number: 12,
});
const resolved = supportTicketRecord({
  ...{ id: 7, number: 'T-10007', state: 'resolved', resolved_at: '2026-11-26T03:00:00.000000Z' },
  ...{ resolved_id: 1, resolved_name: 'Ada Admin', user_name: 'Ray Renter' },
  created_at: '2026-11-27T09:00:00.000000Z',
});
const answered = supportTicketRecord({ id: 8, number: 'T-10008', state: 'waiting_for_user' });
const main = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');
const open = (path = '/support_tickets', answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    now: '2026-11-27T12:00:00Z',
    answers: {
      [TICKETS]: listOf([ticket, late, resolved, answered]),
      'GET /api/saved_filters': listOf([]),
      'GET /api/users': listOf([{ id: 1, name: 'Ada Admin' }]),
      ...answers,
    },
  });
const USUAL = { ...newest };

it('lists open tickets, the newest first, with when an answer is due', async () => {
  const { answer, asked, channels, tell } = open();
  await waitFor(() =>
    expect(main()).toBe(
      'Support tickets | Search tickets ‹Number, text, person› | (Which tickets) | [x] Open | [ ] Resolved | [ ] All | [ ] Waiting for an answer | (Assigned to) | [x] Anyone’s | [ ] Mine | [ ] Nobody’s | (Priority) | [x] Any priority | [ ] High | [ ] Normal | [ ] Low | (Support tickets) | (Support tickets) | Select | Number | Message | Assigned to | From | Status | [Opened] | Answer due | [Resolved on] | Issue | [ ] | T-10005{No answer yet} | High Rates by season | Olive Owner · Nov 25, 2026 Due in 3 hours | Ada Admin | Olive Owner | Waiting for us | Nov 25, 2026 | Due in 3 hours | – | – | [ ] | T-10006{No answer yet} | Low First line | Olive Owner · Nov 26, 2026 51 hours late | – | Olive Owner | Waiting for us | Nov 26, 2026 | 51 hours late | – | #12 | [ ] | T-10007 | Rates by season | Ray Renter · Nov 27, 2026 | – | Ray Renter | Resolved | Nov 27, 2026 | – | Nov 25, 2026 | – | [ ] | T-10008 | Rates by season | Olive Owner · Nov 25, 2026 | – | Olive Owner | Answered | Nov 25, 2026 | – | – | – | 4 tickets | [Download as CSV]',
    ),
  );
  expect(asked(TICKETS)).toEqual([{ resolved: 'false', ...USUAL }]);
  expect(channels()).toEqual(['support_tickets']);
  answer(TICKETS, listOf([{ ...ticket, subject: 'Another subject' }]));
  tell('support_tickets', 'saved', { model: ticket });
  await page.findByText('Another subject');
});

it('tells the whole instant at which an answer is due', async () => {
  open();
  await page.findAllByText('Due in 3 hours');
  expect([...document.querySelectorAll('time')].map((time) => `${time.dateTime} ${time.title}`)).toContain(
    '2026-11-27T15:30:00.000000Z Fri, Nov 27, 9:30 AM',
  );
});

it('is narrowed by state, answerer, priority and words', async () => {
  const { person, asked, address } = open();
  await page.findAllByText('T-10005');
  await person.click(page.getByRole('radio', { name: 'Resolved' }));
  await waitFor(() => expect(address()).toBe('/support_tickets?resolved=true'));
  await person.click(page.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(address()).toBe('/support_tickets?resolved=all'));
  await person.click(page.getByRole('radio', { name: 'Open' }));
  await person.click(page.getByRole('switch', { name: 'Waiting for an answer' }));
  await waitFor(() => expect(address()).toBe('/support_tickets?state=waiting_for_us'));
  await person.click(page.getByRole('switch', { name: 'Waiting for an answer' }));
  await person.click(page.getByRole('radio', { name: 'Mine' }));
  await waitFor(() => expect(address()).toBe('/support_tickets?assignee=me'));
  await person.click(page.getByRole('radio', { name: 'Nobody’s' }));
  await person.click(page.getByRole('radio', { name: 'High' }));
  await waitFor(() => expect(address()).toBe('/support_tickets?assignee=nobody&priority=high'));
  await person.click(page.getByRole('radio', { name: 'Anyone’s' }));
  await person.click(page.getByRole('radio', { name: 'Normal' }));
  await person.click(page.getByRole('radio', { name: 'Low' }));
  await person.click(page.getByRole('radio', { name: 'Any priority' }));
  await person.type(page.getByRole('searchbox', { name: 'Search tickets' }), 'card');
  await waitFor(() => expect(address()).toBe('/support_tickets?search=card'));
  await waitFor(() =>
    expect(asked(TICKETS)).toEqual([
      { resolved: 'false', ...newest },
      { resolved: 'true', ...newest },
      { ...newest },
      { resolved: 'false', state: 'waiting_for_us', ...newest },
      { resolved: 'false', assignee_id: '1', ...newest },
      { resolved: 'false', unassigned: 'true', ...newest },
      { resolved: 'false', unassigned: 'true', priority: 'high', ...newest },
      { resolved: 'false', priority: 'high', ...newest },
      { resolved: 'false', priority: 'normal', ...newest },
      { resolved: 'false', priority: 'low', ...newest },
      { search: 'card', resolved: 'false', ...newest },
    ]),
  );
});

it('is put into another order', async () => {
  const { asked } = open('/support_tickets?sort=resolved_at&direction=asc&page=2&priority=no&assignee=x');
  await waitFor(() =>
    expect(asked(TICKETS)).toEqual([
      { resolved: 'false', sort: 'resolved_at', direction: 'asc', page: '2', per_page: '25' },
    ]),
  );
});

it('says that there is none, or that none matches, and shows all again', async () => {
  const { person, press, address } = open('/support_tickets', { [TICKETS]: listOf([]) });
  await waitFor(() =>
    expect(main()).toBe(
      'Support tickets | Search tickets ‹Number, text, person› | (Which tickets) | [x] Open | [ ] Resolved | [ ] All | [ ] Waiting for an answer | (Assigned to) | [x] Anyone’s | [ ] Mine | [ ] Nobody’s | (Priority) | [x] Any priority | [ ] High | [ ] Normal | [ ] Low | No tickets here | Tickets show up here as soon as someone writes one. | [Show all tickets]',
    ),
  );
  await person.click(page.getByRole('radio', { name: 'Mine' }));
  await waitFor(() =>
    expect(main()).toBe(
      'Support tickets | Search tickets ‹Number, text, person› | (Which tickets) | [x] Open | [ ] Resolved | [ ] All | [ ] Waiting for an answer | (Assigned to) | [ ] Anyone’s | [x] Mine | [ ] Nobody’s | (Priority) | [x] Any priority | [ ] High | [ ] Normal | [ ] Low | No tickets match | [Show all tickets]',
    ),
  );
  await person.click(page.getByRole('radio', { name: 'Low' }));
  await person.click(page.getByRole('switch', { name: 'Waiting for an answer' }));
  await press('Show all tickets');
  await waitFor(() => expect(address()).toBe('/support_tickets?resolved=all'));
});

it.each(['search=a', 'state=waiting_for_us', 'assignee=nobody', 'priority=low'])(
  'says that none matches: %s',
  async (query) => {
    open(`/support_tickets?${query}`, { [TICKETS]: listOf([]) });
    await page.findByText('No tickets match');
  },
);

it('can be asked for again', async () => {
  const { answer, press } = open('/support_tickets', { [TICKETS]: { status: 500, body: {} } });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'Support tickets | Search tickets ‹Number, text, person› | (Which tickets) | [x] Open | [ ] Resolved | [ ] All | [ ] Waiting for an answer | (Assigned to) | [x] Anyone’s | [ ] Mine | [ ] Nobody’s | (Priority) | [x] Any priority | [ ] High | [ ] Normal | [ ] Low | We couldn’t load the tickets | Something went wrong on our side. Try again in a moment. | [Try again]',
    ),
  );
  answer(TICKETS, listOf([ticket]));
  await press('Try again');
  await page.findByText('T-10005');
});

it.each([
  {
    label: 'Take',
    action: 'assign',
    body: { user_id: 1 },
    ids: [6, 8],
    words:
      'Take: 4 tickets | [Close] | T-10005, Olive Owner: Rates by seasonIs yours | T-10006, Olive Owner: First lineWill be yours | T-10007, Ray Renter: Rates by seasonIs resolved | T-10008, Olive Owner: Rates by seasonWill be yours | [Take 2 tickets]',
  },
  {
    label: 'High priority',
    action: 'prioritise',
    body: { priority: 'high' },
    ids: [6, 8],
    words:
      'High priority: 4 tickets | [Close] | T-10005, Olive Owner: Rates by seasonIs of high priority | T-10006, Olive Owner: First lineWill be of high priority | T-10007, Ray Renter: Rates by seasonIs resolved | T-10008, Olive Owner: Rates by seasonWill be of high priority | [High priority 2 tickets]',
  },
  {
    label: 'Resolve',
    action: 'resolve',
    body: {},
    ids: [5, 6, 8],
    words:
      'Resolve: 4 tickets | [Close] | T-10005, Olive Owner: Rates by seasonWill be resolved | T-10006, Olive Owner: First lineWill be resolved | T-10007, Ray Renter: Rates by seasonIs resolved | T-10008, Olive Owner: Rates by seasonWill be resolved | [Resolve 3 tickets]',
  },
])('does with several what each may: $label', async ({ label, action, body, ids, words }) => {
  const { person, press, pressInDialog, sent, answer } = open();
  for (const id of ids) answer(`POST /api/support_tickets/${id}/${action}`, { ...ticket, id });
  await page.findByText('T-10006');
  for (const box of page.getAllByRole('checkbox')) await person.click(box);
  await press(label);
  await waitFor(() => expect(read(page.getByRole('dialog'))).toBe(words));
  await pressInDialog(new RegExp(`^${label}`));
  await waitFor(() =>
    expect(sent()).toEqual(
      ids.map((id) => ({
        call: `POST /api/support_tickets/${id}/${action}`,
        body: { ...body, updated_at: ticket.updated_at },
      })),
    ),
  );
});
