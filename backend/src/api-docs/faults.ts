import { isNeverRepeated } from '@kit/server/store/idempotency/idempotent-request';
import type { Answer } from './answer';
import type { DescribedRoute } from './described-route';

/** Answers other than good ones, by status: the component that describes each. */
export const FAULTS: Record<number, { name: string; description: string; schema: string | null }> = {
  302: { name: 'Redirect', description: 'To the page named in Location.', schema: null },
  400: { name: 'BadRequest', description: 'The request cannot be read.', schema: 'Problem' },
  401: { name: 'Unauthenticated', description: 'Nobody is signed in.', schema: 'Problem' },
  403: { name: 'Forbidden', description: 'Not for this caller.', schema: 'Problem' },
  404: {
    name: 'NotFound',
    description: 'No such record, or none the caller may know of.',
    schema: 'Problem',
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'Any other method on a path; Allow names those there are.',
    schema: 'Problem',
  },
  409: {
    name: 'Conflict',
    description: "The record's state forbids it, or the first request with this Idempotency-Key still runs.",
    schema: 'Conflict',
  },
  413: { name: 'TooLarge', description: 'The body or the file is too large.', schema: 'Problem' },
  415: { name: 'UnknownMediaType', description: 'Content-Type names no media type.', schema: 'Problem' },
  419: { name: 'TokenMismatch', description: 'The anti-forgery token is missing or old.', schema: 'Problem' },
  422: { name: 'Invalid', description: 'Input breaks rules; the texts by field.', schema: 'Invalid' },
  423: { name: 'Locked', description: 'The password has to be confirmed first.', schema: 'Problem' },
  429: {
    name: 'TooManyRequests',
    description: 'Over a limit; Retry-After says for how many seconds.',
    schema: 'Problem',
  },
  500: { name: 'ServerError', description: 'A failure here; its details stay private.', schema: 'Problem' },
  503: { name: 'Unavailable', description: 'Something needed is not there just now.', schema: 'Problem' },
};

/** Each guard's refusals. One that is not here fails the specs: its responses are not described. */
const GUARDS: Record<string, number[]> = {
  AdminGuard: [403],
  MayListMachines: [403],
  VerifiedEmailGuard: [403],
  PasswordConfirmedGuard: [423],
  ChallengeLimitGuard: [429],
  PasswordTriesGuard: [429],
  ResetLimitGuard: [429],
  VisitorLimitGuard: [429],
  RegistrationLimitGuard: [422, 429],
  LoginGuard: [422],
  PublisherGuard: [401, 404],
  TeamGuard: [401, 403],
  TeamOrAdminGuard: [401, 403],
};

/** Every status a route may refuse with, in order. */
export function faultsOf(route: DescribedRoute, answer: Answer): number[] {
  const found = new Set([
    ...(answer.faults ?? []),
    ...route.guards.flatMap((name) => GUARDS[name] ?? []),
    500,
  ]);
  const add = (applies: boolean, ...statuses: number[]) =>
    applies && statuses.forEach((status) => found.add(status));
  add(route.isAuthenticated, 401);
  add(route.isGuestOnly, 302);
  add(route.asksPolicy, 403);
  add(route.loadsRecord, 404);
  // A path whose parameters are no UTF-8 is read no further.
  add(isUnsafe(route) || route.path.includes('{'), 400);
  add(route.method !== 'GET', 413, 415);
  add(bearsToken(route), 419);
  add(route.rules !== null || route.filters !== null, 422);
  add(takesKey(route), 409, 422);
  return [...found].sort((a, b) => a - b);
}

/** Bears the anti-forgery token; Laravel asks none of `/broadcasting/auth`, but does of the one under `/api`. */
export function bearsToken(route: DescribedRoute): boolean {
  return isUnsafe(route) && route.path !== '/broadcasting/auth';
}

const isUnsafe = ({ method, isStateless }: DescribedRoute): boolean => method !== 'GET' && !isStateless;

/** True where an `Idempotency-Key` counts. */
export function takesKey({ method, path, isStateless }: DescribedRoute): boolean {
  return method === 'POST' && !isStateless && !isNeverRepeated(path);
}
