import { Clock } from '@kit/server/base/clock/clock';
import { DatabasePresence } from '@kit/server/store/presence';
import { RedisConnection } from '@kit/server/store/redis-connection';
import {
  BROADCAST_BUS,
  CLOCK,
  LaravelWireModule,
  PRESENCE,
  RATE_LIMITER,
  SESSION_STORE,
  USER_PROVIDER,
  type WireOptions,
} from '@laravel-wire/nest';
import { auth } from '@laravel-wire/nest/auth';
import { fortify, FORTIFY_ACCOUNTS, VERIFICATION_LINKS } from '@laravel-wire/nest/fortify';
import { pusher } from '@laravel-wire/nest/pusher';
import { RedisBus, RedisRateLimiter, RedisSessionStore } from '@laravel-wire/nest/redis';
import { sockets } from '@laravel-wire/nest/sockets';
import type { DynamicModule, Provider } from '@nestjs/common';
import {
  changePasswordRules,
  confirmPasswordRules,
  forgotPasswordRules,
  profileRules,
  registerFields,
  registerMessages,
  RESET_LINK_MINUTES,
  resetPasswordRules,
  VERIFICATION_LINK_MINUTES,
} from '@yard/contracts';
import { AdminSite } from '../../config/admin-site';
import type { Environment } from '../../config/environment';
import { withEmailForm } from '../../users/email-form';
import { SignedLinks } from '../emails/signed-links';
import { HeldAccounts } from '../held-accounts';
import { passwordProblem } from '../passwords/password-problem';
import { addressBehind } from './behind-proxies';
import { DatabaseSessionStore } from './database-session.store';
import { AccountsProvider } from './users.provider';

/** Fortify’s routes with the rules of this product: docs/wire.md section 2. */
const accountRoutes = fortify({
  appName: 'Yard',
  rules: {
    forgotPassword: forgotPasswordRules,
    resetPassword: resetPasswordRules,
    confirmPassword: confirmPasswordRules,
    updatePassword: changePasswordRules,
    profile: profileRules,
  },
  home: '/',
  resetMinutes: RESET_LINK_MINUTES,
  verificationMinutes: VERIFICATION_LINK_MINUTES,
  // The token is 256 random bits, not a word that could be guessed.
  resetTokenHash: 'sha256',
  resetMailsPerMinute: 60,
  verificationMails: { perMinute: 6, perDay: 20 },
  passwordTriesPerMinute: 5,
  hidesAccounts: true,
  resetsForAll: true,
  answersStatus: true,
  verifiesGuests: true,
  confirmsNewEmail: true,
  usedCode: 'This code was already used. Wait for the next one in your app.',
  tellsSecretUrl: true,
});

/** Settings that tests make faster or milder; production takes the wire layer's own values. */
export interface AuthTuning {
  hashRounds?: number;
  failedLoginMs?: number;
  registrationsPerMinute?: number;
  failedLoginsPerMinute?: number;
  slowBodyMs?: number;
}

/** Per IP address: not even a whole office mistypes that many passwords a minute. */
const FAILED_LOGINS_PER_MINUTE = 20;
/** Per account, over all networks it has not signed in from: many networks guess no more than five would. */
const FAILED_LOGINS_PER_HOUR = 100;
/** Per process. Readers of public pages open no socket, so only abusive clients get here. */
const GUEST_SOCKETS = { total: 5_000, perNetwork: 1_000 };
/** Per person and process: nobody has that many pages open. */
const SOCKETS_PER_USER = 200;

/** Requirement 9.5. The server looks sooner: proxies cut what is silent for a minute. */
const SILENCE = { activityTimeout: 120, pongTimeout: 30, lookAfter: 30 };

/** Laravel's session, login and broadcasting, on this product's users and database. */
export function wireModule(environment: Environment, tuning: AuthTuning): DynamicModule {
  return LaravelWireModule.forRootAsync({
    inject: [AdminSite],
    useFactory: (adminSite: AdminSite) => ({ ...wireSettings(environment, adminSite), ...tuning }),
    parts: [auth, accountRoutes, sockets, pusher],
    providers: [
      DatabaseSessionStore,
      AccountsProvider,
      { provide: SESSION_STORE, useExisting: DatabaseSessionStore },
      { provide: USER_PROVIDER, useExisting: AccountsProvider },
      { provide: FORTIFY_ACCOUNTS, useExisting: HeldAccounts },
      { provide: VERIFICATION_LINKS, useExisting: SignedLinks },
      { provide: PRESENCE, useExisting: DatabasePresence },
      { provide: CLOCK, useExisting: Clock },
      ...sharedState(environment),
    ],
  });
}

function wireSettings(environment: Environment, adminSite: AdminSite): WireOptions {
  return {
    appKey: environment.appKey,
    previousKeys: environment.previousKeys,
    appUrl: environment.appUrl,
    siteUrl: (request) => (adminSite.serves(request) ? adminSite.url : environment.appUrl),
    statefulDomains: [environment.adminUrl, ...environment.statefulDomains],
    sessionCookie: environment.sessionCookie,
    sessionLifetimeMinutes: environment.sessionLifetime,
    sessionAbsoluteDays: environment.sessionAbsoluteDays,
    failedLoginsPerMinute: FAILED_LOGINS_PER_MINUTE,
    failedLoginsPerHour: FAILED_LOGINS_PER_HOUR,
    deviceCookie: `${environment.sessionCookie}_device`,
    socketsPerUser: SOCKETS_PER_USER,
    guestSockets: { ...GUEST_SOCKETS, addressOf: addressBehind(environment.trustedProxies) },
    passwordProblem: (password, owner) =>
      passwordProblem(password, {
        guessed: environment.production,
        sites: [environment.appUrl, environment.adminUrl],
        owner,
      }),
    // Neither cookies, which are of the whole domain and say which devices are known, nor storage, which has drafts.
    clearedAtLogout: '"cache"',
    locale: environment.locale,
    strictInput: true,
    boundedInput: true,
    noStore: true,
    compress: true,
    requestIds: true,
    sealsOnce: true,
    trustHosts: true,
    // Behind a proxy requests arrive as http; the site's own address says what browsers use.
    ...(environment.appUrl.startsWith('https:') ? { secure: true } : {}),
    pusher: environment.pusher,
    silence: SILENCE,
    registerFields,
    registerMessages,
    inputForm: withEmailForm,
  };
}

/** The state is shared by all processes with Redis; without it, it is the process's own or the database's. */
function sharedState({ redisUrl, sessionLifetime }: Environment): Provider[] {
  if (!redisUrl) return [];
  const inject = [RedisConnection];
  return [
    {
      provide: SESSION_STORE,
      inject,
      useFactory: (redis: RedisConnection) =>
        redis.guard(new RedisSessionStore(redis.client, { lifetimeMinutes: sessionLifetime })),
    },
    {
      provide: RATE_LIMITER,
      inject,
      useFactory: (redis: RedisConnection) => redis.guard(new RedisRateLimiter(redis.client)),
    },
    // It logs what it could not send: a change that is committed stands, whoever hears of it.
    { provide: BROADCAST_BUS, inject, useFactory: ({ client }: RedisConnection) => new RedisBus(client) },
  ];
}
