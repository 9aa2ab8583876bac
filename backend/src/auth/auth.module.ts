import { CLOCK, LaravelWireModule, PRESENCE, SESSION_STORE, USER_PROVIDER } from '@laravel-wire/nest';
import type { DynamicModule } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import type { Environment } from '../config/environment';
import { DatabasePresence } from '../database/presence';
import { sharedState } from './shared-state';
import { DatabaseSessionStore } from './database-session.store';
import { AccountsProvider } from './users.provider';

/** What a test makes faster or milder; production takes the wire layer's own values. */
export interface AuthTuning {
  hashRounds?: number;
  failedLoginMs?: number;
  registrationsPerMinute?: number;
}

/** Which port the admin site listens on; known once it listens. */
export interface AdminListener {
  port: number | null;
}

/** Laravel's session, login and broadcasting, on this product's users and database. */
export function wireModule(
  environment: Environment,
  listener: AdminListener,
  tuning: AuthTuning,
): DynamicModule {
  return LaravelWireModule.forRoot(
    {
      appKey: environment.appKey,
      appUrl: environment.appUrl,
      adminUrl: environment.adminUrl,
      statefulDomains: environment.statefulDomains,
      sessionCookie: environment.sessionCookie,
      strictInput: true,
      // Behind a proxy requests arrive as http; the site's own address says what browsers use.
      ...(environment.appUrl.startsWith('https:') ? { secure: true } : {}),
      pusher: environment.pusher,
      isAdminSite: isAdminSite(environment, listener),
      ...tuning,
    },
    {
      providers: [
        DatabaseSessionStore,
        AccountsProvider,
        { provide: SESSION_STORE, useExisting: DatabaseSessionStore },
        { provide: USER_PROVIDER, useExisting: AccountsProvider },
        { provide: PRESENCE, useExisting: DatabasePresence },
        { provide: CLOCK, useExisting: Clock },
        ...sharedState(environment.redisUrl),
      ],
    },
  );
}

/** The admin site is told by the listening port, or by its host behind a proxy; never by a parameter. */
export function isAdminSite(environment: Environment, listener: AdminListener) {
  const adminHost = new URL(environment.adminUrl).host;
  return (request: FastifyRequest) =>
    request.socket.localPort === listener.port || request.host === adminHost;
}
