import type { RecordType, RuleSet } from '@laravel-wire/core';
import type { AdminRight } from '@yard/contracts';
import type { ListColumns } from '@yard/contracts/back-office';
import { clipped } from '@yard/contracts/cut-text';
import type { IconName } from '@yard/ui';
import type { ReactNode } from 'react';

export type PlainRecord = { id: number; created_at: string; updated_at: string; deleted_at: string | null };

export interface PlainField<R> {
  name: keyof R & string;
  label: string;
  hint?: string;
  /** A text's longest length in characters. Without it the field is an instant. */
  max?: number;
  rows?: number;
}

export interface PlainKind<R extends PlainRecord> {
  type: RecordType<R>;
  rules: RuleSet<unknown>;
  updateRules: RuleSet<unknown>;
  /** `saved_reply`, as the audit log has it. */
  auditType: string;
  /** The right that changing a record takes; null where every admin may. */
  right: AdminRight | null;
  title: string;
  lead: string;
  noun: string;
  plural: string;
  icon: IconName;
  none: string;
  columns: ListColumns<R>;
  sort: { key: keyof R & string; direction: 'asc' | 'desc' };
  fields: readonly [PlainField<R>, ...PlainField<R>[]];
  refusalOf?: (text: string) => string | null;
  status?: (record: R) => ReactNode;
  above?: ReactNode;
}

const NAME_MAX = 60;

export function nameOf<R extends PlainRecord>({ fields: [first] }: PlainKind<R>, record: R): string {
  return clipped(String(record[first.name]), NAME_MAX);
}

export type RecordOfResource<T> = T extends { type: RecordType<infer R> } ? R : never;
