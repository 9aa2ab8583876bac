import { type DynamicModule, Module } from '@nestjs/common';
import { AddressesModule } from './addresses/addresses.module';
import type { AppParts } from './app';
import { type AdminListener, wireModule } from './auth/auth.module';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { HealthController } from './health/health.controller';
import { RealtimeModule } from './realtime/own-channels';

/** Everything the application is made of; what differs between production and tests comes in from outside. */
@Module({})
export class AppModule {
  static with(parts: AppParts, listener: AdminListener): DynamicModule {
    return {
      module: AppModule,
      controllers: [HealthController],
      imports: [
        ConfigModule.with(parts.environment),
        DatabaseModule.with(parts.dataSource, parts.clock),
        wireModule(parts.environment, listener, parts.tuning ?? {}),
        RealtimeModule,
        AddressesModule,
      ],
    };
  }
}
