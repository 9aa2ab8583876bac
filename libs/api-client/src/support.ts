import type { Wire } from '@laravel-wire/client';
import {
  type AssignTicketInput,
  type OpenGithubIssueInput,
  type PrioritiseTicketInput,
  type ResolveTicketInput,
  type SupportTicketFilters,
  type SupportTicketInput,
  type SupportTicketRecord,
  supportTicketType,
  type UpdateSupportTicketInput,
} from '@yard/contracts';
import { messagesOf } from './messages';
import type { Crud } from './records';

export function supportTickets(wire: Wire) {
  const all = wire.resource(supportTicketType);
  const records: Crud<
    SupportTicketRecord,
    SupportTicketInput,
    UpdateSupportTicketInput,
    SupportTicketFilters
  > = all;
  return {
    ...records,
    resolve: (id: number, input: ResolveTicketInput = {}) => all.act(id, 'resolve', input),
    reopen: (id: number, input: ResolveTicketInput = {}) => all.act(id, 'reopen', input),
    assign: (id: number, input: AssignTicketInput) => all.act(id, 'assign', input),
    prioritise: (id: number, input: PrioritiseTicketInput) => all.act(id, 'prioritise', input),
    openGithubIssue: (id: number, input: OpenGithubIssueInput) => all.act(id, 'open_github_issue', input),
    messages: (id: number) => messagesOf(wire, supportTicketType, id),
  };
}
