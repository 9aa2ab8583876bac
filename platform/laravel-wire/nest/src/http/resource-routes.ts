import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, type Type } from '@nestjs/common';
import type { Verdict } from '@laravel-wire/core';
import { Can, type RecordScope } from '../access/decorators';

type Handler = (...input: unknown[]) => unknown;

/** Arguments of `Can`; without them the route has no record of its own. */
type Whose<T, A> =
  [] | [scope: Type<RecordScope<T, never, never>>, ability: (actor: A, record: T) => Verdict, param?: string];

const guarded = <T, A>([scope, ability, param]: Whose<T, A>) =>
  scope && ability ? [Can(scope, ability, param)] : [];

const SECOND = 'replace';

/**
 * A change of a record, by PATCH and by PUT, as Laravel's `apiResource` has it: PUT is a second handler, `replace`,
 * that does what this one does. Whatever is said of the one, above this line or below it, holds for the other.
 */
export function Update<T, A>(path = ':id', ...whose: Whose<T, A>): MethodDecorator {
  return (controller, name, descriptor) => {
    applyDecorators(...guarded(whose))(controller, name, descriptor);
    const update = descriptor.value as Handler;
    Patch(path)(controller, name, descriptor as PropertyDescriptor);
    if (SECOND in controller) throw new Error(`${controller.constructor.name} has two handlers for PUT.`);
    const replace = function (this: unknown, ...input: unknown[]) {
      return Reflect.apply(update, this, input);
    };
    // Metadata are looked up along the prototypes: guards that are added later are there for both.
    Object.setPrototypeOf(replace, update);
    Object.defineProperty(controller, SECOND, { value: replace, configurable: true, writable: true });
    for (const owner of [controller, controller.constructor]) copyParameters(owner, name);
    Put(path)(controller, SECOND, { value: replace });
  };
}

/** Those and their types are stored by the name of the handler. */
function copyParameters(owner: object, name: string | symbol): void {
  for (const key of Reflect.getMetadataKeys(owner, name)) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, owner, name), owner, SECOND);
  }
}

/** `POST {endpoint}/store_many`: many records, all or none. */
export const StoreMany = (): MethodDecorator => applyDecorators(Post('store_many'), HttpCode(200));

/** A record's end: 204, no body. */
export const Destroy = <T, A>(path = ':id', ...whose: Whose<T, A>): MethodDecorator =>
  applyDecorators(Delete(path), HttpCode(204), ...guarded(whose));

/** Route that does something with a record and makes none: 200. */
export const Action = <T, A>(path: string, ...whose: Whose<T, A>): MethodDecorator =>
  applyDecorators(Post(path), HttpCode(200), ...guarded(whose));

/** A record, or what it has. */
export const Show = <T, A>(path: string, ...whose: Whose<T, A>): MethodDecorator =>
  applyDecorators(Get(path), ...guarded(whose));
