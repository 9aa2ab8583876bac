import { english, type Language, type RuleLines, spanish } from '@laravel-wire/core';
import type { WireRequest } from './http/message';
import type { IncomingMessage } from 'node:http';
import type { SilenceLimits } from './broadcasting/silence';

/** Options of the module: the README has a table with the defaults. */
export interface WireOptions {
  /** `base64:…` of 32 bytes, as Laravel writes it; any other text is hashed to 32 bytes. */
  appKey: string;
  /** Keys that were `appKey` before, as Laravel's `APP_PREVIOUS_KEYS`: cookies of theirs are read, and written anew. */
  previousKeys?: readonly string[];
  /** The application's own site, with scheme. */
  appUrl: string;
  /** Beginning of a request's own links, for an application of several sites; `appUrl` without it. */
  siteUrl?: (request: WireRequest) => string;
  /** Further frontends that get a session and CORS: `host`, `host:port`, with or without scheme; `*` matches. */
  statefulDomains: string[];
  /** The session cookie's name. */
  sessionCookie: string;
  /** The cookies' domain; without it they belong to the host alone. */
  cookieDomain?: string;
  /** `lax` without it; `none` wants secure cookies. */
  cookieSameSite?: 'lax' | 'strict' | 'none';
  /** Secure cookies. Without it each request's own scheme decides. */
  secure?: boolean;
  /** Malformed JSON is 400 and an unknown filter 422; otherwise as Laravel: both pass in silence. */
  strictInput: boolean;
  /**
   * Bodies of more than 10,000 members are 413, a list that is longer than its rules allow is not looked
   * into, and a 422 names 500 errors at most; otherwise as Laravel: there is no bound.
   */
  boundedInput?: boolean;
  /** Answers without a `Cache-Control` of their own say `no-store, private`; otherwise `no-cache, private`, as Laravel's. */
  noStore?: boolean;
  /** Answers that shrink are sent in br or gzip; otherwise as they are, since Laravel leaves it to its web server. */
  compress?: boolean;
  /** A cookie that says the same as before keeps its encrypted value; Laravel's differs on every answer. */
  sealsOnce?: boolean;
  /** Every answer has an `X-Request-Id`, and `currentRequestId()` tells it while the request is worked on. */
  requestIds?: boolean;
  /** A Host that is neither the site's, a frontend's nor loopback gets links to the site; otherwise to itself. */
  trustHosts?: boolean;
  /**
   * Milliseconds within which a body has to be there, an upload has to go on, and an answer to be taken further; 20,000
   * without it.
   */
  slowBodyMs?: number;
  /** Milliseconds within which a whole upload has to be there; 600,000 without it, and no longer. */
  uploadMs?: number;
  /** Validated numbers and flags take their own type (default); otherwise they stay as they were sent, as in Laravel. */
  castInput?: boolean;
  /** The language of all texts: `en` without it, `es`, or the code of one of `languages`. */
  locale?: string;
  /** Further languages, as `defineLanguage` of `core` makes them. */
  languages?: readonly Language[];
  /**
   * Each request's `Accept-Language` chooses among all of them, `locale` where it names none; answers that say something
   * then have `Content-Language` and `Vary: Accept-Language`. Laravel does not look at it.
   */
  negotiateLanguage?: boolean;
  sessionLifetimeMinutes?: number;
  /**
   * A login, remembered or not, ends after so many days, however busy; without it remember cookies alone end, after
   * 400.
   */
  sessionAbsoluteDays?: number;
  /** Keys that sign private channels for clients of the Pusher protocol. */
  pusher?: PusherOptions;
  /** Personal access tokens of the part `tokens`: what secrets begin with, and after how many minutes all expire. */
  tokens?: { prefix?: string; expiration?: number };
  /** Limits of connections' silence, on both broadcasters; Reverb's and socket.io's own times without it. */
  silence?: SilenceLimits;
  /** bcrypt cost; weaker hashes are written anew at login. */
  hashRounds?: number;
  /** Why a new password is refused though its rules are met, as the text of its field; null for a good one. */
  passwordProblem?: (password: string, owner: { name: string; email: string }) => string | null;
  /** A failed login takes at least so long. */
  failedLoginMs?: number;
  /**
   * Failed logins a minute from one network, whatever accounts they are for; no limit without it. Accounts that signed
   * in from it within thirty days are not refused for them.
   */
  failedLoginsPerMinute?: number;
  /** Failed logins an hour of one account, from all networks that it has not signed in from; no limit without it. */
  failedLoginsPerHour?: number;
  /**
   * Name of a sealed cookie by which an account knows a device on which it signed in within thirty days: what others
   * tried does not lock it out there. No device is known without it.
   */
  deviceCookie?: string;
  /** `Clear-Site-Data` on the answer to a logout, as `"cache"`; none without it. */
  clearedAtLogout?: string;
  /** Gives an input the forms that are stored and compared, before any rule reads it: one account for two spellings. */
  inputForm?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** Fields of a registration beside name, e-mail and password, or instead of those; reach `UserProvider.create` with them. */
  registerFields?: RuleLines;
  /** Texts of those rules by `field.rule`, in place of Laravel's. */
  registerMessages?: Readonly<Record<string, string>>;
  registrationsPerMinute?: number;
  /** Sockets without a signed-in user; no limit without it. */
  guestSockets?: GuestSocketLimits;
  /** Sockets of one user, of one process; no limit without it. */
  socketsPerUser?: number;
  /** Requests a minute on /api for each user or address; none without it. */
  apiRateLimit?: number;
  /** Clients that do not ask for JSON get Laravel's redirects and pages in place of error bodies. */
  negotiate?: boolean;
  /** Error bodies say which error it was, where, and who called whom, as under Laravel's `APP_DEBUG`; only where `NODE_ENV` is `development` or `test`. */
  debug?: boolean;
  /** A Laravel beside, whose `php artisan down` holds here; the site is always up without it. */
  maintenance?: MaintenanceOptions;
  /** Laravel's `config/cors.php`; without it the site's frontends have answers with credentials, on all paths. */
  cors?: CorsOptions;
}

