import * as records from '@yard/contracts/records';
import { clipped } from '@yard/contracts/cut-text';
import { type Field, resources, type Shape } from '@yard/contracts';
import { wireValue } from '@kit/server/store/present';
import type { ColumnChange } from '@kit/server/store/transaction';

/** Record types without any person's text. */
const IMPERSONAL = new Set([
  ...['cancellation_policy', 'deposit_policy', 'document', 'machine_type', 'saved_reply', 'saved_filter'],
  'search_synonym',
]);
/** The log says what was changed; a whole document is in the document. */
const TEXT_MAX = 200;

const shapes = new Map(
  [...Object.values<unknown>(records), ...Object.values<unknown>(resources)]
    .filter(isShape)
    .map((shape) => [shape.name, shape]),
);

export interface AuditedChange {
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * The changed fields of a record, if the wire has them: others are nobody's to read here either. Texts that
 * may name a person are logged without their values, since the log is never changed.
 */
export function auditedChanges(kind: string, changes: Record<string, ColumnChange>): AuditedChange[] {
  const fields: Record<string, Field> = shapes.get(kind)?.fields ?? {};
  return Object.entries(changes).flatMap(([name, { from, to }]) => {
    const field = fields[name];
    if (!field) return [];
    const value = (one: unknown) => (isShown(kind, field) ? shortened(wireValue(field.kind, one)) : null);
    return [{ field: name, from: value(from), to: value(to) }];
  });
}

const SHOWN_KINDS = new Set(['whole', 'money', 'flag', 'day', 'instant', 'number', 'choice', 'time']);

const isShown = (kind: string, field: Field) => SHOWN_KINDS.has(field.kind) || IMPERSONAL.has(kind);

function shortened(value: unknown): unknown {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return typeof text === 'string' ? clipped(text, TEXT_MAX) : text;
}

function isShape(value: unknown): value is Shape & { name: string } {
  return typeof value === 'object' && value !== null && 'fields' in value && 'name' in value;
}
