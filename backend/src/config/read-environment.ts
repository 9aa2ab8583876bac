import { isTimeZone } from '@yard/dates';
import { ANSWER_HOURS } from './answer-hours';
import { filePlace } from '@kit/server/base/settings/bucket-settings';
import { type Environment, InvalidEnvironment, LOCALES, ROLES } from './environment';
import { githubProblems, readGithubSettings } from './github-settings';
import { mapStyle } from './map-settings';
import { CURRENCY_PROBLEM } from '@kit/server/base/settings/money';
import { productionProblems } from './production';
import { type ApplicationSecrets, loadSecrets } from './secrets';
import {
  type Read,
  amount,
  choice,
  flag,
  folder,
  instant,
  list,
  oneOf,
  percent,
  port,
  networks,
  proxies,
  readableFile,
  secondsUpTo,
  text,
  url,
  whole,
} from '@kit/server/base/settings/readers';
import { redisAddress } from '@kit/server/base/settings/redis-address';
import { readReplicaSettings, replicaProblems } from '@kit/server/base/settings/replica-settings';
import { sentryDsn } from './sentry-settings';
import { readStripeSettings } from './stripe-settings';
import { readTraceSettings } from '@kit/server/base/settings/trace-settings';

const EMBEDDED = 'sqlite:storage/yard.sqlite';
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const PLATFORM_FEE_PERCENT = 10;
const ANSWER_HOURS_MAX = 24 * 365;
const TICKET_ANSWER_HOURS = 24;
/** Laravel's. */
const SESSION_LIFETIME_MINUTES = 120;
const SESSION_ABSOLUTE_DAYS = 30;
/** A stop takes ten seconds at most, and requests in flight need some of them. */
const DRAIN_MAX_S = 7;
const PAYMENTS = ['stripe', 'simulator'] as const;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks the environment once, at start.
 *
 * @throws InvalidEnvironment naming each wrong variable and what is expected
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = CURRENCY_PROBLEM ? [CURRENCY_PROBLEM] : [];
  const read = <T>(name: string, reader: Read<T>, fallback: T): T => {
    const given = variables[name];
    if (given === undefined || given === '') return fallback;
    const value = reader(given);
    if (value.ok) return value.value;
    const fault = value.hidden ? 'is wrong' : `is "${given}"`;
    problems.push(`${name} ${fault}; expected ${value.expected}`);
    return fallback;
  };

  const environment = assemble(read, variables.NODE_ENV === 'production');
  const secrets = loadSecrets(variables, environment.production, environment.storagePath);
  problems.push(
    ...secrets.problems,
    ...replicaProblems(environment),
    ...githubProblems(environment.github),
    ...productionProblems(environment, variables),
  );
  if (problems.length > 0) throw new InvalidEnvironment(problems.join('\n'));
  return withSecrets(environment, secrets, read);
}

type Reader = <T>(name: string, reader: Read<T>, fallback: T) => T;
type WithoutSecrets = Omit<Environment, 'appKey' | 'previousKeys' | 'pusher'>;

function assemble(read: Reader, production: boolean): WithoutSecrets {
  const host = read('HOST', text, '127.0.0.1');
  const publicPort = read('PORT', port, 3000);
  const adminPort = read('ADMIN_PORT', port, 3001);
  const shown = LOOPBACK.includes(host) ? 'localhost' : host;
  const databaseUrl = read('DATABASE_URL', oneOf(['sqlite:', 'mysql://', 'mariadb://']), EMBEDDED);
  const stripe = readStripeSettings(read);
  const appUrl = read('APP_URL', url, `http://${shown}:${publicPort}`);
  return {
    production,
    ...running(read),
    port: publicPort,
    adminPort,
    host,
    appUrl,
    adminUrl: read('ADMIN_URL', url, `http://${shown}:${adminPort}`),
    databaseUrl,
    replicas: readReplicaSettings(read),
    embedded: databaseUrl === EMBEDDED,
    redisUrl: read('REDIS_URL', redisAddress, ''),
    ...storage(read),
    mailUrl: read('MAIL_URL', oneOf(['smtp://', 'smtps://']), '') || null,
    payments: read('PAYMENTS', choice(PAYMENTS), stripe.secretKey ? 'stripe' : 'simulator'),
    stripe,
    ...terms(read),
    timeZone: read('APP_TIMEZONE', timeZone, 'UTC'),
    locale: read('LOCALE', choice(LOCALES), 'en'),
    distanceUnit: read('DISTANCE_UNIT', choice(['mi', 'km'] as const), 'mi'),
    demo: read('DEMO', flag, !production && LOOPBACK.includes(host) && isLoopback(appUrl)),
    statefulDomains: read('STATEFUL_DOMAINS', list, []),
    ...trusted(read),
    geoipDatabase: read('GEOIP_DATABASE', readableFile, '') || null,
    ...sessions(read),
    requireVerifiedEmail: read('REQUIRE_VERIFIED_EMAIL', flag, false),
    requireAdminTwoFactor: read('REQUIRE_ADMIN_TWO_FACTOR', flag, false),
    metricsToken: read('METRICS_TOKEN', text, '') || null,
    commit: read('YARD_COMMIT', text, '') || null,
    ...services(read),
  };
}

