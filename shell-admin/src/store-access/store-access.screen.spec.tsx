import {
  lateAnswer,
  listOf,
  openPart,
  page,
  people,
  read,
  refused,
  storeAccessRequestRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import { StoreAccessPage } from './store-access-page';

const waiting = storeAccessRequestRecord();
const PATH = '/api/rental_store_access_requests';
const open = (answers: object = {}, user: object = people.ada) =>
  openPart(<StoreAccessPage />, {
    site: 'admin',
    user,
    answers: {
      [`GET ${PATH}`]: listOf([waiting]),
      [`GET ${PATH}/4`]: waiting,
      'GET /api/saved_filters': listOf([]),
      ...answers,
    },
  });

it('lists who asks: those who wait first, the longest waiting before the others', async () => {
  const { asked, channels } = open({
    [`GET ${PATH}`]: listOf([
      storeAccessRequestRecord({ id: 8, business_name: 'Newest waits' }),
      storeAccessRequestRecord({ id: 7, business_name: 'Approved', status: 'approved' }),
      storeAccessRequestRecord({ id: 6, business_name: 'Older waits' }),
      storeAccessRequestRecord({ id: 5, business_name: 'Declined', status: 'declined' }),
    ]),
  });
  await page.findByText('4 requests');
  await page.findByRole('button', { name: 'Saved filters' });

  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'Rental store access requests | [Saved filters] | Approved owners can list machines. Pending requests come first. | [ ] Waiting for an answer | (Rental store access requests) | (Rental store access requests) | Business | Who asks | Phone | State | Asked | Older waits | Ray Renter · Nov 18, 2026 | Ray Renter | (512) 555-0102 | Waiting | Nov 18, 2026 | Newest waits | Ray Renter · Nov 18, 2026 | Ray Renter | (512) 555-0102 | Waiting | Nov 18, 2026 | Approved | Ray Renter · Nov 18, 2026 | Ray Renter | (512) 555-0102 | Approved | Nov 18, 2026 | Declined | Ray Renter · Nov 18, 2026 | Ray Renter | (512) 555-0102 | Declined | Nov 18, 2026 | 4 requests | [Download as CSV]',
    ),
  );
  expect(asked(`GET ${PATH}`)).toEqual([{ page: '1', per_page: '100', direction: 'desc' }]);
  expect(channels()).toEqual(['rental_store_access_requests']);
});

it('shows those who wait alone, and says where nobody does', async () => {
  const { person, asked, address } = open({ [`GET ${PATH}`]: listOf([]) });
  await page.findByText('No requests yet');
  expect(page.getByText('Requests to list machines show up here.')).toBeTruthy();

  await person.click(page.getByRole('switch', { name: 'Waiting for an answer' }));
  await page.findByText('No pending requests');
  expect(address()).toBe('/part?status=open');
  await waitFor(() => expect(asked(`GET ${PATH}`).at(-1)).toMatchObject({ status: 'open', page: '1' }));
  await person.click(page.getByRole('switch', { name: 'Waiting for an answer' }));
  await page.findByText('No requests yet');
});

const openRequest = async (request = waiting, user?: object) => {
  const screen = open({ [`GET ${PATH}`]: listOf([request]), [`GET ${PATH}/4`]: request }, user);
  await screen.person.click(await page.findByText('Renter & Sons'));
  const panel = await page.findByRole('dialog', { name: 'Rental store access request' });
  await within(panel).findByText('Their message');
  return { ...screen, panel };
};

it('shows a request that waits, with its two answers', async () => {
  const { panel } = await openRequest();

  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Rental store access request) | Renter & Sons | [Close panel] | (Rental store access request, content) | State | Waiting | Requested by | Ray Renter → #/users/3 | Business | Renter & Sons | Phone | (512) 555-0102 | Asked | Nov 18, 2026 | (Their message) | Their message | Two skid steers that stand still in winter. | Account of Ray Renter → #/users/3 | [Approve] | [Decline]',
    ),
  );
});

it.each([
  [
    'approved',
    { approved_at: '2026-11-19T08:00:00.000000Z', message: 'Welcome.' },
    'Approved',
    'Decided | Nov 19, 2026',
    ' | (Our answer) | Our answer | Welcome.',
  ],
  [
    'declined',
    { declined_at: '2026-11-18T08:00:00.000000Z', message: null },
    'Declined',
    'Decided | Nov 18, 2026',
    '',
  ],
] as const)('shows one that is %s', async (status, fields, word, decided, told) => {
  const { panel } = await openRequest(storeAccessRequestRecord({ status, ...fields }));

  await waitFor(() =>
    expect(read(panel)).toBe(
      `(Rental store access request) | Renter & Sons | [Close panel] | (Rental store access request, content) | State | ${word} | Requested by | Ray Renter → #/users/3 | Business | Renter & Sons | Phone | (512) 555-0102 | Asked | Nov 18, 2026 | ${decided} | (Their message) | Their message | Two skid steers that stand still in winter.${told} | Account of Ray Renter → #/users/3`,
    ),
  );
});

