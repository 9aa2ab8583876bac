import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditEventFilters, AuditEventRecord } from '@yard/contracts';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { pageOf, type Rows } from '@yard/server/store/page-of';
import { baseFields } from '@yard/server/store/wire-fields';
import { UsersService } from '../users/users.service';
import { AuditEvent } from './audit-event.entity';

/** Reads the record of changes. */
@Injectable()
export class AuditEventsService {
  constructor(
    @InjectRepository(AuditEvent) private readonly events: Repository<AuditEvent>,
    private readonly users: UsersService,
  ) {}

  async page(filters: FiltersOf<AuditEventFilters>): Promise<Rows<AuditEventRecord>> {
    const { user_id, record_type, record_id } = filters;
    const asked = Object.entries({ user_id, record_type, record_id }).filter(([, value]) => value != null);
    const where: FindOptionsWhere<AuditEvent> = Object.fromEntries(asked);
    const { rows, total } = await pageOf(this.events, where, filters);
    return { rows: await this.shown(rows), total };
  }

  /** With the actors' names; one query. */
  async shown(events: AuditEvent[]): Promise<AuditEventRecord[]> {
    const names = await this.users.namesOf(events.map(({ user_id }) => user_id));
    return events.map((event) => ({
      ...baseFields(event),
      user_id: event.user_id,
      user_name: event.user_id === null ? null : (names.get(event.user_id) ?? null),
      action: event.action,
      record_type: event.record_type,
      record_id: event.record_id,
      data: event.data,
      ip_address: event.ip_address,
      request_id: event.request_id,
    }));
  }
}
