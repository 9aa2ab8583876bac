import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from '../../src/accounts/accounts.module';
import { AddressesModule } from '../../src/catalog/addresses/addresses.module';
import { AgreementsModule } from '../../src/agreements/agreements.module';
import type { AppParts } from './app-parts';
import { AuditModule } from '../../src/audit/audit.module';
import { ReportsModule } from '../../src/reports/reports.module';
import { wireModule } from '../../src/accounts/auth/auth.module';
import { CatalogModule } from '../../src/catalog/catalog.module';
import { ConfigModule } from '../../src/config/config.module';
import { DatabaseModule } from '@kit/server/store/database.module';
import { FilesModule } from './files.module';
import { HealthModule } from '@kit/server/watch/health/health.module';
import { IdempotencyModule } from '@kit/server/store/idempotency/idempotency.module';
import { DELETED_AFTER } from '../schema/deleted-after';
import { LedgerModule } from '../../src/ledger/ledger.module';
import { MediaModule } from '../../src/catalog/media/media.module';
import { NotificationsModule } from '../../src/notifications/notifications.module';
import { PaymentsModule } from '../../src/payments/payments.module';
import { AdminModule } from '../../src/admin/admin.module';
import { PayoutsModule } from '../../src/ledger/payouts/payouts.module';
import { PersonalDataModule } from '../../src/users/personal-data';
import { personalRecords } from '../schema/personal-records';
import { plainResources } from '../schema/plain-resources';
import { QuestionsModule } from '../../src/messaging/questions/questions.module';
import { RealtimeModule } from '../../src/accounts/realtime/own-channels';
import { RentalsModule } from '../../src/rentals/rentals.module';
import { ReviewsModule } from '../../src/rentals/reviews/reviews.module';
import { ResourcesModule } from '../../src/resources/resources.module';
import { SavedModule } from '../../src/catalog/saved/saved.module';
import { SchedulerModule } from '../../src/scheduler/scheduler.module';
import { SiteModule } from '../../src/site/site.module';
import { SupportModule } from '../../src/support/support.module';
import { UsersModule } from '../../src/users/users.module';

/** Everything the application is made of; what differs between production and tests comes in from outside. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(parts.environment),
        DatabaseModule.with({ ...parts, redisUrl: parts.environment.redisUrl, retained: DELETED_AFTER }),
        wireModule(parts.environment, parts.tuning ?? {}),
        HealthModule,
        RealtimeModule,
        PersonalDataModule.with(personalRecords),
        UsersModule,
        AuditModule,
        ReportsModule,
        ResourcesModule,
        NotificationsModule,
        AccountsModule,
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
        AdminModule,
        SupportModule,
        QuestionsModule,
        ReviewsModule,
        SavedModule,
        SchedulerModule,
        SiteModule,
      ],
    };
  }
}
