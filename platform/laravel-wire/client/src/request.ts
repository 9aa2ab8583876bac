/** Options of one call; `progress` runs from 0 to 1 while a body is sent. */
export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  progress?: (share: number) => void;
  /** it begins, ends or asks for the session: that nobody is signed in is its answer */
  isOfSession?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Query parameters; null and undefined are left out, lists are `name[]`, members of objects `name[member]`. */
export type Query = Readonly<Record<string, unknown>>;

export interface WireRequest extends RequestOptions {
  query?: Query;
  /** a form or text as it is, other objects as JSON */
  body?: unknown;
  /** what becomes of an answer that is no failure, in place of its JSON or text */
  read?: (answer: Response) => Promise<unknown>;
  /** which statuses are no failure; 2xx unless given, and then redirections are not followed */
  takes?: readonly number[];
}

/** An answer that came; `data` is its parsed JSON, or its text. */
export interface WireAnswer<T> {
  status: number;
  data: T;
}

/** Sends one request. @throws what `toWireError` understands */
export type Sender = (method: Method, address: string, request: WireRequest) => Promise<WireAnswer<unknown>>;

/** `api/notes` and `{ ids: [1, 2] }` → `/api/notes?ids%5B%5D=1&ids%5B%5D=2`. */
export function addressOf(path: string, query: Query = {}): string {
  const absolute = path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/${path}`;
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  if (pairs.length === 0) return absolute;
  return `${absolute}${absolute.includes('?') ? '&' : '?'}${new URLSearchParams(pairs).toString()}`;
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => pairsOf(`${name}[]`, one));
  if (value instanceof Date) return [[name, value.toISOString()]];
  if (typeof value !== 'object') return [[name, String(value as string | number | boolean)]];
  return Object.entries(value).flatMap(([member, one]) => pairsOf(`${name}[${member}]`, one));
}

export const isTaken = (status: number, { takes }: WireRequest): boolean =>
  takes ? takes.includes(status) : status >= 200 && status < 300;
