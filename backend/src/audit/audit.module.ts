import { Global, Module } from '@nestjs/common';
import { AuditEventsController, AuditEventScope } from './audit-events.controller';
import { AuditEventsService } from './audit-events.service';
import { AuditRetention } from './audit-retention';
import { AuditSealer } from './audit-sealer';
import { AuditService } from './audit.service';

@Global()
@Module({
  controllers: [AuditEventsController],
  providers: [AuditService, AuditSealer, AuditRetention, AuditEventsService, AuditEventScope],
  exports: [AuditService, AuditRetention],
})
export class AuditModule {}
