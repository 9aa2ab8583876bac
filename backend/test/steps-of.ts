import type { BaseRecord } from '@kit/server/store/base-record';

/** The steps from status to status that a record accepts: `open → accepted`. */
export function stepsOf<S extends string>(
  states: Readonly<Record<S, object>>,
  recordIn: (state: object) => BaseRecord,
): string[] {
  const all = Object.entries<object>(states);
  return all.flatMap(([before, state]) =>
    all
      .filter(([after, changes]) => after !== before && accepts(recordIn(state), changes))
      .map(([after]) => `${before} → ${after}`),
  );
}

function accepts(record: BaseRecord, changes: object): boolean {
  try {
    record.mustAccept?.(changes);
    return true;
  } catch {
    return false;
  }
}

/** Each of these statuses as the column that it is written to. */
export const inColumn = (statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { status }]));
