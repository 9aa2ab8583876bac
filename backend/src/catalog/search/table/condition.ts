/** SQL over the row `machine`, with its named parameters. */
export interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** The words of the row `machine`: of what an index has whole they are looked up in its row. */
export const WORDS = 'machine.words';

export const ALWAYS: Condition = { sql: '1 = 1', parameters: {} };

export const all = (conditions: readonly Condition[]): Condition => joined(conditions, ' AND ') ?? ALWAYS;

/** @returns null for none */
export const any = (conditions: readonly Condition[]): Condition | null => joined(conditions, ' OR ');

/** Ids of the database's own, as a list of literals: a hundred parameters would be parsed each time. */
export function idsIn(column: string, ids: readonly number[]): Condition {
  return { sql: `${column} IN (${ids.map(Number).join(', ')})`, parameters: {} };
}

function joined(conditions: readonly Condition[], by: string): Condition | null {
  const [first] = conditions;
  if (!first || conditions.length === 1) return first ?? null;
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(by)})`,
    parameters: Object.assign(
      {},
      ...conditions.map(({ parameters }) => parameters),
    ) as Condition['parameters'],
  };
}
