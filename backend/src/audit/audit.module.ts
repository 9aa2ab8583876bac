import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEvent } from './audit-event.entity';
import { AuditEventScope } from './audit-events.scope';
import { AuditEventsController } from './audit-events.controller';
import { AuditEventsService } from './audit-events.service';
import { AuditRetention } from './audit-retention';
import { AuditSealer } from './audit-sealer';
import { AuditService } from './audit.service';
import { CsvLists } from './exports/csv-lists';

/** Who did what, for every feature. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent])],
  controllers: [AuditEventsController],
  providers: [
    AuditService,
    AuditSealer,
    AuditRetention,
    AuditEventsService,
    AuditEventScope,
    { provide: APP_INTERCEPTOR, useClass: CsvLists },
  ],
  exports: [AuditService, AuditRetention],
})
export class AuditModule {}
