import type { BaseFields, SupportTicketRecord } from '@yard/contracts';
import { listOf, openScreen, page, people, read, supportTicketRecord, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as admin from '../admin';
import * as author from '../public';

type Shown = Record<Exclude<keyof SupportTicketRecord, keyof BaseFields>, string | { leftOut: string }>;

const ticket = supportTicketRecord({
  ...{ state: 'resolved', resolved_at: '2026-11-26T09:00:00.000000Z', resolved_id: 1, details: 'Mended.' },
  ...{ resolved_name: 'Ada Admin', rental_request_id: 21, github_issue_number: 12, priority: 'high' },
  ...{ github_issue_url: 'https://example.com/12', github_issue_state: 'closed', assignee_id: 9 },
  ...{ assignee_name: 'Abe Admin', answer_due_at: '2026-11-27T15:30:00.000000Z', needs_attention: true },
  photos: [{ media_id: 4, url: '/storage/4.webp', width: 800, height: 600 }],
});
const [message] = ticket.messages;

const onBoth = {
  resolved_id: { leftOut: 'The name says who.' },
  resolved_name: 'Resolved by Ada Admin',
  state: '| Resolved |',
  subject: 'Rates by season',
  details: 'Mended.',
  number: 'T-10005',
  message: 'Everybody wants the minis in summer',
  photos: '[Enlarge: ',
  messages: message?.content ?? '',
  needs_attention: { leftOut: 'Who reads the page has seen it; lists show it.' },
};

const toAdmins: Shown = {
  ...onBoth,
  user_id: '#/users/2',
  user_name: 'Olive Owner',
  resolved_name: 'by Ada Admin',
  resolved_at: 'Resolved | Thu, Nov 26, 2026',
  assignee_id: { leftOut: 'The name says who.' },
  assignee_name: '*Abe Admin',
  answer_due_at: 'Due in 3 hours',
  priority: '*High',
  rental_request_id: 'No. 21 → #/rental_requests/21',
  github_issue_number: '#12',
  github_issue_url: 'https://example.com/12',
  github_issue_state: '| Closed |',
};

const ofAdmins = { leftOut: 'The admins’ alone: empty to the author.' };
const toAuthor: Shown = {
  ...onBoth,
  user_id: { leftOut: 'It is the reader.' },
  user_name: { leftOut: 'It is the reader.' },
  resolved_at: 'On Nov 26, 2026',
  rental_request_id: 'About rental no. 21',
  assignee_id: ofAdmins,
  assignee_name: ofAdmins,
  answer_due_at: ofAdmins,
  priority: ofAdmins,
  github_issue_number: { leftOut: 'Of a repository that authors have no access to.' },
  github_issue_url: ofAdmins,
  github_issue_state: ofAdmins,
};

const pages = {
  'the page of an admin': {
    shown: toAdmins,
    part: { manifest: remote.admin, entry: admin, site: 'admin' },
    path: '/support_tickets/5',
    user: people.ada,
  },
  'the page of its author': {
    shown: toAuthor,
    part: { manifest: remote.public, entry: author },
    path: '/support/5',
    user: people.olive,
  },
} as const;

it.each(Object.entries(pages))('%s shows each member of a ticket', async (_, { shown, part, path, user }) => {
  const none = listOf([]);
  openScreen(part, path, {
    user,
    now: '2026-11-27T12:00:00Z',
    answers: {
      'GET /api/support_tickets/5': ticket,
      'GET /api/support_tickets/5/messages': listOf(ticket.messages),
      'GET /api/support_tickets/5/notes': none,
      'GET /api/saved_replies': none,
      'GET /api/users': none,
      'GET /api/recordings': none,
      'GET /api/error_reports': none,
      'POST /api/notifications/seen': { status: 204 },
      [`POST /api/support_tickets/5/messages/${message?.id}/view`]: { status: 204 },
    },
  });
  await page.findByText(message?.content ?? '');

  const missing = () => {
    const words = read(page.getByRole('main'));
    return Object.entries(shown).filter(([, mark]) => typeof mark === 'string' && !words.includes(mark));
  };
  await waitFor(() => expect(missing()).toEqual([]));
});
