import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AddressesModule } from './addresses/addresses.module';
import { AuthModule } from './auth/auth.module';
import type { Clock } from './clock/clock';
import { ConfigModule } from './config/config.module';
import type { Environment } from './config/environment';
import { DatabaseModule } from './database/database.module';

/** Everything the application is made of; what differs between production and tests comes in from outside. */
@Module({})
export class AppModule {
  static with(parts: { environment: Environment; dataSource: DataSource; clock: Clock }): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(parts.environment),
        DatabaseModule.with(parts.dataSource, parts.clock),
        AuthModule.with(parts.environment),
        AddressesModule,
      ],
    };
  }
}
