import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module';
import { ContentReport } from './content-report.entity';
import { ContentReportScope, ContentReportsController } from './content-reports.controller';
import { ContentReports } from './content-reports.service';

/** Texts that are reported, for every feature that has some. */
@Global()
@Module({
  imports: [NotificationsModule, TypeOrmModule.forFeature([ContentReport])],
  controllers: [ContentReportsController],
  providers: [ContentReports, ContentReportScope],
  exports: [ContentReports],
})
export class ReportsModule {}
