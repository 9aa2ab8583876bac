import type { WireRequest } from './http/message';

/** A session as it is stored on the server. The columns are those of Laravel's `sessions` table. */
export interface StoredSession {
  user_id: UserId | null;
  ip_address: string | null;
  user_agent: string | null;
  payload: Record<string, unknown>;
  /** Unix seconds. */
  last_activity: number;
}

/** Store of sessions. */
export interface SessionStore {
  /**
   * Shared with a running Laravel: a guest's session has a row too, since the other server has to know its token,
   * and any id may have one.
   */
  readonly sharesWithLaravel?: boolean;
  /** The session, expired or not; a store may join its user and save a query: `user`. */
  read(id: string): Promise<(StoredSession & { user?: WireUser | null }) | null>;
  /** Inserts a session under an id made just now. */
  write(id: string, session: StoredSession): Promise<void>;
  /**
   * Changes an existing session; with a `payload` comes the `user_id`. Must never create one: a slow request would
   * bring a session back to life that a logout ended meanwhile.
   */
  update(id: string, changes: Partial<StoredSession>): Promise<void>;
  /** @returns false for one that was gone: whoever replaces it must not bring it back */
  destroy(id: string): Promise<boolean | void>;
  /** Ends the user's sessions, all but `exceptId`; returns the ids that ended. */
  destroyForUser(userId: UserId, exceptId?: string): Promise<string[]>;
}

/** Facts that this package needs of a user. The application's own entity has more. */
export interface WireUser {
  id: UserId;
  email: string;
  /** bcrypt, with any of the prefixes `$2a$`, `$2b$`, `$2y$`. */
  password: string;
  remember_token?: string | null;
  /** Set where accounts have a second factor: another one is another login. */
  two_factor_confirmed_at?: Date | string | null;
}

/** A registration, checked. */
export interface NewUser {
  name: string;
  /** Lower case. */
  email: string;
  /** The bcrypt hash. */
  password: string;
  /** Those of `registerFields`, as they were validated; what was not sent is missing. */
  [field: string]: unknown;
}

/** The application's accounts. */
export interface UserProvider<U extends WireUser = WireUser> {
  findById(id: UserId): Promise<U | null>;
  /** `email` is in lower case. */
  findByEmail(email: string): Promise<U | null>;
  /** May throw `ValidationFailed` on `email` when another request took the address first. */
  create(input: NewUser): Promise<U>;
  /** The body of `GET /api/user`. */
  present(user: U, request: WireRequest): object | Promise<object>;
  /**
   * Why the user is barred, as a login answers on `email`; null for who may come in. Running sessions and
   * remembered logins of who is barred count as a guest's. Nobody is without it.
   */
  barred?(user: U): string | null;
  /** Writes a stronger hash of a password in place of the hash that it was compared with, and of no other. */
  updatePassword(id: UserId, hash: string, compared: string): Promise<void>;
  /** Stores the token that remember cookies carry; a new one makes the old cookies worthless. */
  rememberToken(id: UserId, token: string): Promise<void>;
  /**
   * Called with good credentials before the login. A body is answered with 200 in place of the login; what the next
   * step needs goes into the session. The part `fortify` asks for its second factor by itself.
   */
  challenge?(user: U, login: { session: SessionValues; remember: boolean }): Promise<object | null>;
}

/** True where the user may not come in. */
export const isBarred = (users: UserProvider, user: WireUser): boolean =>
  (users.barred?.(user) ?? null) !== null;

/** Values that a session keeps between requests, as JSON. */
export interface SessionValues {
  get(key: string): unknown;
  put(key: string, value: unknown): void;
  forget(key: string): void;
}

/** The current time; tests give their own. */
export interface Clock {
  now(): Date;
}

/** Counts within a span that begins with the first hit. */
export interface RateLimiter {
  /** Adds `times`, one by default; `seconds` is the span's length when this is its first hit. */
  hit(key: string, seconds: number, times?: number): Promise<Count>;
  peek(key: string): Promise<Count>;
  clear(key: string): Promise<void>;
}

/** Number of somebody's hits within the span. */
export interface Count {
  hits: number;
  /** Whole seconds until the span ends, at least 1 while it runs. */
  secondsLeft: number;
}

/** Port: where sessions are stored, a `SessionStore`. */
export const SESSION_STORE = Symbol('SESSION_STORE');
/** Port: the accounts, a `UserProvider`. */
export const USER_PROVIDER = Symbol('USER_PROVIDER');
/** Port: what `unique` and `exists` ask, a `PresenceVerifier`. */
export const PRESENCE = Symbol('PRESENCE');
/** Port: a `Clock`; the machine’s by default. */
export const CLOCK = Symbol('CLOCK');
/** Port: a `RateLimiter`; in memory by default. */
export const RATE_LIMITER = Symbol('RATE_LIMITER');
/** Port: a `BroadcastBus`; this process’s own by default. */
export const BROADCAST_BUS = Symbol('BROADCAST_BUS');

/**
 * Type of an application's user ids. Where that is a text (UUID, ULID), it says so once:
 * `declare module '@laravel-wire/nest' { interface WireKeys { user: string } }`.
 */
export interface WireKeys {}

/** A number unless `WireKeys` says otherwise. */
export type UserId = WireKeys extends { user: infer Key } ? Key : number;

/** The id that a text of a cookie, a session or a column says: a whole number as such, any other as it is. */
export function userIdFrom(text: unknown): UserId {
  return (/^[1-9]\d{0,14}$/.test(String(text)) ? Number(text) : text) as UserId;
}
