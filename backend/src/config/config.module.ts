import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Environment } from './environment';

/** The checked environment, by this token wherever it is needed. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

@Global()
@Module({})
export class ConfigModule {
  static with(environment: Environment): DynamicModule {
    const provider = { provide: ENVIRONMENT, useValue: environment };
    return { module: ConfigModule, providers: [provider], exports: [provider] };
  }
}
