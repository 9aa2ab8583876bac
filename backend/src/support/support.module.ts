import { Module } from '@nestjs/common';
import { supportTicketPolicy, supportTicketType } from '@yard/contracts';
import { MediaModule } from '../catalog/media/media.module';
import { conversationRoutes } from '../messaging/conversation-routes';
import { MessagingModule } from '../messaging/messaging.module';
import { recordPresence } from '../messaging/record-presence';
import { Github } from './github/github';
import { TicketIssues } from './github/ticket-issues';
import { GuestTicketMails } from './guests/guest-ticket-mails';
import { GuestTicketsController } from './guests/guest-tickets.controller';
import { GuestTicketsService } from './guests/guest-tickets.service';
import { TicketNotes } from './notes/ticket-notes';
import { TicketNotesController } from './notes/ticket-notes.controller';
import { SupportTicketsController } from './support-tickets.controller';
import { SupportTicketScope } from './support-tickets.scope';
import { SupportTicketsService } from './support-tickets.service';
import { TicketEvents } from './ticket-events';
import { TicketHandling } from './ticket-handling';
import { TicketMessages } from './ticket-messages';
import { TicketReader } from './ticket-reader';

const ticketConversation = conversationRoutes({
  name: 'Ticket',
  recordName: 'SupportTicket',
  endpoint: supportTicketType.endpoint,
  host: TicketMessages,
  parents: SupportTicketScope,
  view: supportTicketPolicy.view,
});

const TicketPresence = recordPresence({
  type: 'support_ticket',
  parents: SupportTicketScope,
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
  providers: [
    Github,
    GuestTicketsService,
    GuestTicketMails,
    SupportTicketScope,
    SupportTicketsService,
    TicketEvents,
    ticketConversation.scope,
    TicketMessages,
    TicketPresence,
    TicketHandling,
    TicketIssues,
    TicketNotes,
    TicketReader,
  ],
})
export class SupportModule {}
