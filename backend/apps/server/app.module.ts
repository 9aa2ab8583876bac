import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '../../src/people/account/account.module';
import { AddressesModule } from '../../src/catalog/addresses/addresses.module';
import { AgreementsModule } from '../../src/agreements/agreements.module';
import { ApiDocsModule } from '../../src/sites/api-docs/api-docs.module';
import type { AppParts } from './app-parts';
import { AuditModule } from '../../src/people/audit/audit.module';
import { ReportsModule } from '../../src/people/reports/reports.module';
import { wireModule } from '../../src/people/auth/auth.module';
import { CatalogModule } from '../../src/catalog/machines/catalog.module';
import { ConfigModule } from '../../src/config/config.module';
import { DatabaseModule } from '@kit/server/store/database.module';
import { FilesModule } from './files.module';
import { HealthModule } from '@kit/server/watch/health/health.module';
import { IdempotencyModule } from '@kit/server/store/idempotency/idempotency.module';
import { DELETED_AFTER } from '../schema/deleted-after';
import { LedgerModule } from '../../src/settlement/ledger/ledger.module';
import { MediaModule } from '../../src/catalog/media/media.module';
import { MetricsSiteModule } from '../../src/sites/metrics/metrics-site.module';
import { NotificationsModule } from '../../src/people/notifications/notifications.module';
import { PagesModule } from '../../src/sites/pages/pages.module';
import { PaymentsModule } from '../../src/payments/payments.module';
import { BackOfficeModule } from '../../src/back-office/back-office.module';
import { PayoutsModule } from '../../src/settlement/payouts/payouts.module';
import { plainResources } from '../schema/plain-resources';
import { QuestionsModule } from '../../src/talk/questions/questions.module';
import { RealtimeModule } from '../../src/people/realtime/own-channels';
import { RemotesModule } from '../../src/sites/remotes/remotes.module';
import { RentalsModule } from '../../src/rentals/routes/rentals.module';
import { ReviewsModule } from '../../src/talk/reviews/reviews.module';
import { ResourcesModule } from '../../src/people/resources/resources.module';
import { SavedModule } from '../../src/catalog/saved/saved.module';
import { SchedulerModule } from '../../src/rentals/routes/scheduler.module';
import { SupportModule } from '../../src/talk/support/support.module';
import { WatchingModule } from '../../src/sites/watching/watching.module';
import { UsersModule } from '../../src/people/users/users.module';

/** Everything the application is made of; what differs between production and tests comes in from outside. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(parts.environment),
        DatabaseModule.with({ ...parts, redisUrl: parts.environment.redisUrl, kept: DELETED_AFTER }),
        wireModule(parts.environment, parts.tuning ?? {}),
        HealthModule,
        RealtimeModule,
        UsersModule,
        AuditModule,
        ReportsModule,
        ResourcesModule,
        NotificationsModule,
        AccountModule,
        IdempotencyModule,
        AddressesModule,
        FilesModule,
        MediaModule,
        CatalogModule,
        ...plainResources.map(async ({ module }) => ({ module: await module() })),
        AgreementsModule,
        PaymentsModule,
        RentalsModule,
        LedgerModule,
        PayoutsModule,
        BackOfficeModule,
        SupportModule,
        QuestionsModule,
        ReviewsModule,
        SavedModule,
        ApiDocsModule,
        SchedulerModule,
        WatchingModule,
        RemotesModule,
        PagesModule,
        MetricsSiteModule,
      ],
    };
  }
}
