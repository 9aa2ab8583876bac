import type { RuleSet } from '@laravel-wire/core';
import type { Field, Fields } from '@yard/contracts';
import { readMoney } from '@kit/server/store/present';

/** The parts of a resource that say what is sent. */
interface Shape {
  fields: Fields;
  rules: Pick<RuleSet<unknown>, 'lines'>;
}

type Columns = Record<string, unknown>;

/** The columns of a new row, as far as the input says them; what may be null and was not sent is null. */
export function newColumns(shape: Shape, input: object): Columns {
  const changed = changedColumns(shape, input);
  const missing = Object.keys(changed).filter((name) => changed[name] === undefined);
  const nulls = missing.flatMap((name) => (shape.fields[name]?.nullable ? [[name, null] as const] : []));
  return { ...changed, ...Object.fromEntries(nulls) };
}

/** The columns that a change says; what was not sent is undefined, and stays as it is. */
export function changedColumns({ fields, rules }: Shape, input: object): Columns {
  const columns = Object.keys(rules.lines).flatMap((name) => {
    const field = fields[name];
    return field ? [[name, columnValue(field, Reflect.get(input, name))] as const] : [];
  });
  return Object.fromEntries(columns);
}

/** A value of the wire as its column keeps it. */
export function columnValue({ kind, decimals }: Field, value: unknown): unknown {
  if (value == null) return value;
  if (kind === 'money') return readMoney(Number(value));
  if (kind === 'instant') return new Date(String(value));
  return decimals === undefined ? value : Math.round(Number(value) * 10 ** decimals) / 10 ** decimals;
}
