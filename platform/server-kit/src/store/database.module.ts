import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock, PeriodicJobs } from '../base/clock/clock';
import { DatabasePresence } from './presence';
import { RedisConnection } from './redis-connection';
import { GuestReads } from './replicas/guest-reads';
import { Replicas } from './replicas/replicas';
import { RETAINED_ROWS, type RetainedRows, Retention } from './retention';
import { UnitOfWork } from './unit-of-work';

interface Stores {
  dataSource: DataSource;
  clock: Clock;
  redisUrl: string | null;
  retained: readonly RetainedRows[];
  replicas?: Replicas | null;
}

/** The stores, every table's repository and the clock, for every feature. */
@Global()
@Module({})
export class DatabaseModule {
  static with({ dataSource, clock, redisUrl, retained, replicas = null }: Stores): DynamicModule {
    const values = [
      { provide: Clock, useValue: clock },
      { provide: RedisConnection, useFactory: () => redisUrl && new RedisConnection(redisUrl) },
      { provide: RETAINED_ROWS, useValue: retained },
      { provide: Replicas, useValue: replicas },
      GuestReads,
      PeriodicJobs,
    ];
    const tables = Object.values(dataSource.options.entities ?? []) as (new () => object)[];
    return {
      module: DatabaseModule,
      imports: [
        DiscoveryModule,
        ScheduleModule.forRoot(),
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
        TypeOrmModule.forFeature(tables),
      ],
      providers: [...values, UnitOfWork, DatabasePresence, Retention],
      exports: [...values, UnitOfWork, DatabasePresence, Retention, TypeOrmModule],
    };
  }
}
