import { Global, Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { ContentReportScope, ContentReportsController } from './content-reports.controller';
import { ContentReportsService } from './content-reports.service';

@Global()
@Module({
  imports: [NotificationsModule],
  controllers: [ContentReportsController],
  providers: [ContentReportsService, ContentReportScope],
  exports: [ContentReportsService],
})
export class ReportsModule {}
