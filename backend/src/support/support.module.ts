import { Module } from '@nestjs/common';
import { supportTicketPolicy, supportTicketType } from '@yard/contracts';
import { MediaModule } from '../catalog/media/media.module';
import { conversationRoutes } from '../messaging/conversation-routes';
import { MessagingModule } from '../messaging/messaging.module';
import { recordPresence } from '../messaging/record-presence';
import { GuestTicketsController } from './guests/guest-tickets.controller';
import { TicketNotesController } from './notes/ticket-notes.controller';
import { SupportTicketsController } from './support-tickets.controller';
import * as providers from './support-providers';

const ticketConversation = conversationRoutes({
  name: 'Ticket',
  recordName: 'SupportTicket',
  endpoint: supportTicketType.endpoint,
  host: providers.TicketMessages,
  parents: providers.SupportTicketScope,
  view: supportTicketPolicy.view,
});

const TicketPresence = recordPresence({
  type: 'support_ticket',
  parents: providers.SupportTicketScope,
  view: supportTicketPolicy.view,
});

/** Questions to the admins and their answers. */
@Module({
  imports: [MediaModule, MessagingModule],
  controllers: [
    SupportTicketsController,
    GuestTicketsController,
    TicketNotesController,
    ticketConversation.controller,
  ],
  providers: [...Object.values(providers), TicketPresence, ticketConversation.scope],
})
export class SupportModule {}
