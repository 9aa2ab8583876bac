import { Module } from '@nestjs/common';
import { ErrorReportsController } from './errors/error-reports.controller';
import { RecordingsController } from './recordings/recordings.controller';
import { VersionController } from './version.controller';
import * as providers from './watching-providers';

/** Errors in pages and in the server, and recordings of them: docs/rules/0036. */
@Module({
  controllers: [ErrorReportsController, RecordingsController, VersionController],
  providers: Object.values(providers),
})
export class WatchingModule {}
