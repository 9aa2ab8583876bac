import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity';
import { IdempotencyHooks } from './idempotency.hooks';
import { IdempotencyKeys } from './idempotency-keys';
import { UsableKeyInterceptor } from './usable-key.interceptor';

/** Repeated POSTs happen once: docs/wire.md section 1. */
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [
    IdempotencyKeys,
    IdempotencyHooks,
    { provide: APP_INTERCEPTOR, useClass: UsableKeyInterceptor },
  ],
})
export class IdempotencyModule {}
