import { errorReportRecord, listOf, page, read, supportTicketRecord, waitFor } from '@yard/testing/screen';
import { openTicket, ticket, TICKETS } from '../../test/ticket-scene';

const picture = { media_id: 4, url: '/storage/4.webp', width: 800, height: 600 };
const rich = supportTicketRecord({
  ...{ state: 'resolved', resolved_at: '2026-11-26T09:00:00.000000Z', resolved_id: 1, details: 'Done.' },
  ...{ resolved_name: 'Ada Admin', rental_request_id: 21, github_issue_number: 12, subject: null },
  ...{ github_issue_url: 'https://example.com/issues/12', github_issue_state: 'closed', messages: [] },
  ...{ photos: [picture], assignee_id: 9, assignee_name: 'Abe Admin', priority: 'high' },
});
const recording = {
  id: 3,
  created_at: '2026-11-25T22:57:00.000000Z',
  updated_at: '2026-11-25T22:57:00.000000Z',
  deleted_at: null,
  error_report_id: null,
  support_ticket_id: 5,
  user_id: 2,
  user_name: 'Olive Owner',
  page: '/support',
  started_at: '2026-11-25T22:56:00.000000Z',
  ended_at: '2026-11-25T22:57:00.000000Z',
  events_count: 12,
  bytes: 900,
};

const main = () => read(page.getByRole('main'));
const open = (path = '/support_tickets/5', shown = ticket, answers: object = {}, github = false) =>
  openTicket(shown, answers, path, github);

it('shows a ticket that waits, on a page of its own', async () => {
  const { answer, asked, channels, tell } = open();
  await page.findByText('Notes for admins');
  await waitFor(() =>
    expect(main()).toBe(
      '← Support tickets → #/support_tickets | Rates by season | Waiting for us | History → #/activity?record_type=support_ticket&record_id=5 | [Resolve] | Ticket T-10005 | (Olive Owner wrote) | Olive Owner wrote | Can I set different rates for June to September? Everybody wants the minis in summer and nobody in January. | (Conversation) | Conversation | (Messages on ticket T-10005) | Wed, Nov 25, 2026 | (Olive Owner, 7:21 PM) | OO | Olive Owner | And a minimum of three days in those months, if that is possible. | 7:21 PM | Your message ‹Write a message› | [Send, disabled] | [Saved replies] | [Add photos] | From | Olive Owner → #/users/2 | Opened | Wed, Nov 25, 2026, 4:57 PM | Answer due | Due in 3 hours | (Handling) | Handling | Assigned to | ‹*No one yet, Ada Admin, Ann Admin› | Priority | ‹High, *Normal, Low› | (Notes for admins) | Notes for admins | New note ‹› | [Add the note]',
    ),
  );
  expect(channels()).toContain('support_tickets');
  expect(asked('GET /api/users')).toEqual([{ admin: 'true', suspended: 'false', per_page: '100' }]);
  expect(asked('GET /api/recordings')).toEqual([{ support_ticket_id: '5', per_page: '5' }]);
  expect(asked('GET /api/error_reports')).toEqual([{ user_id: '2', per_page: '3' }]);
  expect(asked('GET /api/saved_replies')).toEqual([{ per_page: '100', sort: 'title', direction: 'asc' }]);
  const changed = { ...ticket, subject: 'Another subject', updated_at: '2026-11-27T12:00:01.000000Z' };
  answer(`${TICKETS}/5`, changed);
  tell('support_tickets', 'saved', { model: changed });
  await page.findByText('Another subject');
});

it('shows all that is known of one that is resolved, which nobody handles any more', async () => {
  open('/support_tickets/5', rich, {
    'GET /api/recordings': listOf([recording]),
    'GET /api/error_reports': listOf([
      errorReportRecord({ message: 'rental is null\nat line 3' }),
      errorReportRecord({ id: 13, page: null }),
    ]),
  });
  await page.findByText(/^What went wrong/);
  await page.findByText(/^Watch what they saw/);
  await page.findByText('Notes for admins');
  await waitFor(() =>
    expect(main()).toBe(
      '← Support tickets → #/support_tickets | Ticket T-10005 | Resolved | History → #/activity?record_type=support_ticket&record_id=5 | [Reopen] | (Olive Owner wrote) | Olive Owner wrote | Can I set different rates for June to September? Everybody wants the minis in summer and nobody in January. | (Photos from Olive Owner) | [Enlarge: Photos from Olive Owner, 1 of 1] | (Conversation) | Conversation | (Messages on ticket T-10005) | No answer yet. | Your message ‹Write a message› | [Send, disabled] | [Saved replies] | [Add photos] | From | Olive Owner → #/users/2 | Opened | Wed, Nov 25, 2026, 4:57 PM | Rental | No. 21 → #/rental_requests/21 | Resolved | Thu, Nov 26, 2026, 3:00 AM by Ada Admin | Details | Done. | GitHub issue | #12 → https://example.com/issues/12 | Closed | (Handling) | Handling | Assigned to | ‹No one yet, Ada Admin, Ann Admin, *Abe Admin, disabled› | Priority | ‹*High, Normal, Low, disabled› | (Notes for admins) | Notes for admins | New note ‹› | [Add the note] | Watch what they saw, Wed, Nov 25, 2026, 4:57 PM → #/recordings/3 | (What went wrong for Olive Owner) | What went wrong for Olive Owner | TypeError: rental is null → #/error_reports?state=all&error=12 | /rentals/7 · Thu, Nov 19, 2:00 PM | TypeError: rental is null → #/error_reports?state=all&error=13 | Thu, Nov 19, 2:00 PM',
    ),
  );
});

