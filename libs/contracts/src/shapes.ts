import { type Field, type Fields, type ObjectFrom, type RecordFrom, type Shape } from './fields';

// Beside fields.ts, whose kinds browsers need of plain resources: nothing here is part of a page.

/** HTML, made safe on the server. */
export const html: Field<string> = { kind: 'html', nullable: false };
/** 24 hours, local to the machine's place. */
export const time: Field<string> = { kind: 'time', nullable: false };
/** Whatever JSON there is. */
export const anything: Field = { kind: 'anything', nullable: false };

export const scalar = <T extends number | string | boolean>(): Field<T> => ({
  kind: 'scalar',
  nullable: false,
});

export const choice = <const V extends readonly string[]>(values: V): Field<V[number]> => ({
  kind: 'choice',
  nullable: false,
  values,
});

export const list = <T>(of: Field<T>): Field<T[]> => ({ kind: 'list', nullable: false, of });

/** Values by names that are not known beforehand. */
export const map = <T>(of: Field<T>): Field<Record<string, T>> => ({ kind: 'map', nullable: false, of });

export const mapLike = <T extends object>(of: Field): Field<T> => ({ kind: 'map', nullable: false, of });

export const nested = <R>(shape: Shape<R>): Field<R> => ({ kind: 'object', nullable: false, shape });

export const optional = <F extends Field>(one: F): F & { readonly optional: true } => ({
  ...one,
  optional: true,
});

export const described = <F extends Field>(description: string, one: F): F => ({ ...one, description });

/** A shape that is stored and shown as a record, with id and stamps. */
export function record<const F extends Fields>(name: string, fields: F): Shape<RecordFrom<F>, F> {
  return { name, fields, isRecord: true };
}

/** An object that is a part of others or an answer by itself. @param name  where the documentation has one for it */
export function part<const F extends Fields>(fields: F, name: string | null = null): Shape<ObjectFrom<F>, F> {
  return { name, fields, isRecord: false };
}
