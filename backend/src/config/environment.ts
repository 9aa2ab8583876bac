import type { BucketSettings } from '@kit/server/base/settings/bucket-settings';
import type { GithubSettings } from './github-settings';
import type { MapSettings } from './map-settings';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';
import type { ReplicaSettings } from '@kit/server/base/settings/replica-settings';
import type { SentrySettings } from './sentry-settings';
import type { StripeSettings } from './stripe-settings';
import type { TraceSettings } from '@kit/server/base/settings/trace-settings';

/** `api` serves visitors, `worker` runs background jobs, `all` does both. */
export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Languages that the server has texts in. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The product's configuration; names as in docs/operations.md. */
export interface Environment {
  production: boolean;
  role: Role;
  port: number;
  adminPort: number;
  host: string;
  appUrl: string;
  adminUrl: string;
  databaseUrl: string;
  replicas: ReplicaSettings;
  /** The default database, which `npm start` migrates and seeds by itself. */
  embedded: boolean;
  redisUrl: string | null;
  /** The folder of the files; with a bucket, of what stays on this machine. */
  storagePath: string;
  /** Stores files instead of the folder, if set. */
  bucket: BucketSettings | null;
  mailUrl: string | null;
  payments: 'stripe' | 'simulator';
  stripe: StripeSettings;
  /** The platform's share of the rent, in percent. */
  platformFeePercent: number;
  /** Hours that an owner has to answer a request; 0 for no limit. */
  answerHours: number;
  /** Hours in which admins want to answer a ticket; 0 for no target. */
  ticketAnswerHours: number;
  /** Refunds of more wait for a second admin, in major units; null for none. */
  refundConfirm: number | null;
  timeZone: string;
  /** The language of what the server answers. */
  locale: Locale;
  distanceUnit: 'mi' | 'km';
  demo: boolean;
  statefulDomains: string[];
  /** The proxies whose `X-Forwarded-*` are trusted: addresses and nets, none, or any (`*`). */
  trustedProxies: string[] | '*';
  /** Networks that outside calendars may be read from although they are not public. */
  calendarNetworks: string[];
  /** A database in MaxMind's format that says where addresses are. */
  geoipDatabase: string | null;
  /** Until then no visitor gets a newer version of a remote. */
  remoteFreezeUntil: Date | null;
  /** The provider of the map's tiles; null for the outlines that are shipped. */
  map: MapSettings | null;
  sessionCookie: string;
  /** A session that is not used ends after so many minutes. */
  sessionLifetime: number;
  /** A login, remembered or not, ends after so many days. */
  sessionAbsoluteDays: number;
  requireVerifiedEmail: boolean;
  /** The admin flag gives no right without a second factor. */
  requireAdminTwoFactor: boolean;
  pusher: { key: string; id: string; secret: string };
  appKey: string;
  /** Former keys: sealed values and signatures made with them are still read. */
  previousKeys: string[];
  metricsToken: string | null;
  /** The source's commit, where no repository tells it. */
  commit: string | null;
  dotEnvFile: string | null;
  /** Receives errors; null for the product's own store. */
  sentry: SentrySettings | null;
  github: GithubSettings | null;
  tracing: TraceSettings | null;
  /** Guests' pages are drawn before they are sent. */
  drawPages: boolean;
  /** So long a page waits, once its data are there, until it is drawn; then it goes out for its browser to draw. */
  drawWaitMs: number;
  logRequests: boolean;
  logLevel: string;
  /** Seconds for which a stopping process still takes requests while it reports that it is not ready. */
  drainSeconds: number;
}

/** The checked environment, by this token wherever it is needed. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

export class InvalidEnvironment extends PlainFailure {}
