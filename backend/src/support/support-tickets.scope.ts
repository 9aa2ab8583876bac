import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SupportTicket } from './support-ticket.entity';

@Injectable()
export class SupportTicketScope implements RecordScope<SupportTicket> {
  constructor(@InjectRepository(SupportTicket) private readonly tickets: Repository<SupportTicket>) {}

  find(id: number): Promise<SupportTicket | null> {
    return this.tickets.findOneBy({ id });
  }
}
