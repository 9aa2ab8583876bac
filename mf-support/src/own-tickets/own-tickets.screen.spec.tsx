import {
  filledBy,
  lateAnswer,
  listOf,
  openPart,
  openScreen,
  page,
  people,
  read,
  refused,
  rentalRequestRecord,
  specsOfSlots,
  supportTicketRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';
import RentalHelp from './rental-help';

const ticket = supportTicketRecord();
const resolved = supportTicketRecord({
  resolved_at: '2026-11-20T09:00:00.000000Z',
  resolved_id: 1,
  resolved_name: 'Ada Admin',
  details: 'The card was charged once.',
  state: 'resolved',
});
const open = (path: string, answers: object = {}, slots = entry.slots) =>
  openScreen(filledBy({ manifest: remote.public, entry }, slots), path, {
    user: people.ray,
    answers: {
      'GET /api/support_tickets': listOf([ticket]),
      [`GET /api/support_tickets/${ticket.id}`]: ticket,
      [`GET /api/support_tickets/${ticket.id}/messages`]: listOf([]),
      'GET /api/rental_requests': listOf([rentalRequestRecord({ id: 21 })]),
      'GET /api/documents': listOf([]),
      'POST /api/notifications/seen': { status: 204 },
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const HEAD =
  'Support | [New ticket] | Write to us about questions, problems or disputes, and follow the answer here. Most questions are answered in | Help → /documents/help | . | (Tickets) | Open | Resolved';

it('lists the own tickets with their state, and what is new', async () => {
  const { channels } = open('/support', {
    'GET /api/support_tickets': listOf([
      supportTicketRecord({ needs_attention: true, state: 'waiting_for_user' }),
      supportTicketRecord({
        ...resolved,
        id: 6,
        number: 'T-10006',
        subject: null,
        message: 'First line\nsecond',
        messages: [],
      }),
    ]),
  });
  await page.findByText(/T-10006/);

  await waitFor(() =>
    expect(main()).toBe(
      `${HEAD} | Rates by seasonWaiting for you New messageT-10005 · Nov 25, 2026And a minimum of three days in those months, if that is possible. → /support/5 | First lineResolvedT-10006 · Nov 25, 2026second → /support/6`,
    ),
  );
  expect(channels()).toEqual(['support_tickets']);
});

it('says where there is none yet', async () => {
  open('/support', { 'GET /api/support_tickets': listOf([]) });
  await page.findByText('No open tickets');

  await waitFor(() =>
    expect(main()).toBe(
      `${HEAD} | No open tickets | Something wrong or unclear? Write to us. Your tickets and our answers show up here. | [New ticket]`,
    ),
  );
});

it('sends a new ticket once, about a rental, and leads to it', async () => {
  const { person, press, sent, answer, address } = open('/support');
  await page.findByText(/T-10005/);
  await press('New ticket');
  const form = await page.findByRole('form', { name: 'New ticket' });
  await within(form).findByRole('combobox', { name: /^Rental/ });
  await waitFor(() =>
    expect(read(form)).toContain(
      '(New ticket) | Subject (optional) ‹› | Rental (optional) | ‹*Not about a rental, No. 21: Multiquip DCA70SSJU4F towable generator, Sep 18 – Oct 1, 2026› | What can we help with?What happened, what you expected and which machine it’s about. ‹› | [Add photos]',
    ),
  );
  await press(/^Send ticket/);
  await within(form).findByText('“What can we help with?” is required.');
  expect(sent()).toEqual([]);
  await person.type(within(form).getByRole('textbox', { name: /^Subject/ }), 'Card');
  await person.type(
    within(form).getByRole('textbox', { name: /^What can we help with/ }),
    'It was charged twice.',
  );
  await person.selectOptions(within(form).getByRole('combobox', { name: /^Rental/ }), '21');
  answer('POST /api/support_tickets', refused({ message: ['Too short.'] }));
  await press(/^Send ticket/);
  await within(form).findByText('Too short.');
  const late = lateAnswer();
  answer('POST /api/support_tickets', late.answer);
  answer('GET /api/support_tickets/9', supportTicketRecord({ id: 9 }));
  answer('GET /api/support_tickets/9/messages', listOf([]));
  await press(/^Send ticket/);
  await person.click(page.getByRole('button', { name: /^Send ticket/ }));
  late.give({ status: 201, body: supportTicketRecord({ id: 9 }) });
  await waitFor(() => expect(address()).toBe('/support/9'));
  const body = { message: 'It was charged twice.', subject: 'Card', rental_request_id: 21, photo_ids: [] };
  expect(sent().filter(({ call }) => call === 'POST /api/support_tickets')).toEqual([
    { call: 'POST /api/support_tickets', body },
    { call: 'POST /api/support_tickets', body },
  ]);
});

const THREAD =
  '(Conversation) | Conversation | (Messages on ticket T-10005) | Wed, Nov 25, 2026 | (Olive Owner, 7:21 PM) | OO | Olive Owner | And a minimum of three days in those months, if that is possible. | 7:21 PM | [Report the message from Olive Owner, 7:21 PM] | Your message ‹Write a message› | [Send, disabled] | [Add photos]';
const TEXT =
  'Can I set different rates for June to September? Everybody wants the minis in summer and nobody in January.';

it('shows an own ticket that waits, and tells the server that it was seen', async () => {
  const { channels, sent } = open('/support/5', {
    'GET /api/support_tickets/5': supportTicketRecord({ rental_request_id: 21, subject: null }),
  });
  await page.findByText(ticket.message);

  await waitFor(() =>
    expect(main()).toBe(
      `← Support → /support | Can I set different rates for June to September? Everybody wants the minis in su… | Waiting for our answer | T-10005, opened on Nov 25, 2026 | About rental no. 21 | (What you wrote) | What you wrote | [Edit] | ${TEXT} | ${THREAD}`,
    ),
  );
  expect(channels()).toContain('support_tickets');
  await waitFor(() =>
    expect(sent()).toContainEqual({ call: 'POST /api/notifications/seen', body: { support_ticket_id: 5 } }),
  );
});

specsOfSlots({ 'ticket.about': { rental_request_id: 21 } }, (slots) => {
  open('/support/5', { 'GET /api/support_tickets/5': supportTicketRecord({ rental_request_id: 21 }) }, slots);
  return page.findByText(ticket.message);
});

it('leads from a rental to a ticket about it', async () => {
  openPart(<RentalHelp rental_request_id={21} />);
  await page.findByRole('link');
  expect(main()).toBe('Get help with this rental → /support?new=1&rental=21');
});

it('corrects what was written, and leaves it where that is cancelled', async () => {
  const { person, press, sent, answer } = open('/support/5');
  await page.findByText(ticket.message);
  await press('Edit');
  await press('Cancel');
  await press('Edit');
  const text = await page.findByRole('textbox', { name: 'What you wrote' });
  await person.clear(text);
  await person.type(text, 'It was charged once.');
  answer('PATCH /api/support_tickets/5', { ...ticket, message: 'It was charged once.' });
  await press('Save');
  await waitFor(() => expect(page.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(sent().filter(({ call }) => call.startsWith('PATCH'))).toEqual([
    { call: 'PATCH /api/support_tickets/5', body: { message: 'It was charged once.' } },
  ]);
});

it('shows one that is resolved, and reopens it with a reason', async () => {
  const { press } = open('/support/5', { 'GET /api/support_tickets/5': resolved });
  await page.findByText(ticket.message);
  await waitFor(() =>
    expect(main()).toBe(
      `← Support → /support | Rates by season | Resolved | T-10005, opened on Nov 25, 2026 | Resolved by Ada Admin | On Nov 20, 2026. | The card was charged once. | [Reopen] | (What you wrote) | What you wrote | ${TEXT} | ${THREAD}`,
    ),
  );
  await press('Reopen');
  expect(read(await page.findByRole('dialog'))).toBe(
    'Reopen ticket T-10005 | [Close] | (Reopen ticket) | What is still wrong? (optional)We read this first when we look at the ticket again. ‹› | [Reopen ticket]',
  );
});

it('says that a ticket is gone', async () => {
  open('/support/5', { 'GET /api/support_tickets/5': { status: 404, body: { message: 'Gone.' } } });
  await page.findByText('There is no such ticket');
  await waitFor(() =>
    expect(main()).toBe(
      'There is no such ticket | It may have been deleted, or it belongs to someone else. | All tickets → /support',
    ),
  );
});
