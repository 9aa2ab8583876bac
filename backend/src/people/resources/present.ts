import type { BaseFields, Field, Resource } from '@yard/contracts';
import type { BaseRecord } from '@yard/server/store/base-record';
import { baseFields, wireInstant, wireMoney } from '@yard/server/store/wire-fields';

/** The columns that a record is shown from. */
type RowOf<R> = BaseRecord & {
  [K in Exclude<keyof R, keyof BaseFields>]: R[K] | (string extends R[K] ? Date : never);
};

/**
 * Shows rows as their resource's fields say. Refused by the type check where an entity lacks a column.
 *
 * @param computed  fields that are no columns, from the row
 */
export function presenterOf<
  R extends BaseFields,
  T extends BaseRecord = BaseRecord,
  K extends keyof R = never,
>(
  { fields }: Pick<Resource<R>, 'fields' | 'type'>,
  computed?: (row: T) => Pick<R, K>,
): (row: T & RowOf<Omit<R, K>>) => R {
  return (row) => {
    const own: object = computed?.(row) ?? {};
    const shown = Object.entries(fields).map(([name, field]) => [
      name,
      name in own ? Reflect.get(own, name) : wireValue(field, Reflect.get(row, name)),
    ]);
    return { ...baseFields(row), ...Object.fromEntries(shown) } as R;
  };
}

function wireValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'money') return wireMoney(value as number | null);
  return kind === 'instant' ? wireInstant(value as Date | null) : value;
}
