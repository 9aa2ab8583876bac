import {
  auditEventRecord,
  listOf,
  openPart,
  page,
  people,
  read,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import { ActivityPage } from './activity-page';
import { ActivityPanel } from './activity-panel';

const EVENTS = 'GET /api/audit_events';
const PROOF = 'GET /api/audit_events/proof';
const event = auditEventRecord({ changes: [{ field: 'role', from: 'admin', to: 'support' }] });
const alone = auditEventRecord({
  ...{ id: 117, user_id: null, user_name: null, action: 'cancel_expired', record_type: 'rental_request' },
  ...{ record_id: 14, record_name: null, ip_address: null },
});

const open = (answers = {}) =>
  openPart(<ActivityPage />, {
    site: 'admin',
    user: people.ada,
    answers: {
      [EVENTS]: listOf([event, alone]),
      'GET /api/users': listOf([{ id: 1, name: 'Ada Admin' }]),
      'GET /api/users/9': { id: 9, name: 'Tom Becker' },
      ...answers,
    },
  });
const whole = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');
const TEXTS: Record<string, string> = {
  user: '(Event) | Changed Priya Nair’s role | [Close panel] | (Event, content) | Record | Priya Nair → #/users/6 | Who | Ada Admin → #/users/1 | When | Thu, Nov 19, 2:33 PM | From | 127.0.0.1 | Request | 1aa84088 | (Changed) | Changed | Role: admin → support',
  rental_request:
    '(Event) | Canceled rental 14, which had expired | [Close panel] | (Event, content) | Record | Rental 14 → #/rental_requests/14 | Who | Yard | When | Thu, Nov 19, 2:33 PM | From | – | Request | 1aa84088',
  login:
    '(Event) | Signed in | [Close panel] | (Event, content) | Record | Priya Nair | Who | Ada Admin → #/users/1 | Acting as | User 3 → #/users/3 | When | Thu, Nov 19, 2:33 PM | From | 127.0.0.1 | Request | – | (More) | More | Agent | node | Is new | yes | Left | – | Tried | [1,2]',
};

it('lists what was done', async () => {
  const { asked } = open();
  expect(await tableTexts('Activity')).toEqual([
    'Who | What | Changed | From | When',
    'Ada Admin | Changed Priya Nair’s roleAda Admin · Thu, Nov 19, 2:33 PM | Role: admin → support | 127.0.0.1 | Thu, Nov 19, 2:33 PM',
    'Yard | Canceled rental 14, which had expiredYard · Thu, Nov 19, 2:33 PM |  | – | Thu, Nov 19, 2:33 PM',
  ]);
  expect(whole()).toBe(
    'Activity | [Verify log] | Who did what, when and from where. Tampering is detected. | Search the activity ‹Action, record, address or person› | By | ‹*Anyone, Ada Admin› | About | ‹*Anything, Rentals, Users, Sign-ins, Machines, Tickets, Payouts, Documents, Batches, Remotes, Downloads› | From | [mm/dd/yyyy] | Until | [mm/dd/yyyy] | (Activity) | (Activity) | Who | What | Changed | From | When | Ada Admin | Changed Priya Nair’s role | Ada Admin · Thu, Nov 19, 2:33 PM | Role: admin → support | 127.0.0.1 | Thu, Nov 19, 2:33 PM | Yard | Canceled rental 14, which had expired | Yard · Thu, Nov 19, 2:33 PM | – | Thu, Nov 19, 2:33 PM | 2 events | [Download as CSV]',
  );
  expect(asked(EVENTS)[0]).toEqual({ page: '1', per_page: '25' });
});

it('narrows by words, and shows all again', async () => {
  const { person, press, asked, address } = open({ [EVENTS]: listOf([]) });
  await person.type(await page.findByRole('searchbox', { name: 'Search the activity' }), 'role');
  await waitFor(() => expect(address()).toBe('/part?search=role'));
  await waitFor(() => expect(asked(EVENTS).at(-1)?.search).toBe('role'));
  await press('Show all events');
  expect(address()).toBe('/part');
});

it('narrows by person and kind, and names a person or record that a link narrowed it to', async () => {
  const { person, press, address, asked } = open();
  await page.findByRole('option', { name: 'Ada Admin' });
  await person.selectOptions(page.getByLabelText('By'), 'Ada Admin');
  await person.selectOptions(page.getByLabelText('About'), 'Sign-ins');
  await waitFor(() => expect(address()).toBe('/part?user_id=1&record_type=login'));
  await waitFor(() => expect(asked(EVENTS).at(-1)).toMatchObject({ user_id: '1', record_type: 'login' }));
  location.hash = '#/part?user_id=9&record_type=rental_request&record_id=21';
  await page.findByRole('option', { name: 'Tom Becker' });
  await press('Only rental 21');
  await waitFor(() => expect(address()).toBe('/part?user_id=9'));
});

it('names a person who is gone by number while it is narrowed to them', async () => {
  open({ 'GET /api/users/9': { status: 404, body: { message: 'No' } } });
  await page.findByRole('option', { name: 'Ada Admin' });
  location.hash = '#/part?user_id=9';
  await waitFor(() => expect(page.getByLabelText('By')).toHaveProperty('value', '9'));
  expect(page.getByRole('option', { name: 'User 9' })).toHaveProperty('selected', true);
});

it.each([
  [{ sealed: 116, waiting: 0, head: 'x', bad: null }],
  [{ sealed: 116, waiting: 3, head: 'x', bad: null }],
  [{ sealed: 40, waiting: 0, head: 'x', bad: 'Event 41 was changed' }],
])('says whether the log is as it was written: %j', async (proof) => {
  const { press, asked } = open({ [PROOF]: proof });
  await press('Verify log');
  const dialog = await page.findByRole('alertdialog');
  expect(asked(PROOF)).toHaveLength(1);
  const counted = proof.waiting > 0 ? ', 3 not sealed yet.' : '.';
  expect(dialog.textContent).toBe(
    proof.bad === null
      ? `The log is intact116 events verified${counted}Close`
      : 'The log was tampered withEvent 41 was changed. Before it, 40 events verified.Close',
  );
});

it.each([
  [event],
  [alone],
  [
    auditEventRecord({
      ...{ acting_as: 3, action: 'login', record_type: 'login', request_id: null },
      ...{ data: { agent: 'node', is_new: true, left: null, tried: [1, 2] } },
    }),
  ],
])('shows one event %#', async (shown) => {
  openPart(<ActivityPanel id={shown.id} onClose={jest.fn()} />, {
    site: 'admin',
    user: people.ada,
    answers: { [`GET /api/audit_events/${shown.id}`]: shown },
  });
  await page.findByText('Request');
  expect(whole()).toBe(TEXTS[shown.record_type]);
});

it('says that an event could not be loaded', async () => {
  openPart(<ActivityPanel id={5} onClose={jest.fn()} />, {
    site: 'admin',
    user: people.ada,
    answers: { 'GET /api/audit_events/5': { status: 404, body: { message: 'No' } } },
  });
  await page.findByText('We couldn’t load the event');
  expect(whole()).toBe(
    '(Event) | Event | [Close panel] | (Event, content) | We couldn’t load the event | [Try again]',
  );
});
