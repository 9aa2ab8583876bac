import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module';
import { ContentReport } from './content-report.entity';
import { ContentReportScope, ContentReportsController } from './content-reports.controller';
import { ContentReportsService } from './content-reports.service';

/** Texts that are reported, for every feature that has some. */
@Global()
@Module({
  imports: [NotificationsModule, TypeOrmModule.forFeature([ContentReport])],
  controllers: [ContentReportsController],
  providers: [ContentReportsService, ContentReportScope],
  exports: [ContentReportsService],
})
export class ReportsModule {}