/** Networks that are trusted: those of proxies, and private ones that calendars may be read from. */
function trusted(read: Reader) {
  return {
    trustedProxies: read<string[] | '*'>('TRUSTED_PROXIES', proxies, []),
    calendarNetworks: read('CALENDAR_NETWORKS', networks, []),
  };
}

const running = (read: Reader) => ({
  dotEnvFile: read('DOT_ENV_FILE', text, '') || null,
  role: read('ROLE', choice(ROLES), 'all'),
  tracing: readTraceSettings(read),
  drawPages: read('DRAW_PAGES', flag, true),
  drawWaitMs: read('DRAW_WAIT_MS', whole(50, 60_000), 300),
  logRequests: read('LOG_REQUESTS', flag, false),
  logLevel: read('LOG_LEVEL', choice(LEVELS), 'info'),
  drainSeconds: read('DRAIN_SECONDS', secondsUpTo(DRAIN_MAX_S), 0),
});

const sessions = (read: Reader) => ({
  sessionCookie: read('SESSION_COOKIE', text, 'yard_session'),
  sessionLifetime: read('SESSION_LIFETIME', whole(1, 60 * 24 * 365), SESSION_LIFETIME_MINUTES),
  sessionAbsoluteDays: read('SESSION_ABSOLUTE_DAYS', whole(1, 400), SESSION_ABSOLUTE_DAYS),
});

/** Fee, refunds and time to answer: the operator's terms. */
function terms(read: Reader) {
  return {
    platformFeePercent: read('PLATFORM_FEE_PERCENT', percent, PLATFORM_FEE_PERCENT),
    refundConfirm: read<number | null>('REFUND_CONFIRM', amount, null),
    answerHours: read('ANSWER_HOURS', whole(0, ANSWER_HOURS_MAX), ANSWER_HOURS),
    ticketAnswerHours: read('TICKET_ANSWER_HOURS', whole(0, ANSWER_HOURS_MAX), TICKET_ANSWER_HOURS),
  };
}

/** A folder, or a bucket beside a folder for what stays on this machine. */
function storage(read: Reader): Pick<Environment, 'storagePath' | 'bucket'> {
  const place = read('STORAGE_URL', filePlace, 'storage');
  return typeof place === 'string'
    ? { storagePath: place, bucket: null }
    : { storagePath: read('STORAGE_FOLDER', folder, 'storage'), bucket: place };
}

/** Settings of other services that the server or its pages send requests to. */
const services = (read: Reader) => ({
  github: readGithubSettings(read),
  sentry: read('SENTRY_DSN', sentryDsn, null),
  map: read('MAP_STYLE_URL', mapStyle, null),
  remoteFreezeUntil: read('REMOTE_FREEZE_UNTIL', instant, null),
});

function withSecrets(environment: WithoutSecrets, secrets: ApplicationSecrets, read: Reader): Environment {
  return {
    ...environment,
    redisUrl: environment.redisUrl || null,
    appKey: secrets.appKey,
    previousKeys: read('APP_PREVIOUS_KEYS', list, []),
    pusher: {
      key: read('PUSHER_APP_KEY', text, 'yard'),
      id: read('PUSHER_APP_ID', text, 'yard'),
      secret: secrets.pusherSecret,
    },
  };
}

/** True when only this machine reaches the address: accounts with known passwords are for nobody else. */
function isLoopback(address: string): boolean {
  return LOOPBACK.includes(new URL(address).hostname.replace(/^\[|\]$/g, ''));
}

const timeZone: Read<string> = (given) =>
  isTimeZone(given) ? { ok: true, value: given } : { ok: false, expected: 'an IANA time zone such as UTC' };
