import { supportTicketPolicy, supportTicketType } from '@yard/contracts';
import { conversationRoutes } from '../messaging/conversation-routes';
import { recordPresence } from '../messaging/record-presence';
import { SupportTicketScope } from './support-tickets.scope';
import { TicketMessages } from './ticket-messages';

/** `api/support_tickets/{id}/messages` */
export const ticketConversation = conversationRoutes({
  name: 'Ticket',
  recordName: 'SupportTicket',
  endpoint: supportTicketType.endpoint,
  host: TicketMessages,
  parents: SupportTicketScope,
  view: supportTicketPolicy.view,
});

export const TicketPresence = recordPresence({
  type: 'support_ticket',
  parents: SupportTicketScope,
  view: supportTicketPolicy.view,
});
