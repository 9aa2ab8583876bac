import { ChannelRegistry } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { supportTicketPolicy } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { User } from '../users/user.entity';
import { SupportTicketScope } from './support-tickets.scope';

/** Who is looking at a ticket just now, for those who may see it: `presence-support_ticket.{id}`. */
@Injectable()
export class TicketPresence implements OnModuleInit {
  constructor(
    private readonly channels: ChannelRegistry,
    private readonly dataSource: DataSource,
    private readonly tickets: SupportTicketScope,
  ) {}

  onModuleInit(): void {
    this.channels.define('support_ticket.{id}', (user, { id }) => this.member(user.id, Number(id)));
  }

  private async member(userId: number, ticketId: number): Promise<{ id: number; name: string } | false> {
    if (!Number.isSafeInteger(ticketId)) return false;
    const user = await this.dataSource.getRepository(User).findOneBy({ id: userId });
    const ticket = await this.tickets.find(ticketId);
    if (!user || !ticket || !supportTicketPolicy.view(user, ticket).allowed) return false;
    return { id: user.id, name: user.name };
  }
}