it('shows an issue that GitHub told nothing of yet, or that is open', async () => {
  const { answer, tell } = open('/support_tickets/5', { ...ticket, github_issue_number: 12 }, {}, true);
  await page.findByText('#12');
  expect(main()).toContain(' | GitHub issue | #12 | ');
  const told = {
    ...ticket,
    github_issue_number: 12,
    github_issue_url: 'https://example.com/issues/12',
    github_issue_state: 'open' as const,
    resolved_at: '2026-11-26T09:00:00.000000Z',
    updated_at: '2026-11-27T12:00:01.000000Z',
  };
  answer(`${TICKETS}/5`, told);
  tell('support_tickets', 'saved', { model: told });
  await waitFor(() =>
    expect(main()).toContain(
      ' | Resolved | Thu, Nov 26, 2026, 3:00 AM | GitHub issue | #12 → https://example.com/issues/12 | Open | ',
    ),
  );
  expect(page.queryByRole('button', { name: 'Open a GitHub issue' })).toBeNull();
});

it('opens a ticket beside the list, and closes it', async () => {
  const { press, address } = open('/support_tickets?ticket=5');
  await page.findByText('Notes for admins');
  const panel = page.getByRole('dialog', { name: 'Support ticket' });
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Support ticket) | T-10005: Rates by season | [Close panel] | (Support ticket, content) | Waiting for us | (Olive Owner wrote) | Olive Owner wrote | Can I set different rates for June to September? Everybody wants the minis in summer and nobody in January. | (Conversation) | Conversation | (Messages on ticket T-10005) | Wed, Nov 25, 2026 | (Olive Owner, 7:21 PM) | OO | Olive Owner | And a minimum of three days in those months, if that is possible. | 7:21 PM | Your message ‹Write a message› | [Send, disabled] | [Saved replies] | [Add photos] | From | Olive Owner → #/users/2 | Opened | Wed, Nov 25, 2026, 4:57 PM | Answer due | Due in 3 hours | (Handling) | Handling | Assigned to | ‹*No one yet, Ada Admin, Ann Admin› | Priority | ‹High, *Normal, Low› | (Notes for admins) | Notes for admins | New note ‹› | [Add the note] | [Resolve] | Open as a page → #/support_tickets/5',
    ),
  );
  await press('Close panel');
  await waitFor(() => expect(address()).toBe('/support_tickets'));
});

it('says that there is no such ticket, or that it could not be loaded', async () => {
  const { answer, press } = open('/support_tickets/5', ticket, {
    [`${TICKETS}/5`]: { status: 500, body: {} },
  });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'We couldn’t load the ticket | Check your connection and try again. | [Try again] | All tickets → #/support_tickets',
    ),
  );
  answer(`${TICKETS}/5`, { status: 404, body: { message: 'Gone.' } });
  await press('Try again');
  await waitFor(() =>
    expect(main()).toBe(
      'There is no such ticket | It may have been deleted, or it belongs to someone else. | All tickets → #/support_tickets',
    ),
  );
});

it.each(['0', '5a', '1234567890123456'])(
  'asks for no ticket where the address names none: %s',
  async (id) => {
    const { calls } = open(`/support_tickets/${id}`);
    await page.findByText('There is no such ticket');
    expect(calls.filter(({ call }) => call.startsWith(`${TICKETS}/`))).toEqual([]);
  },
);

it('says beside the list that there is no such ticket', async () => {
  open('/support_tickets?ticket=5', ticket, {
    [`${TICKETS}/5`]: { status: 404, body: { message: 'Gone.' } },
  });
  await page.findByText('There is no such ticket');
  await waitFor(() =>
    expect(read(page.getByRole('dialog', { name: 'Support ticket' }))).toBe(
      '(Support ticket) | Ticket | [Close panel] | (Support ticket, content) | There is no such ticket | It may have been deleted, or it belongs to someone else. | All tickets → #/support_tickets',
    ),
  );
});