it('is decided by admins who may alone', async () => {
  const { panel } = await openRequest(waiting, { ...people.ada, role: 'finance' });

  expect(within(panel).queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('is approved with what was seen, and a message if one likes', async () => {
  const { person, press, sent, answer } = await openRequest();
  const late = lateAnswer();
  answer(`POST ${PATH}/4/approve`, late.answer);

  await press('Approve');
  const sheet = await page.findByRole('dialog', { name: 'Approve Renter & Sons' });
  await waitFor(() =>
    expect(read(sheet)).toBe(
      'Approve Renter & Sons | [Close] | (Approve Renter & Sons) | Message to Ray Renter (optional)Sent with the approval. ‹› | [Approve Renter & Sons]',
    ),
  );
  await person.type(within(sheet).getByRole('textbox'), 'Welcome.');
  const send = within(sheet).getByRole('button', { name: 'Approve Renter & Sons' });
  await person.click(send);
  await person.click(send);
  late.give({ ...waiting, status: 'approved' });

  await page.findByText('Renter & Sons can list machines');
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Approve Renter & Sons' })).toBeNull());
  expect(sent()).toEqual([
    {
      call: `POST ${PATH}/4/approve`,
      body: { message: 'Welcome.', updated_at: '2026-11-18T20:33:31.302000Z' },
    },
  ]);
});

it('is declined with a reason, which is kept where it is refused', async () => {
  const { person, press, sent, answer } = await openRequest();
  answer(`POST ${PATH}/4/decline`, refused({ message: ['The message is too rude.'] }));

  await press('Decline');
  const sheet = await page.findByRole('dialog', { name: 'Decline Renter & Sons' });
  await waitFor(() =>
    expect(read(sheet)).toBe(
      'Decline Renter & Sons | [Close] | (Decline Renter & Sons) | Message to Ray RenterSay why, and what would change your answer. ‹› | [Decline Renter & Sons]',
    ),
  );
  const send = within(sheet).getByRole('button', { name: 'Decline Renter & Sons' });
  await person.click(send);
  await within(sheet).findByText('“Message to Ray Renter” is required.');
  expect(sent()).toEqual([]);

  await person.type(within(sheet).getByRole('textbox'), 'No papers.');
  await person.click(send);
  await within(sheet).findByText('The message is too rude.');
  expect(within(sheet).getByRole('textbox')).toHaveProperty('value', 'No papers.');

  answer(`POST ${PATH}/4/decline`, { ...waiting, status: 'declined' });
  await person.click(send);
  await page.findByText('Renter & Sons was declined');
  expect(sent().at(-1)?.body).toEqual({ message: 'No papers.', updated_at: '2026-11-18T20:33:31.302000Z' });
});

it('sends nothing where its sheet is closed', async () => {
  const { person, press, sent } = await openRequest();

  await press('Decline');
  await page.findByRole('dialog', { name: 'Decline Renter & Sons' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Decline Renter & Sons' })).toBeNull());
  expect(sent()).toEqual([]);
});

it('says what changed meanwhile, before a decision is sent', async () => {
  const { person, press, sent, answer } = await openRequest();
  const changed = storeAccessRequestRecord({
    phone: '(512) 555-0999',
    updated_at: '2026-11-20T11:00:00.000000Z',
  });
  answer(`POST ${PATH}/4/approve`, {
    status: 409,
    body: { message: 'It changed.', updated_at: changed.updated_at },
  });
  answer(`GET ${PATH}/4`, changed);
  answer('GET /api/audit_events', { data: [{ id: 1, user_name: 'Abe Admin' }] });

  await press('Approve');
  const sheet = await page.findByRole('dialog', { name: 'Approve Renter & Sons' });
  await person.click(within(sheet).getByRole('button', { name: 'Approve Renter & Sons' }));

  const dialog = await page.findByRole('dialog', { name: 'Changed by someone else' });
  expect(dialog.textContent).toContain('PhoneTheirs(512) 555-0999Yours(512) 555-0102');
  expect(sent()).toHaveLength(1);
});

it.each([
  ['Decline', 'approved', 'Welcome.'],
  ['Approve', 'declined', 'No papers.'],
] as const)('says that another admin was faster: %s where it is %s', async (decision, status, message) => {
  const { person, press, sent, answer, tell } = await openRequest();
  await press(decision);
  const sheet = await page.findByRole('dialog', { name: `${decision} Renter & Sons` });
  await person.type(within(sheet).getByRole('textbox'), 'What I think.');

  answer(`GET ${PATH}/4`, { ...waiting, status, message, updated_at: '2026-11-20T11:00:00.000000Z' });
  tell('rental_store_access_requests', 'saved', { model: { id: 4 } });

  await within(sheet).findByText(`It was ${status} meanwhile`);
  expect(read(sheet)).toBe(
    `${decision} Renter & Sons | [Close] | It was ${status} meanwhile | ${message} | [Close]`,
  );
  await person.click(within(sheet).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(page.queryByRole('dialog', { name: `${decision} Renter & Sons` })).toBeNull());
  expect(sent()).toEqual([]);
});

it('says that a request is gone', async () => {
  const { person } = open({ [`GET ${PATH}/4`]: { status: 404, body: { message: 'Gone.' } } });
  await person.click(await page.findByText('Renter & Sons'));

  const panel = await page.findByRole('dialog', { name: 'Rental store access request' });
  await within(panel).findByText('We couldn’t load the request');
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Rental store access request) | Request | [Close panel] | (Rental store access request, content) | We couldn’t load the request | It may have been withdrawn. | [Try again]',
    ),
  );
});
