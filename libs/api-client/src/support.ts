import type { Wire } from '@laravel-wire/client';
import {
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
    messages: (id: number) => messagesOf(wire, supportTicketType, id),
  };
}
