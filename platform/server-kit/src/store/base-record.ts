import { Column, type ColumnOptions, DeleteDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import { majorFrom, minorFrom, timeOfDayFrom } from './reading';

type Nullable = Pick<ColumnOptions, 'nullable' | 'default'>;

/** DECIMAL(10,2) in the table unless a sum needs more, integer minor units in the entity; nothing else sees a decimal. */
export const MoneyColumn = ({ precision = 10, ...options }: Nullable & { precision?: number } = {}) =>
  Column({
    ...options,
    type: 'decimal',
    precision,
    scale: 2,
    transformer: {
      to: (minor: number | null | undefined) => (minor == null ? minor : majorFrom(minor)),
      from: (major: number | string | null) => (major === null ? null : minorFrom(major)),
    },
  });

/** An instant, stored in UTC to the millisecond. */
export const InstantColumn = (options: Nullable = {}) =>
  Column({ ...options, type: 'datetime', precision: 3 });

/** A calendar day, `YYYY-MM-DD` text in the entity. */
export const DayColumn = (options: Nullable = {}) => Column({ ...options, type: 'date' });

/** A time of day, `HH:mm`, or null. */
export const TimeOfDayColumn = () =>
  Column({
    type: 'varchar',
    nullable: true,
    transformer: { to: (time: string | null | undefined) => time, from: timeOfDayFrom },
  });

/** A decimal that is no money (hours, percent): a number in the entity on both databases. */
export const DecimalColumn = (precision: number, scale: number, options: Nullable = {}) =>
  Column({
    ...options,
    type: 'decimal',
    precision,
    scale,
    transformer: {
      to: (value: number | null | undefined) => value,
      from: (value: number | string | null) => (value === null ? null : Number(value)),
    },
  });

/** Structured text; `simple-json` because MariaDB's own json type is text under another name. */
export const JsonColumn = (options: Nullable = {}) => Column({ ...options, type: 'simple-json' });

/** Columns of every table: requirement 3.1. Timestamps are set by the application, from its clock. */
export abstract class BaseRecord {
  @PrimaryGeneratedColumn() id!: number;
  @InstantColumn() created_at!: Date;
  @InstantColumn() updated_at!: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true }) deleted_at!: Date | null;

  /** @throws Error for changes that `Transaction.update` must not write: of records with rules of their own */
  mustAccept?(changes: object): void;
}
