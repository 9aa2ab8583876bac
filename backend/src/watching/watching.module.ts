import { Module } from '@nestjs/common';
import { ErrorReportScope } from './errors/error-report.scope';
import { ErrorReportsController } from './errors/error-reports.controller';
import { ErrorReportsService } from './errors/error-reports.service';
import { ErrorStore } from './errors/error-store';
import { PageErrors } from './errors/page-errors';
import { ServerErrors } from './errors/server-errors';
import { ServerSentry } from './errors/server-sentry';
import { RecordingRemovals } from './recordings/recording-removals';
import { RecordingQuota } from './recordings/recording-quota';
import { RecordingsController, RecordingScope } from './recordings/recordings.controller';
import { RecordingsService } from './recordings/recordings.service';
import { VersionController } from './version.controller';

/** Errors in pages and in the server, and recordings of them: docs/rules/0036. */
@Module({
  controllers: [ErrorReportsController, RecordingsController, VersionController],
  providers: [
    ErrorReportScope,
    ErrorReportsService,
    ErrorStore,
    PageErrors,
    ServerErrors,
    ServerSentry,
    RecordingRemovals,
    RecordingQuota,
    RecordingScope,
    RecordingsService,
  ],
})
export class WatchingModule {}