/** Members as in Laravel's `config/cors.php`; those left out are as a new application's. */
export interface CorsOptions {
  /** `api/*`, or whole URLs; nothing else has cross-origin answers. */
  paths?: readonly string[];
  allowed_methods?: readonly string[];
  /** `https://app.example`, `https://*.app.example` or `*`. */
  allowed_origins?: readonly string[];
  /** PHP's patterns, with delimiters. */
  allowed_origins_patterns?: readonly string[];
  allowed_headers?: readonly string[];
  exposed_headers?: readonly string[];
  /** Seconds for which a browser need not ask again; null: no header. */
  max_age?: number | null;
  supports_credentials?: boolean;
}

/** The maintenance mode of a Laravel beside. */
export interface MaintenanceOptions {
  /** Laravel's `storage/framework/down`, which is there while the site is down. */
  file: string;
  /** Paths that are answered meanwhile, `apps/*`, beside those that the file names. */
  except?: readonly string[];
}

/** Sockets of one process that are left to those who are not signed in. */
export interface GuestSocketLimits {
  total: number;
  /** Limit of one address, or one /64 of IPv6. */
  perNetwork: number;
  /** The client's address of a handshake behind proxies; the connection's without it. */
  addressOf?: (request: IncomingMessage) => string;
}

/** The application as clients and publishers of the Pusher protocol know it. */
export interface PusherOptions {
  key: string;
  id: string;
  secret: string;
}

/** Key of the module's options, with the defaults: `WireSettings`. */
export const WIRE_OPTIONS = Symbol('WIRE_OPTIONS');

/** The options with their defaults filled in. */
export interface WireSettings extends WireOptions {
  sessionLifetimeMinutes: number;
  hashRounds: number;
  failedLoginMs: number;
  registrationsPerMinute: number;
  negotiate: boolean;
  /** All that are known, that of `locale` first. */
  languages: readonly [Language, ...Language[]];
  castInput: boolean;
  boundedInput: boolean;
  slowBodyMs: number;
  uploadMs: number;
  siteUrl: (request: WireRequest) => string;
  previousKeys: readonly string[];
}

/** @throws Error for a short key, an address without a scheme, a language without texts, and debug in production */
export function settingsOf(options: WireOptions): WireSettings {
  if (options.appKey.length < 16) throw new Error('appKey needs at least 16 characters');
  if (!URL.canParse(options.appUrl) || !/^https?:/i.test(options.appUrl))
    throw new Error(`appUrl "${options.appUrl}" is no address such as https://app.example`);
  if (options.debug && !/^(?:development|test)$/.test(process.env['NODE_ENV'] ?? ''))
    throw new Error('debug is on, and NODE_ENV is neither development nor test');
  return {
    ...options,
    previousKeys: options.previousKeys?.filter((key) => key !== '') ?? [],
    sessionLifetimeMinutes: options.sessionLifetimeMinutes ?? 120,
    hashRounds: options.hashRounds ?? 12,
    failedLoginMs: options.failedLoginMs ?? 200,
    registrationsPerMinute: options.registrationsPerMinute ?? 60,
    negotiate: options.negotiate ?? false,
    languages: languagesOf(options.locale, options.languages),
    castInput: options.castInput ?? true,
    boundedInput: options.boundedInput ?? false,
    slowBodyMs: options.slowBodyMs ?? 20_000,
    uploadMs: options.uploadMs ?? 600_000,
    siteUrl: options.siteUrl ?? (() => options.appUrl),
  };
}

/** One of the application's own goes before one of the same code here. */
function languagesOf(locale = 'en', own: readonly Language[] = []): [Language, ...Language[]] {
  const all = [...own, english, spanish];
  const usual = all.find(({ code }) => code === locale);
  if (usual === undefined)
    throw new Error(`locale "${locale}" has no texts: give them as languages: [defineLanguage({ … })]`);
  return [usual, ...all];
}
