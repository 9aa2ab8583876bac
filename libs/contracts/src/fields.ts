import type { BaseFields } from './record';

/** How a member of a record travels; docs/wire.md says what each kind looks like. */
export type FieldKind = 'text' | 'whole' | 'number' | 'money' | 'flag' | 'day' | 'instant' | 'list';

/** One member of a record, said once: types, documentation, presenter and columns are read from it. */
export interface Field<T = unknown> {
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** of a number: what its column keeps */
  readonly decimals?: number;
  /** of a list: the documented schema of its entries */
  readonly of?: string;
  /** carries the type only; never set */
  readonly value?: T;
}

export type Fields = Readonly<Record<string, Field>>;

/** The record that has these members. */
export type RecordFrom<F> = BaseFields & { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const field = <T>(kind: FieldKind): Field<T> => ({ kind, nullable: false });

export const text = field<string>('text');
export const whole = field<number>('whole');
/** Major units. */
export const money = field<number>('money');
export const flag = field<boolean>('flag');
/** `YYYY-MM-DD` */
export const day = field<string>('day');
/** UTC with microseconds. */
export const instant = field<string>('instant');

export const number = (decimals: number): Field<number> => ({ ...field<number>('number'), decimals });

/** Entries of a shape of their own. @param of  their schema's name in the documentation */
export const listOf = <T>(of: string): Field<T[]> => ({ ...field<T[]>('list'), of });

export const orNull = <T>(one: Field<T>): Field<T | null> => ({ ...one, nullable: true });
