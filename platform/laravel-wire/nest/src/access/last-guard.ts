import type { CanActivate, INestApplicationContext, Type } from '@nestjs/common';
import { GUARDS_METADATA, INTERCEPTORS_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { InputChecks } from '../input/input-checks';
import { endUnlessValidated } from '../input/precognition';
import { requestOf, type WireServer } from '../http/message';
import { restOfBody } from '../http/unread-body';
import { CAN, VALIDATE_FIRST } from './decorators';
import { judgeAgain } from './judge-again';

/** Knows no application: a class's routes are those of each application that has it. */
const LAST: CanActivate = {
  canActivate(context) {
    const request = requestOf(context);
    const check = () => {
      request.server.checkInput(request);
      endUnlessValidated(request, context);
      return true;
    };
    return (
      restOfBody(request)
        ?.then(() => judgeAgain(request))
        .then(check) ?? check()
    );
  },
};

/** True where a route has guards of its own, which come after the wire's. */
export function hasOwnGuards(handler: object, controller: object): boolean {
  return [handler, controller].some((target) => guardsOf(target).length > 0);
}

/**
 * Has the input of routes with guards of their own checked behind the last of them; of all others the wire's own guard
 * does it. In place of an interceptor, which costs every request a promise, an Observable and an `AsyncResource`.
 * Called before routes are made.
 *
 * @throws Error where `@ValidateFirst()` has a policy refuse behind interceptors
 */
export function checkInputLast(app: INestApplicationContext, server: WireServer): void {
  const input = app.get(InputChecks);
  server.decorate('checkInput', (request) => input.run(request));
  const scanner = new MetadataScanner();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const { prototype } = metatype as Type<Record<string, object>>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        addLast(prototype[name] as object, metatype as Type);
      }
    }
  }
}

function addLast(handler: object, controller: object): void {
  const isRoute = Reflect.hasMetadata(METHOD_METADATA, handler);
  if (isRoute && Reflect.hasMetadata(CAN, handler)) refuseInterceptors(handler, controller);
  const guards = guardsOf(handler);
  if (isRoute && hasOwnGuards(handler, controller) && !guards.includes(LAST)) {
    Reflect.defineMetadata(GUARDS_METADATA, [...guards, LAST], handler);
  }
}

/** They run before the input is checked: one that caches would answer requests that the policy refuses. */
function refuseInterceptors(handler: object, controller: object): void {
  const has = (key: string) => [handler, controller].some((target) => Reflect.hasMetadata(key, target));
  if (has(VALIDATE_FIRST) && has(INTERCEPTORS_METADATA)) {
    const [route, of] = [handler, controller].map((target) => String(Reflect.get(target, 'name')));
    throw new Error(`${of}.${route}: interceptors would run before @ValidateFirst() has the policy refuse.`);
  }
}

const guardsOf = (target: object): readonly unknown[] =>
  (Reflect.getMetadata(GUARDS_METADATA, target) as readonly unknown[] | undefined) ?? [];
