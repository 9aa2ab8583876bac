import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { BaseRecord } from '@kit/server/store/base-record';

/** A plain resource that is no part of another record. */
export interface PlainResource {
  entity: new () => BaseRecord;
  /** Creates its table; null where an older migration of several tables does. */
  migration: (new () => MigrationInterface) | null;
  /** Loaded by the application alone: what only needs the tables does without. */
  module: () => Promise<Type>;
}
