import type { UserId } from '../ports';

/** A row of Laravel's `personal_access_tokens`; `tokenable_type` is the store's own to write and to demand. */
export interface StoredToken {
  id: number;
  tokenable_id: UserId;
  name: string;
  /** sha256 of the secret, in hex: the secret itself is stored nowhere. */
  token: string;
  /** `*` is all of them. */
  abilities: readonly string[];
  last_used_at: Date | null;
  expires_at: Date | null;
  created_at: Date | null;
  updated_at: Date | null;
}

/** A token as an application may show it. */
export type AccessToken = Omit<StoredToken, 'token'>;

/** Store of personal access tokens. */
export interface TokenStore {
  /** @returns the new row's id */
  insert(token: Omit<StoredToken, 'id'>): Promise<number>;
  findById(id: number): Promise<StoredToken | null>;
  findByToken(sha256: string): Promise<StoredToken | null>;
  /** All of a user's, the oldest first. */
  findOf(userId: UserId): Promise<StoredToken[]>;
  /** Writes `last_used_at` and `updated_at`. Must never create: the token may have been revoked meanwhile. */
  touch(id: number, at: Date): Promise<void>;
  /** Deletes all of a user's, or the one of this id. */
  deleteOf(userId: UserId, id?: number): Promise<void>;
  /** Deletes those of all users whose column is before the time; null is before nothing. */
  deleteBefore(column: 'expires_at' | 'created_at', time: Date): Promise<void>;
}

/** Port: where personal access tokens are stored, a `TokenStore`. */
export const TOKEN_STORE = Symbol('TOKEN_STORE');
