import { createParamDecorator, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf, type WireRequest } from '../http/message';
import { Forbidden, Unauthenticated } from '../errors';

/** True where the request's token has an ability. A session's user has all of them, a guest none. */
export function tokenCan({ wire }: WireRequest, ability: string): boolean {
  const abilities = wire?.token?.abilities;
  return Boolean(wire?.user) && (!abilities || abilities.includes('*') || abilities.includes(ability));
}

/** The opposite of `tokenCan`. */
export const tokenCant = (request: WireRequest, ability: string): boolean => !tokenCan(request, ability);

/** 401 for guests, 403 for a token that lacks one of them. On a class or a method; both count. */
export const Abilities = (...abilities: string[]) =>
  demand((request) => abilities.every((ability) => tokenCan(request, ability)));

/** 401 for guests, 403 for a token that has none of them. On a class or a method; both count. */
export const Ability = (...abilities: string[]) =>
  demand((request) => abilities.some((ability) => tokenCan(request, ability)));

/** The token that the request's user is known by; null for a session's user and a guest. */
export const CurrentAccessToken = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).wire?.token ?? null,
);

function demand(isMet: (request: WireRequest) => boolean): MethodDecorator & ClassDecorator {
  const guard: CanActivate = {
    canActivate(context) {
      const request = requestOf(context);
      if (!request.wire?.user) throw new Unauthenticated();
      if (!isMet(request)) throw new Forbidden('Invalid ability provided.');
      return true;
    },
  };
  return UseGuards(guard);
}
