import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity';
import { IdempotencyHooks } from './idempotency.hooks';
import { IdempotencyKeys } from './idempotency-keys';

/** Repeated POSTs happen once: docs/wire.md section 1. */
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [IdempotencyKeys, IdempotencyHooks],
})
export class IdempotencyModule {}
