import type { AdminRole } from './users/roles';

/** Fields of every record on the wire: requirement 3.1. Timestamps are UTC with microseconds. */
export interface BaseFields {
  id: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** The record as the writer saw it: where it is sent and the record has changed since, the answer is 409. */
export const SEEN_RULES = { updated_at: 'nullable|date' } as const;

/** What a policy needs to know of the person who asks. A guest is null. */
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
