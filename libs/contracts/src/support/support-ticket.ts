import { allow, defineRecord, deny, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { type Actor, DETAILS_MAX, MESSAGE_MAX, SEEN_RULES, TITLE_MAX } from '../record';
import { attachedPhotoLines } from '../messaging/attached-photo';
import type { SupportTicketRecord, TicketNoteRecord } from './records';
import { TICKET_PRIORITIES, TICKET_STATES } from './ticket-state';

const supportTicketFilters = rules({
  needs_attention: 'nullable|boolean',
  resolved: 'nullable|boolean',
  search: `nullable|string|max:${TITLE_MAX}`,
  state: `nullable|string|${ruleIn(TICKET_STATES)}`,
  priority: `nullable|string|${ruleIn(TICKET_PRIORITIES)}`,
  assignee_id: 'nullable|integer',
  unassigned: 'nullable|boolean',
  rental_request_id: 'nullable|integer',
  /** Returns the count (`total`) alone: `data` stays empty. */
  only_total: 'nullable|boolean',
});
export type SupportTicketFilters = InputOf<typeof supportTicketFilters>;

export const supportTicketType = defineRecord<SupportTicketRecord>({
  endpoint: 'api/support_tickets',
  sortBy: 'created_at',
  channel: 'support_tickets',
  filters: supportTicketFilters,
  /** `waiting_since`: its author's last word, or when it was reopened after that. */
  sorts: ['created_at', 'resolved_at', 'waiting_since'],
});

export const supportTicketRules = rules({
  message: `required|string|max:${MESSAGE_MAX}`,
  subject: `nullable|string|max:${TITLE_MAX}`,
  rental_request_id: 'nullable|integer|min:1|max:2147483647',
  ...attachedPhotoLines,
});
export type SupportTicketInput = InputOf<typeof supportTicketRules>;

export const updateSupportTicketRules = rules({ message: `sometimes|required|string|max:${MESSAGE_MAX}` });
export type UpdateSupportTicketInput = InputOf<typeof updateSupportTicketRules>;

/** Body of `assign`; null: nobody. */
export const assignTicketRules = rules({ user_id: 'present|nullable|integer', ...SEEN_RULES });
export type AssignTicketInput = InputOf<typeof assignTicketRules>;

export const prioritiseTicketRules = rules({
  priority: `required|string|${ruleIn(TICKET_PRIORITIES)}`,
  ...SEEN_RULES,
});
export type PrioritiseTicketInput = InputOf<typeof prioritiseTicketRules>;

/** Body of open_github_issue: what GitHub's readers see. */
export const openGithubIssueRules = rules({
  title: `required|string|max:${TITLE_MAX}`,
  body: `nullable|string|max:${MESSAGE_MAX}`,
});
export type OpenGithubIssueInput = InputOf<typeof openGithubIssueRules>;

export const resolveTicketRules = rules({
  details: `nullable|string|max:${DETAILS_MAX}`,
  github_issue_number: 'nullable|integer|min:1|max:2147483647',
  ...SEEN_RULES,
});
export type ResolveTicketInput = InputOf<typeof resolveTicketRules>;

export const ticketNoteType = defineRecord<TicketNoteRecord>({
  endpoint: 'api/support_tickets/{id}/notes',
  sortBy: 'created_at',
  channel: 'support_tickets',
  sorts: ['created_at'],
});
export const noteRules = rules({ content: `required|string|max:${MESSAGE_MAX}` });
export type NoteInput = InputOf<typeof noteRules>;

type Ticket = { user_id: number };

export const supportTicketPolicy = {
  view: (actor: Actor | null, ticket: Ticket) =>
    actor?.admin || actor?.id === ticket.user_id ? allow() : deny(),
  change: (actor: Actor | null, ticket: Ticket) => (actor?.id === ticket.user_id ? allow() : deny()),
  resolve: (actor: Actor | null) => (actor?.admin ? allow() : deny('Only an admin can resolve a ticket.')),
  openGithubIssue: (actor: Actor | null) =>
    actor?.admin ? allow() : deny('Only an admin can open a GitHub issue.'),
  handle: (actor: Actor | null) =>
    actor?.admin ? allow() : deny('Only an admin can say who answers a ticket, and how urgent it is.'),
  reopen: (actor: Actor | null, ticket: Ticket) => supportTicketPolicy.view(actor, ticket),
};
