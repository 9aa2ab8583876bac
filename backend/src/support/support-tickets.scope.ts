import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SupportTicket } from './support-ticket.entity';

@Injectable()
export class SupportTicketScope implements RecordScope<SupportTicket> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<SupportTicket | null> {
    return this.dataSource.getRepository(SupportTicket).findOneBy({ id });
  }
}
