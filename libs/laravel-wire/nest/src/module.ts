import { Module } from '@nestjs/common';
import type { DynamicModule, FactoryProvider, ModuleMetadata, Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CurrentUsers } from './access/current-users';
import { WireGuard } from './access/wire.guard';
import { AuthController } from './auth/auth.controller';
import { AuthNews } from './auth/auth-news';
import { Credentials } from './auth/credentials';
import { Logins } from './auth/logins.service';
import { Passwords } from './auth/passwords';
import { Registrations } from './auth/registrations.service';
import { Broadcaster } from './broadcasting/broadcaster';
import { BroadcastingController } from './broadcasting/broadcasting.controller';
import { LocalBus } from './broadcasting/bus';
import { GuestSockets } from './broadcasting/guest-sockets';
import { ChannelRegistry } from './broadcasting/channel-registry';
import { Presence } from './broadcasting/presence';
import { SocketHub } from './broadcasting/socket-hub';
import { SocketGateway } from './broadcasting/socket.gateway';
import { Compression } from './http/compression';
import { Cors } from './http/cors';
import { WireExceptionFilter } from './http/exception.filter';
import { MalformedBodyInterceptor } from './http/malformed-body.interceptor';
import { ReturnedValueInterceptor } from './http/returned-value.interceptor';
import { RouteTable } from './http/route-table';
import { FiltersPipe } from './input/filters';
import { ValidPipe } from './input/valid';
import { settingsOf, type WireOptions } from './options';
import {
  BROADCAST_BUS,
  CLOCK,
  PRESENCE,
  RATE_LIMITER,
  SESSION_STORE,
  USER_PROVIDER,
  WIRE_OPTIONS,
} from './ports';
import { PusherGate } from './pusher/pusher-gate';
import { PusherHub } from './pusher/pusher-hub';
import { ChannelsInfoController } from './publish/channels-info.controller';
import { PublishController } from './publish/publish.controller';
import { Subscriptions } from './publish/subscriptions';
import { SecondServers } from './second-servers';
import { Csrf } from './session/csrf';
import { Frontends } from './session/frontends';
import { RememberCookies } from './session/remember-cookies';
import { SessionCookies } from './session/session-cookies';
import { SessionHooks } from './session/session.hooks';
import { SessionRows } from './session/session-rows';
import { Sessions } from './session/sessions.service';
import { ApiRateLimit } from './throttle/api-rate-limit';
import { FailureLimit } from './throttle/failure-limit';
import { MemoryRateLimiter } from './throttle/memory-rate-limiter';

/** Given by the application: SESSION_STORE, USER_PROVIDER, PRESENCE; in place of the defaults CLOCK, RATE_LIMITER, BROADCAST_BUS. */
export interface WireProviders {
  imports?: ModuleMetadata['imports'];
  providers: Provider[];
}

export type WireAsyncOptions = WireProviders & Pick<FactoryProvider<WireOptions>, 'inject' | 'useFactory'>;

const DEFAULTS: Provider[] = [
  { provide: CLOCK, useValue: { now: () => new Date() } },
  { provide: RATE_LIMITER, useClass: MemoryRateLimiter },
  { provide: BROADCAST_BUS, useClass: LocalBus },
];

const SHARED = [
  Sessions,
  SessionCookies,
  Frontends,
  CurrentUsers,
  Passwords,
  Logins,
  ValidPipe,
  FiltersPipe,
  Broadcaster,
  ChannelRegistry,
  SocketHub,
  Subscriptions,
  RouteTable,
  ApiRateLimit,
  AuthNews,
];

const INNER = [
  SessionRows,
  RememberCookies,
  Csrf,
  SessionHooks,
  Credentials,
  FailureLimit,
  Registrations,
  SocketGateway,
  GuestSockets,
  Presence,
  PusherGate,
  PusherHub,
  Cors,
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

  static forRootAsync({ imports = [], providers, inject = [], useFactory }: WireAsyncOptions): DynamicModule {
    return {
      module: LaravelWireModule,
      global: true,
      imports,
      controllers: [AuthController, BroadcastingController, PublishController, ChannelsInfoController],
      providers: [
        {
          provide: WIRE_OPTIONS,
          inject,
          useFactory: async (...parts: unknown[]) => settingsOf(await useFactory(...parts)),
        },
        { provide: APP_GUARD, useClass: WireGuard },
        { provide: APP_FILTER, useClass: WireExceptionFilter },
        { provide: APP_INTERCEPTOR, useClass: MalformedBodyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ReturnedValueInterceptor },
        ...DEFAULTS,
        ...SHARED,
        ...INNER,
        // Last, so that the application's own win over the defaults.
        ...providers,
      ],
      exports: [...PORTS, ...SHARED],
    };
  }
}
