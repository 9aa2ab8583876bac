import { isDeepStrictEqual } from 'node:util';
import type { BaseRecord } from './base-record';

export interface ColumnChange {
  from: unknown;
  to: unknown;
}

/** What a transaction makes of records, until somebody takes it. */
export class NotedChanges {
  private readonly changed = new Map<string, Record<string, ColumnChange>>();

  /** Before the record has the new values in memory. */
  note(record: BaseRecord, values: Record<string, unknown>): void {
    const key = `${snakeCased(record.constructor.name)} ${record.id}`;
    const changes = this.changed.get(key) ?? {};
    for (const [column, to] of Object.entries(values)) {
      const from: unknown = Reflect.get(record, column);
      if (column !== 'updated_at' && !isDeepStrictEqual(from, to)) {
        changes[column] = { from: changes[column] ? changes[column].from : from, to };
      }
    }
    this.changed.set(key, changes);
  }

  /** By column, once. @param kind  the record's class in snake case: `store_order` */
  take(kind: string, id: number): Record<string, ColumnChange> {
    const key = `${kind} ${id}`;
    const changes = this.changed.get(key) ?? {};
    this.changed.delete(key);
    return changes;
  }
}

const snakeCased = (name: string) => name.replace(/\B[A-Z]/g, '_$&').toLowerCase();
