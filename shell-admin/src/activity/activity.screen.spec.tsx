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
  ...{ record_id: 14, ip_address: null },
});

const open = (answers = {}) =>
  openPart(<ActivityPage />, {
    site: 'admin',
    user: people.ada,
    answers: { [EVENTS]: listOf([event, alone]), ...answers },
  });
/** The button of saved filters comes when it will. */
const whole = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');
const TEXTS: Record<string, string> = {
  user: '(Event) | Update | [Close panel] | (Event, content) | Record | User 6 → #/users/6 | Who | Ada Admin → #/users/1 | When | Thu, Nov 19, 2:33 PM | From | 127.0.0.1 | Request | 1aa84088 | (Changed) | Changed | Role: admin → support',
  rental_request:
    '(Event) | Cancel expired | [Close panel] | (Event, content) | Record | Rental request 14 → #/rental_requests/14 | Who | Yard itself | When | Thu, Nov 19, 2:33 PM | From | – | Request | 1aa84088',
  login:
    '(Event) | Update | [Close panel] | (Event, content) | Record | Login 6 | Who | Ada Admin → #/users/1 | Acting as | User 3 → #/users/3 | When | Thu, Nov 19, 2:33 PM | From | 127.0.0.1 | Request | – | (More) | More | Agent | node | Is new | yes | Left | – | Tried | [1,2]',
};

it('lists what was done', async () => {
  const { asked } = open();
  expect(await tableTexts('Activity')).toEqual([
    'What | Changed | Who | From | When',
    'Update · User 6Ada Admin · Nov 19, 2026 | Role: admin → support | Ada Admin | 127.0.0.1 | Thu, Nov 19, 2:33 PM',
    'Cancel expired · Rental request 14Yard itself · Nov 19, 2026 |  | Yard itself | – | Thu, Nov 19, 2:33 PM',
  ]);
  expect(whole()).toBe(
    'Activity | [Verify log] | Who did what, when and from where. Tampering is detected. | Search the activity ‹Action, record, address or person› | From | [mm/dd/yyyy] | Until | [mm/dd/yyyy] | (Activity) | (Activity) | What | Changed | Who | From | When | Update · User 6 | Ada Admin · Nov 19, 2026 | Role: admin → support | Ada Admin | 127.0.0.1 | Thu, Nov 19, 2:33 PM | Cancel expired · Rental request 14 | Yard itself · Nov 19, 2026 | Yard itself | – | Thu, Nov 19, 2:33 PM | 2 events | [Download as CSV]',
  );
  expect(asked(EVENTS)[0]).toEqual({ page: '1', per_page: '25' });
});

it('narrows by words, and shows all again', async () => {
  const { person, press, asked, address } = open({ [EVENTS]: listOf([]) });
  await person.type(await page.findByRole('searchbox', { name: 'Search the activity' }), 'role');
  await waitFor(() => expect(address()).toBe('/part?search=role'));
  await waitFor(() => expect(asked(EVENTS).at(-1)?.search).toBe('role'));
  await press('Show all');
  expect(address()).toBe('/part');
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
      ...{ acting_as: 3, record_type: 'login', request_id: null },
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
  await page.findByText('The event couldn’t be loaded');
  expect(whole()).toBe(
    '(Event) | Event | [Close panel] | (Event, content) | The event couldn’t be loaded | [Try again]',
  );
});
