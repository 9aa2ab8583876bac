import type { AdminRole } from './users/roles';

/** Text limits of docs/wire.md section 3, in characters; a title is any text of one line. */
export const TITLE_MAX = 255;
export const MESSAGE_MAX = 5000;
export const REASON_MAX = 1000;
export const DETAILS_MAX = 20000;
export const PHONE_MAX = 40;
export const POSTAL_CODE_MAX = 20;

/** The longest text of an address in one line that a rental request keeps. */
export const ADDRESS_TEXT_MAX = 600;

/** The largest amount a DECIMAL(10,2) column holds, in major units. */
export const AMOUNT_MAX = 99_999_999.99;

/** Fields of every record on the wire: requirement 3.1. Timestamps are UTC with microseconds. */
export interface BaseFields {
  id: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** The record as the writer saw it: where it is sent and the record has changed since, the answer is 409. */
export const SEEN_RULES = { updated_at: 'nullable|date' } as const;

/** The user who asks, as policies need them. A guest is null. */
export interface Actor {
  id: number;
  admin: boolean;
  owner: boolean;
  /** Says what an admin may do; null for everybody else. */
  role: AdminRole | null;
  /** Would be an admin with a second factor, which this installation requires of them. */
  lacksSecondFactor?: boolean;
}

/** An optional field of a move: the record's `updated_at` as its actor saw it. A record that changed since is 409. */
export const SEEN = { updated_at: 'nullable|date' } as const;

/** The rules of a change by those of a new record: what is left out stays. */
export function sometimes<const Lines extends Readonly<Record<string, string>>>(lines: Lines) {
  const changed = Object.entries(lines).map(([name, rule]) => [name, `sometimes|${rule}`]);
  return Object.fromEntries(changed) as { readonly [K in keyof Lines]: `sometimes|${Lines[K]}` };
}
