import type { BaseFields } from './record';

/** A member's type on the wire; docs/wire.md describes each kind. */
export type FieldKind = ScalarKind | 'list' | 'map' | 'object';
export type ScalarKind =
  | 'text'
  | 'html'
  | 'choice'
  | 'whole'
  | 'number'
  | 'money'
  | 'flag'
  | 'day'
  | 'time'
  | 'instant'
  | 'scalar'
  | 'anything';

/** One member of a record, declared once: types, documentation, presenter and columns are read from it. */
export interface Field<T = unknown> {
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** Absent from some answers. */
  readonly optional?: true;
  /** of a number: what its column keeps */
  readonly decimals?: number;
  /** of a choice: its values */
  readonly values?: readonly string[];
  /** of a list or a map: its entries, or the name of the shape that they have */
  readonly of?: Field | string;
  /** of an object */
  readonly shape?: Shape;
  /** for readers of the documentation */
  readonly description?: string;
  /** carries the type only; never set */
  readonly value?: T;
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer T> ? T : never;
type Optional = { readonly optional: true };

export type ObjectFrom<F> = {
  -readonly [K in keyof F as F[K] extends Optional ? never : K]: ValueOf<F[K]>;
} & { -readonly [K in keyof F as F[K] extends Optional ? K : never]?: ValueOf<F[K]> };

export type RecordFrom<F> = BaseFields & ObjectFrom<F>;

/** All members of an object on the wire. */
export interface Shape<R = unknown, F extends Fields = Fields> {
  /** Singular: `machine_type` in audit events, `MachineType` in the documentation; null of a part without a name. */
  readonly name: string | null;
  readonly fields: F;
  readonly isRecord: boolean;
  /** carries the type only; never set */
  readonly record?: R;
}

/** Type on the wire of a shape or a plain resource. */
export type RecordOf<S> = S extends { readonly record?: infer R } ? NonNullable<R> : never;

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

export const number = (decimals?: number): Field<number> => ({ ...field<number>('number'), decimals });

/** Entries of a shape of their own. @param of  its name; the shape itself stays out of browsers */
export const listOf = <T>(of: string): Field<T[]> => ({ ...field<T[]>('list'), of });

export const orNull = <T>(one: Field<T>): Field<T | null> => ({ ...one, nullable: true });
