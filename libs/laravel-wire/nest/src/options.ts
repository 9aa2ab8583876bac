import type { FastifyRequest } from 'fastify';

export interface WireOptions {
  /** `base64:…` of 32 bytes, as Laravel writes it; any other text is hashed to 32 bytes. */
  appKey: string;
  /** The public site, with scheme. */
  appUrl: string;
  /** The admin site, with scheme. */
  adminUrl?: string;
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
  /** Validated numbers and flags take their own type (default); otherwise they stay as they were sent, as in Laravel. */
  castInput?: boolean;
  sessionLifetimeMinutes?: number;
  /** What private channels are signed with for clients of the Pusher protocol. */
  pusher?: PusherOptions;
  /** bcrypt cost; weaker hashes are written anew at login. */
  hashRounds?: number;
  /** A failed login takes at least so long. */
  failedLoginMs?: number;
  /** Registrations a minute from one address. */
  registrationsPerMinute?: number;
  /** Requests a minute on /api for each user or address; none without it. */
  apiRateLimit?: number;
  /** Clients that do not ask for JSON get Laravel's redirects and pages in place of error bodies. */
  negotiate?: boolean;
  /** Whether a request came in on the admin site; by default its host is adminUrl's. */
  isAdminSite?: (request: FastifyRequest) => boolean;
}

/** The application as clients and publishers of the Pusher protocol know it. */
export interface PusherOptions {
  key: string;
  id: string;
  secret: string;
  /** Seconds without a frame after which clients ask for a sign of life; 30 without it. */
  activityTimeout?: number;
}

/** The options with their defaults filled in. */
export interface WireSettings extends WireOptions {
  sessionLifetimeMinutes: number;
  hashRounds: number;
  failedLoginMs: number;
  registrationsPerMinute: number;
  negotiate: boolean;
  castInput: boolean;
  isAdminSite: (request: FastifyRequest) => boolean;
}

/** @throws Error when the key is too short to protect anything */
export function settingsOf(options: WireOptions): WireSettings {
  if (options.appKey.length < 16) {
    throw new Error('appKey needs at least 16 characters');
  }

  const adminHost = options.adminUrl ? new URL(options.adminUrl).host : null;

  return {
    ...options,
    sessionLifetimeMinutes: options.sessionLifetimeMinutes ?? 120,
    hashRounds: options.hashRounds ?? 12,
    failedLoginMs: options.failedLoginMs ?? 200,
    registrationsPerMinute: options.registrationsPerMinute ?? 60,
    negotiate: options.negotiate ?? false,
    castInput: options.castInput ?? true,
    isAdminSite: options.isAdminSite ?? ((request) => adminHost !== null && request.host === adminHost),
  };
}
