import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { Rounds } from '../clock/rounds';
import { DatabasePresence } from './presence';
import { UnitOfWork } from './unit-of-work';

/** The open database and the clock, for every feature. */
@Global()
@Module({})
export class DatabaseModule {
  static with(dataSource: DataSource, clock: Clock): DynamicModule {
    const values = [
      { provide: DataSource, useValue: dataSource },
      { provide: Clock, useValue: clock },
      Rounds,
    ];
    return {
      module: DatabaseModule,
      providers: [...values, UnitOfWork, DatabasePresence],
      exports: [...values, UnitOfWork, DatabasePresence],
    };
  }
}
