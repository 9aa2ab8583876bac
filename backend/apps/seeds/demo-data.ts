import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMinor } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { BaseRecord } from '@kit/server/store/base-record';
import { insertRow, type NewRow } from '@kit/server/store/writing';
import type { EntityManager } from 'typeorm';

const DAY_MS = 86_400_000;

export interface DemoWorld {
  manager: EntityManager;
  /** All times are relative to it. */
  now: Date;
  /** Stored cards and collected payments must be known to the provider: Stripe knows none of the demo's. */
  payments: 'stripe' | 'simulator';
  /** Hours that an owner has to answer; 0 for no limit. */
  answerHours: number;
  /** People by first name, machines by model. */
  ids: Map<string, number>;
}

/** The instant some days (fractions allowed) before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY_MS));
}

/** A file of `data`, as T says: "-1.5d" is so long before now, "$20" an amount, "@ray" the id of who or what has that name. */
export function load<T>(file: string, world: Pick<DemoWorld, 'now' | 'ids'>): T {
  const text = readFileSync(join(__dirname, 'data', `${file}.json`), 'utf8');
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? valueOf(value, world) : value,
  ) as T;
}

function valueOf(text: string, { now, ids }: Pick<DemoWorld, 'now' | 'ids'>): string | number | Date {
  const [, days] = /^-([\d.]+)d$/.exec(text) ?? [];
  if (days) return daysBefore(now, Number(days));
  const [, dollars] = /^\$([\d.]+)$/.exec(text) ?? [];
  if (dollars) return toMinor(Number(dollars), CURRENCY);
  return text.startsWith('@') ? idOf(ids, text.slice(1)) : text;
}

export function idOf(ids: DemoWorld['ids'], name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no ${name}.`);
  return id;
}

/** Inserts a record and returns its id. Columns that are left off are null; stamps are those of `at` unless given. */
export async function write<T extends BaseRecord>(
  manager: EntityManager,
  Entity: new () => T,
  row: Partial<NewRow<T>>,
  at: Date,
): Promise<number> {
  const stamps = { created_at: at, updated_at: row.created_at ?? at };
  return (await insertRow(manager, Object.assign(new Entity(), stamps, row))).id;
}
