import { Authenticated, type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { adminPolicy, type AuditEventFilters, auditEventType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from './exports/filters';
import { AdminsOnly } from '../users/admins-only';
import { AuditEvent } from './audit-event.entity';
import { AuditEventsService } from './audit-events.service';

export const AuditEventScope = scopeOf(AuditEvent);

@Controller(auditEventType.endpoint)
@Authenticated()
@AdminsOnly()
export class AuditEventsController {
  constructor(private readonly events: AuditEventsService) {}

  @Get()
  async index(@Filters(auditEventType) filters: FiltersOf<AuditEventFilters>) {
    return paginated(await this.events.page(filters), filters, (event) => event);
  }

  @Get('proof')
  proof() {
    return this.events.proof();
  }

  @Show(':id', AuditEventScope, adminPolicy.manage)
  async show(@Loaded() event: AuditEvent) {
    const [record] = await this.events.shown([event]);
    return record;
  }
}
