import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AddressesModule } from './addresses/addresses.module';
import { AgreementsModule } from './agreements/agreements.module';
import { ApiDocsModule } from './api-docs/api-docs.module';
import type { AppParts } from './app-parts';
import { AuditModule } from './audit/audit.module';
import { wireModule } from './auth/auth.module';
import { CatalogModule } from './catalog/catalog.module';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { FilesModule } from './files/files.module';
import { HealthModule } from './health/health.module';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { KEPT_ROWS } from './kept-rows';
import { LedgerModule } from './ledger/ledger.module';
import { MediaModule } from './media/media.module';
import { MetricsModule } from './metrics/metrics.module';
import { NotificationsModule } from './notifications/notifications.module';
import { PagesModule } from './pages/pages.module';
import { PaymentsModule } from './payments/payments.module';
import { PayoutsModule } from './payouts/payouts.module';
import { plainResources } from './plain-resources';
import { QuestionsModule } from './questions/questions.module';
import { RealtimeModule } from './realtime/own-channels';
import { RemotesModule } from './remotes/remotes.module';
import { RentalsModule } from './rentals/rentals.module';
import { ResourcesModule } from './resources/resources.module';
import { SavedModule } from './saved/saved.module';
import { SchedulerModule } from './scheduler/scheduler.module';
import { SupportModule } from './support/support.module';
import { WatchingModule } from './watching/watching.module';
import { UsersModule } from './users/users.module';

/** Everything the application is made of; what differs between production and tests comes in from outside. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(parts.environment),
        DatabaseModule.with({ ...parts, redisUrl: parts.environment.redisUrl, kept: KEPT_ROWS }),
        wireModule(parts.environment, parts.tuning ?? {}),
        HealthModule,
        RealtimeModule,
        UsersModule,
        AuditModule,
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
        SupportModule,
        QuestionsModule,
        SavedModule,
        ApiDocsModule,
        SchedulerModule,
        WatchingModule,
        RemotesModule,
        PagesModule,
        MetricsModule,
      ],
    };
  }
}
