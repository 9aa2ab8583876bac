import { Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/messaging.module';
import { SupportTicketScope } from './support-tickets.scope';
import { SupportTicketsController } from './support-tickets.controller';
import { SupportTicketsService } from './support-tickets.service';
import { TicketEvents } from './ticket-events';
import { TicketMessageScope } from './ticket-messages.scope';
import { TicketMessagesController } from './ticket-messages.controller';
import { TicketMessagesService } from './ticket-messages.service';
import { TicketPresence } from './ticket-presence';
import { TicketReader } from './ticket-reader';

/** Questions to the admins and their answers. */
@Module({
  imports: [MessagingModule],
  controllers: [SupportTicketsController, TicketMessagesController],
  providers: [
    SupportTicketScope,
    SupportTicketsService,
    TicketEvents,
    TicketMessageScope,
    TicketMessagesService,
    TicketPresence,
    TicketReader,
  ],
})
export class SupportModule {}
