import type { RecordType, RuleSet } from '@laravel-wire/core';
import { type Type, RequestMethod } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';

const KEYS = {
  path: 'path',
  method: 'method',
  status: '__httpCode__',
  guards: '__guards__',
  params: '__routeArguments__',
  fastify: '__fastify_route_config__',
  authenticated: 'wire:authenticated',
  can: 'wire:can',
  guestOnly: 'wire:guest-only',
};

export interface DescribedRoute {
  /** Upper case. */
  method: string;
  /** The full path, parameters in braces. */
  path: string;
  controller: string;
  handler: string;
  status: number;
  isAuthenticated: boolean;
  isGuestOnly: boolean;
  /** Without session and anti-forgery token. */
  isStateless: boolean;
  loadsRecord: boolean;
  /** True if the record's policy may refuse: one that asks for nobody cannot. */
  asksPolicy: boolean;
  /** Class names. */
  guards: string[];
  rules: RuleSet<unknown> | null;
  filters: RecordType<{ id: number }> | null;
}

export function routesOf(controller: Type): DescribedRoute[] {
  return handlersOf(controller).map((name) => describe(controller, name));
}

/** Sorted as in the class; the PUT that `@Update` adds follows its PATCH. */
function handlersOf({ prototype }: Type): string[] {
  const names = new MetadataScanner().getAllMethodNames(prototype).filter((name) => {
    const handler: unknown = Reflect.get(prototype, name);
    return typeof handler === 'function' && Reflect.hasMetadata(KEYS.method, handler);
  });
  const followersOf = (name: string) =>
    names.filter(
      (other) => Object.getPrototypeOf(Reflect.get(prototype, other)) === Reflect.get(prototype, name),
    );
  const followers = new Set(names.flatMap(followersOf));
  return names.flatMap((name) => (followers.has(name) ? [] : [name, ...followersOf(name)]));
}

function describe(controller: Type, name: string): DescribedRoute {
  const handler = Reflect.get(controller.prototype, name) as object;
  const own = (key: string): unknown => Reflect.getMetadata(key, handler);
  const either = (key: string): unknown => own(key) ?? Reflect.getMetadata(key, controller);
  const method = RequestMethod[own(KEYS.method) as number] ?? '';
  const can = own(KEYS.can) as { ability: (...parameters: unknown[]) => unknown } | undefined;
  const config = own(KEYS.fastify) as { stateless?: boolean } | undefined;
  const params = parametersOf(controller, name);

  return {
    method,
    path: pathOf(Reflect.getMetadata(KEYS.path, controller), own(KEYS.path)),
    controller: controller.name,
    handler: name,
    status: (own(KEYS.status) as number | undefined) ?? (method === 'POST' ? 201 : 200),
    isAuthenticated: either(KEYS.authenticated) === true,
    isGuestOnly: either(KEYS.guestOnly) === true,
    isStateless: config?.stateless === true,
    loadsRecord: can !== undefined,
    asksPolicy: can !== undefined && can.ability.length > 0,
    guards: [...guardsOn(controller), ...guardsOn(handler)],
    rules: (params.find(({ rules }) => rules)?.rules as RuleSet<unknown> | undefined) ?? null,
    filters: (params.find(({ type }) => type)?.type as RecordType<{ id: number }> | undefined) ?? null,
  };
}

/** Arguments of a handler's parameter decorators: `{ rules }` of `@Valid`, `{ type }` of `@Filters`. */
function parametersOf(controller: Type, name: string): { rules?: unknown; type?: unknown }[] {
  const params = Reflect.getMetadata(KEYS.params, controller, name) as
    Record<string, { data?: unknown }> | undefined;
  return Object.values(params ?? {}).flatMap(({ data }) => (typeof data === 'object' && data ? [data] : []));
}

function guardsOn(target: object): string[] {
  const guards = (Reflect.getMetadata(KEYS.guards, target) ?? []) as (object | (new () => object))[];
  // A guard with parameters is given as an instance.
  return guards.map((guard) => (typeof guard === 'function' ? guard : guard.constructor).name);
}

/** `api/machines/:machine/photos` and `:id` → `/api/machines/{machine}/photos/{id}` */
function pathOf(...parts: unknown[]): string {
  const whole = parts.map(String).join('/').split('/').filter(Boolean).join('/');
  return `/${whole.replace(/:(\w+)/g, '{$1}')}`;
}
