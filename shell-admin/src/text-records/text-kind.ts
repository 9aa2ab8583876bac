import type { RecordType, RuleSet } from '@laravel-wire/core';
import type { AdminRight } from '@yard/contracts';
import type { IconName } from '@yard/ui';

/** A record of two texts: a short one by which it is known, and what it stands for. */
export interface TextRecord {
  id: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** A kind of such records, and how it is spoken of. */
export interface TextKind<R extends TextRecord> {
  type: RecordType<R>;
  rules: RuleSet<unknown>;
  updateRules: RuleSet<unknown>;
  /** `saved_reply`, as the audit log has it. */
  auditType: string;
  /** What it takes to change one; null where every admin may. */
  right: AdminRight | null;
  title: string;
  lead: string;
  noun: string;
  plural: string;
  icon: IconName;
  none: string;
  short: { name: keyof R & string; label: string; hint?: string; max: number };
  long: { name: keyof R & string; label: string; hint?: string; max: number; rows: number };
}

/** What a resource's records are. */
export type RecordOfResource<T> = T extends { type: RecordType<infer R> } ? R : never;
