import { scopeOf } from '@kit/server/store/scope-of';
import { SupportTicket } from './support-ticket.entity';

export const SupportTicketScope = scopeOf(SupportTicket);
