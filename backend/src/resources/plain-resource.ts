import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { BaseRecord } from '@kit/server/store/base-record';

/** A plain resource that is no part of another record. */
export interface PlainResource {
  entity: new () => BaseRecord;
  /** Creates its table, unless the baseline of its room does. */
  migration?: new () => MigrationInterface;
  /** Loaded by the application alone: what only needs the tables does without. */
  module: () => Promise<Type>;
}
