import { baseFields, type Stamped, wireInstant, wireMoney } from './wire-fields';

/** How a record looks on the wire, as its contract says it. */
interface Shown<R> {
  readonly fields: Readonly<Record<string, { kind: string; optional?: true }>>;
  readonly record?: R;
}

/** The columns that a record is shown from. */
type RowOf<R> = Stamped & {
  [K in keyof R as K extends keyof Stamped ? never : K]: R[K] | (string extends R[K] ? Date : never);
};

/**
 * Shows rows as their record's fields say. Refused by the type check where an entity lacks a column.
 *
 * @param computed  fields that are no columns, from the row and what else the presenter is given
 */
export function presenterOf<
  R extends ReturnType<typeof baseFields>,
  T = unknown,
  K extends keyof R = never,
  A extends unknown[] = [],
>(
  { fields }: Shown<R>,
  computed?: (row: T, ...given: A) => Pick<R, K>,
): (row: T & RowOf<Omit<R, K>>, ...given: A) => R {
  const members = Object.entries(fields);
  return (row, ...given) => {
    const own: object = computed?.(row, ...given) ?? {};
    const shown: Record<string, unknown> = baseFields(row);
    for (const [name, { kind, optional }] of members) {
      if (Object.hasOwn(own, name)) shown[name] = Reflect.get(own, name);
      else if (!optional) shown[name] = wireValue(kind, Reflect.get(row, name));
    }
    return shown as R;
  };
}

export function wireValue(kind: string, value: unknown): unknown {
  if (kind === 'money') return wireMoney(value as number | null);
  return kind === 'instant' ? wireInstant(value as Date | null) : value;
}
