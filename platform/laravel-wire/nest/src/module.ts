import { Module } from '@nestjs/common';
import type { DynamicModule, FactoryProvider, ModuleMetadata, Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CurrentUsers } from './access/current-users';
import { WireGuard } from './access/wire.guard';
import { AuthEvents } from './auth/auth-events';
import { Broadcaster } from './broadcasting/broadcaster';
import { BroadcastingController } from './broadcasting/broadcasting.controller';
import { LocalBus } from './broadcasting/bus';
import { ChannelRegistry } from './broadcasting/channel-registry';
import { Presence } from './broadcasting/presence';
import { SocketLimits } from './broadcasting/socket-limits';
import { Subscriptions } from './broadcasting/subscriptions';
import { Transports } from './broadcasting/transports';
import { Compression } from './http/compression';
import { Cors } from './http/cors';
import { WireExceptionFilter } from './http/exception.filter';
import { Maintenance } from './http/maintenance';
import { RouteTable } from './http/route-table';
import { SignedUrls } from './http/signed-urls';
import { FiltersPipe } from './input/filters';
import { InputChecks } from './input/input-checks';
import { ValidPipe } from './input/valid';
import { settingsOf, WIRE_OPTIONS, type WireOptions } from './options';
import { BROADCAST_BUS, CLOCK, PRESENCE, RATE_LIMITER, SESSION_STORE, USER_PROVIDER } from './ports';
import { type WirePart, WIRE_PARTS } from './part';
import { SecondServers } from './second-servers';
import { Csrf } from './session/csrf';
import { Frontends } from './session/frontends';
import { DeviceCookies } from './session/device-cookies';
import { RememberCookies } from './session/remember-cookies';
import { SessionCookies } from './session/session-cookies';
import { SessionHooks } from './session/session.hooks';
import { OpenSessions } from './session/open-sessions';
import { SessionRows } from './session/session-rows';
import { Sessions } from './session/sessions';
import { ApiRateLimit } from './throttle/api-rate-limit';
import { MemoryRateLimiter } from './throttle/memory-rate-limiter';
import { RateLimiters } from './throttle/rate-limiters';

/**
 * Given by the application: SESSION_STORE, USER_PROVIDER, PRESENCE; in place of the defaults CLOCK, RATE_LIMITER,
 * BROADCAST_BUS.
 */
export interface WireProviders {
  imports?: ModuleMetadata['imports'];
  /** `auth`, `sockets`, `pusher`, each from its own path of this package. */
  parts?: readonly WirePart[];
  providers: Provider[];
}

/** Argument of `forRootAsync`: a factory of the options, and what it needs. */
export type WireAsyncOptions = WireProviders & Pick<FactoryProvider<WireOptions>, 'inject' | 'useFactory'>;

const DEFAULTS: Provider[] = [
  { provide: CLOCK, useValue: { now: () => new Date() } },
  { provide: RATE_LIMITER, useClass: MemoryRateLimiter },
  { provide: BROADCAST_BUS, useClass: LocalBus },
];

const SHARED = [
  Sessions,
  OpenSessions,
  SessionCookies,
  Frontends,
  CurrentUsers,
  ValidPipe,
  FiltersPipe,
  Broadcaster,
  ChannelRegistry,
  Subscriptions,
  RouteTable,
  ApiRateLimit,
  AuthEvents,
  InputChecks,
  SignedUrls,
  RateLimiters,
];

const INNER = [
  SessionRows,
  DeviceCookies,
  RememberCookies,
  Csrf,
  SessionHooks,
  SocketLimits,
  Presence,
  Transports,
  Cors,
  Maintenance,
  Compression,
  SecondServers,
];

const PORTS = [WIRE_OPTIONS, SESSION_STORE, USER_PROVIDER, PRESENCE, CLOCK, RATE_LIMITER, BROADCAST_BUS];

/** Laravel's wire for a Nest application. Global; imported once. */
@Module({})
export class LaravelWireModule {
  static forRoot(options: WireOptions, parts: WireProviders): DynamicModule {
    return LaravelWireModule.forRootAsync({ ...parts, useFactory: () => options });
  }

  static forRootAsync({
    imports = [],
    parts = [],
    providers,
    inject = [],
    useFactory,
  }: WireAsyncOptions): DynamicModule {
    const shared = [...SHARED, ...parts.flatMap((part) => part.exports)];

    return {
      module: LaravelWireModule,
      global: true,
      imports,
      controllers: [BroadcastingController, ...parts.flatMap((part) => part.controllers ?? [])],
      providers: [
        {
          provide: WIRE_OPTIONS,
          inject,
          useFactory: async (...injected: unknown[]) => settingsOf(await useFactory(...injected)),
        },
        { provide: WIRE_PARTS, useValue: parts },
        { provide: APP_GUARD, useClass: WireGuard },
        { provide: APP_FILTER, useClass: WireExceptionFilter },
        ...DEFAULTS,
        ...shared,
        ...INNER,
        ...parts.flatMap((part) => part.providers),
        // Last, so that the application's own win over the defaults.
        ...providers,
      ],
      exports: [...PORTS, ...shared],
    };
  }
}
