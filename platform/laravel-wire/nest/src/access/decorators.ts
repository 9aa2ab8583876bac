import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext, Type } from '@nestjs/common';
import { requestOf, ROUTE_SETTINGS, type RouteSettings } from '../http/message';
import type { RecordKey, Verdict } from '@laravel-wire/core';
import type { KeyType } from '../input/id';
import { socketIdOf } from '../http/wire-context';
import type { WireUser } from '../ports';

export const AUTHENTICATED = 'wire:authenticated';
export const CAN = 'wire:can';
export const GUEST_ONLY = 'wire:guest-only';
export const VALIDATE_FIRST = 'wire:validate-first';

/**
 * Finds the record that a route's path names. A provider of the application.
 *
 * `recordName` is the class name in the 404's text; without it the scope's own name less "Scope" is taken.
 */
export interface RecordScope<T, U = WireUser, K extends RecordKey = number> {
  readonly recordName?: string;
  /** Laravel's `$keyType`: `string` where the path has a UUID, a ULID or a slug; without it numbers. */
  readonly keyType?: KeyType;
  /**
   * @param id      the path's `{id}`: a whole number from 1, or by `keyType` its text
   * @param actor   null for a guest
   * @param params  all of the path's parameters, for nested records
   * @returns       null for a record that does not exist, or of which the actor may not know: 404
   */
  find(id: K, actor: U | null, params: Record<string, string>): Promise<T | null>;
}

export type Ability<T, U extends WireUser = WireUser> = (actor: U | null, record: T) => Verdict;

export interface CanRule {
  scope: Type<RecordScope<unknown>>;
  ability: Ability<unknown>;
  param: string;
}

/** Needs a signed-in user: 401. On a class or a method; checked before everything else. */
export const Authenticated = (): MethodDecorator & ClassDecorator => SetMetadata(AUTHENTICATED, true);

/** Admits guests alone: a signed-in user is redirected to the site's root. */
export const GuestOnly = (): MethodDecorator & ClassDecorator => SetMetadata(GUEST_ONLY, true);

/** Beside what other decorators of the route set: Nest's `RouteConfig` knows one configuration and forgets the others. */
const configured = (config: RouteSettings): MethodDecorator => {
  return (target, key, descriptor: PropertyDescriptor) => {
    const before: unknown = Reflect.getMetadata(ROUTE_SETTINGS, descriptor.value as object);
    SetMetadata(ROUTE_SETTINGS, { ...(before as object | undefined), ...config })(target, key, descriptor);
  };
};

/** A route without session, cookies and token check: health, metrics, webhooks, pages. */
export const Stateless = (): MethodDecorator => configured({ stateless: true });

/**
 * A file below /api that people also open from a bookmark or in a tab of its own, where no page of the site asks for
 * it: it has its session without a Referer, and a browser that wants something to show and has nobody signed in is led
 * to `/login?next=`. For GET alone.
 */
export const OpenedByAddress = (): MethodDecorator => configured({ opensByAddress: true });

/** A route that reads `multipart/form-data` itself, as a stream; on all others its fields are input. */
export const TakesUploads = (): MethodDecorator => configured({ uploads: true });

/** Bytes that a body of the route may have; 1 MB without it. */
export const BodyLimit = (bytes: number): MethodDecorator => configured({ bodyBytes: bytes });

/**
 * A route that keeps a list of its JSON body as it was sent: rules see how many entries it has, each null; the bytes of
 * each are the request's `unparsedEntries`. What an entry consists of is neither counted nor judged.
 */
export const RawBody = (list: string, bodyBytes: number): MethodDecorator =>
  configured({ unparsedList: list, bodyBytes });

/**
 * Finds the record the path names (404), then asks the policy (403). `@Loaded()` hands the record over.
 *
 * @param ability  gets null for a guest, so only behind `@Authenticated()` may its actor's type leave null out
 * @param param    the path parameter with the id
 */
export function Can<T, A>(
  scope: Type<RecordScope<T, never, never>>,
  ability: (actor: A, record: T) => Verdict,
  param = 'id',
): MethodDecorator {
  return applyDecorators(SetMetadata(CAN, { scope, ability, param }));
}

/**
 * Input that breaks rules is 422 before the policy of `@Can` refuses (403), as in a controller of Laravel's that
 * validates and then authorizes. A record that is not there stays a 404 before both. A route with `@Can` has no
 * interceptors then, nor has the application: they would run for refused requests, so that the start fails with them.
 */
export const ValidateFirst = (): MethodDecorator & ClassDecorator => SetMetadata(VALIDATE_FIRST, true);

/** The signed-in user; null for a guest, so only without `null` in the type behind `@Authenticated()`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).wire?.user ?? null,
);

/** The record that `@Can` loaded. */
export const Loaded = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).wire?.record,
);

/** The request's `X-Socket-Id`, or null. */
export const SocketId = createParamDecorator((_: unknown, context: ExecutionContext) =>
  socketIdOf(requestOf(context)),
);

/** The request's session; null where it has none. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).wire?.session ?? null,
);
