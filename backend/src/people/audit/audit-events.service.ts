import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditEventFilters, AuditEventRecord } from '@yard/contracts';
import { auditEventShape } from '@yard/contracts/records';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { pageOf, type Rows } from '@yard/server/store/page-of';
import { presenterOf } from '@yard/server/store/present';
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
    return events.map((event) => presentEvent(event, names));
  }
}

const presentEvent = presenterOf(
  auditEventShape,
  ({ user_id }: AuditEvent, names: ReadonlyMap<number, string>) => ({
    user_name: user_id === null ? null : (names.get(user_id) ?? null),
  }),
);
