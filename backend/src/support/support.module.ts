import { Module } from '@nestjs/common';
import { MediaModule } from '../catalog/media/media.module';
import { MessagingModule } from '../messaging/messaging.module';
import { Github } from './github/github';
import { TicketIssues } from './github/ticket-issues';
import { GuestTicketMails } from './guests/guest-ticket-mails';
import { GuestTicketsController } from './guests/guest-tickets.controller';
import { GuestTicketsService } from './guests/guest-tickets.service';
import { TicketNotes } from './notes/ticket-notes';
import { TicketNotesController } from './notes/ticket-notes.controller';
import { SupportTicketScope } from './support-tickets.scope';
import { SupportTicketsController } from './support-tickets.controller';
import { SupportTicketsService } from './support-tickets.service';
import { TicketEvents } from './ticket-events';
import { ticketConversation, TicketPresence } from './ticket-conversation';
import { TicketMessages } from './ticket-messages';
import { TicketHandling } from './ticket-handling';
import { TicketReader } from './ticket-reader';

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
