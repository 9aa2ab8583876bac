import { listOf, openScreen, people, supportTicketRecord } from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/admin';

export const TICKETS = 'GET /api/support_tickets';
export const ticket = supportTicketRecord({ answer_due_at: '2026-11-27T15:30:00.000000Z' });

/** The admin's page of a ticket, or the list that it opens beside. */
export const openTicket = (
  shown = ticket,
  answers: object = {},
  path = '/support_tickets/5',
  github = true,
) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    now: '2026-11-27T12:00:00Z',
    settings: { github },
    answers: {
      [TICKETS]: listOf([shown]),
      [`${TICKETS}/5`]: shown,
      [`${TICKETS}/5/messages`]: listOf(shown.messages),
      [`${TICKETS}/5/notes`]: listOf([]),
      'GET /api/saved_filters': listOf([]),
      'GET /api/saved_replies': listOf([]),
      'GET /api/users': listOf([
        { id: 1, name: 'Ada Admin' },
        { id: 7, name: 'Ann Admin' },
      ]),
      'GET /api/recordings': listOf([]),
      'GET /api/error_reports': listOf([]),
      ...answers,
    },
  });
