/**
 * What an application's users are named by. Where that is a text (UUID, ULID), it says so once:
 * `declare module '@laravel-wire/nest' { interface WireKeys { user: string } }`.
 */
export interface WireKeys {}

/** A number unless `WireKeys` says otherwise. */
export type UserId = WireKeys extends { user: infer Key } ? Key : number;

/** The id that a text of a cookie, a session or a column says: a whole number as such, any other as it is. */
export function userIdFrom(text: unknown): UserId {
  return (/^[1-9]\d{0,14}$/.test(String(text)) ? Number(text) : text) as UserId;
}
