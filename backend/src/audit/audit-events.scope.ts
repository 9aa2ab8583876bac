import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditEvent } from './audit-event.entity';

@Injectable()
export class AuditEventScope implements RecordScope<AuditEvent> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<AuditEvent | null> {
    return this.dataSource.getRepository(AuditEvent).findOneBy({ id });
  }
}
