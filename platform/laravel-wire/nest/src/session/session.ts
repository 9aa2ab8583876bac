import { randomBytes } from 'node:crypto';
import type { SessionValues, StoredSession, UserId } from '../ports';
import { formOf, inForm } from './laravel/session-form';
import { StoredJson, StoredValue } from './laravel/stored-value';

const TOKEN_KEY = '_token';
const BEGAN_KEY = '_began';

/**
 * One visitor's session during one request.
 *
 * A guest's session needs no row: its id is proven by the cookie's encryption, and its token is derived
 * from the id. A row is written at the login, or once something is put into it.
 */
export class Session implements SessionValues {
  #dirty = false;
  #isAdopted = false;

  private constructor(
    public id: string,
    public userId: UserId | null,
    private payload: Record<string, unknown>,
    /** Unix seconds of the row's last write; null while there is no row. */
    public storedAt: number | null,
    private readonly derive: (text: string) => string,
  ) {}

  static guest(derive: (text: string) => string, id = randomId('g')): Session {
    return new Session(id, null, {}, null, derive);
  }

  static stored(id: string, row: StoredSession, derive: (text: string) => string): Session {
    const payload = inForm({ ...row.payload }, formOf(row.payload));
    return new Session(id, row.user_id, payload, row.last_activity, derive);
  }

  /** The anti-forgery token, 40 characters. */
  get token(): string {
    const stored = this.payload[TOKEN_KEY];
    return typeof stored === 'string' ? stored : cut(this.derive(tokenText(this.id)));
  }

  /** Other tokens that a guest without a row may have: derived under a key before this one. */
  formerTokens(deriveFormerly: (text: string) => string[]): string[] {
    return TOKEN_KEY in this.payload ? [] : deriveFormerly(tokenText(this.id)).map(cut);
  }

  /** Unix seconds of the login. */
  get beganAt(): number | null {
    return beganAt(this.payload);
  }

  /** Signed in by another server, which does not say when. */
  get isUndatedLogin(): boolean {
    return this.userId !== null && this.beganAt === null;
  }

  begin(at: number): void {
    this.put(BEGAN_KEY, at);
  }

  get isDirty(): boolean {
    return this.#dirty;
  }

  get values(): Record<string, unknown> {
    return this.payload;
  }

  get(key: string): unknown {
    const value = this.payload[key];
    return value instanceof StoredValue || value instanceof StoredJson ? value.value : value;
  }

  put(key: string, value: unknown): void {
    this.payload[key] = value;
    this.#dirty = true;
  }

  /** The same, written with what is written next: it is no reason to write. */
  adopt(key: string, value: unknown): void {
    this.payload[key] = value;
    this.#isAdopted = true;
  }

  /** True where a write takes the payload along. */
  get isChanged(): boolean {
    return this.#dirty || this.#isAdopted;
  }

  forget(key: string): void {
    if (key in this.payload) {
      delete this.payload[key];
      this.#dirty = true;
    }
  }

  /** Takes another id, keeping what is in it; the row under the old id is the caller's to destroy. */
  regenerate(options: { keepToken: boolean }): void {
    const token = options.keepToken ? this.token : randomBytes(20).toString('hex');
    this.id = randomId('s');
    this.storedAt = null;
    this.put(TOKEN_KEY, token);
  }

  /** Wants a row, also as a guest's. */
  keepToken(): void {
    this.put(TOKEN_KEY, this.token);
  }

  /** Is as it is stored now, but for what this request has put into it. */
  reload(stored: Session): void {
    if (stored.userId === this.userId && this.#dirty) return;
    this.id = stored.id;
    this.userId = stored.userId;
    this.payload = stored.payload;
    this.storedAt = stored.storedAt;
    this.#dirty = stored.#dirty;
  }

  /** Becomes a new guest's session. */
  reset(): void {
    this.id = randomId('g');
    this.userId = null;
    this.payload = {};
    this.storedAt = null;
    this.#dirty = false;
  }

  saved(at: number): void {
    this.storedAt = at;
    this.#dirty = false;
    this.#isAdopted = false;
  }
}

/** Unix seconds of the login a stored session is of; null for a guest's. */
export function beganAt(payload: Record<string, unknown>): number | null {
  const at = payload[BEGAN_KEY];
  return typeof at === 'number' ? at : null;
}

/** True for an id made for a guest without a row. */
export const isRowless = (id: string): boolean => id.startsWith('g');

function randomId(kind: 'g' | 's'): string {
  return kind + randomBytes(64).toString('base64').replace(/[+/=]/g, '').slice(0, 39);
}

const tokenText = (id: string): string => `token:${id}`;
const cut = (digest: string): string => digest.slice(0, 40);
