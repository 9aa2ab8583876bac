import { DeleteDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn } from './columns';

/** What every table has: requirement 3.1. Timestamps are set by the application, from its clock. */
export abstract class BaseRecord {
  @PrimaryGeneratedColumn() id!: number;
  @InstantColumn() created_at!: Date;
  @InstantColumn() updated_at!: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true }) deleted_at!: Date | null;

  /** @throws Error for changes that `Transaction.update` must not write: of records with rules of their own */
  mustAccept?(changes: object): void;
}
