import { isNeverRepeated } from '@kit/server/store/idempotency/idempotent-request';
import type { Answer } from './answer';
import type { DescribedRoute } from './described-route';

const fault = (name: string, description: string, schema: string | null = 'Problem') => ({
  name,
  description,
  schema,
});

/** Answers other than good ones, by status: the component that describes each. */
export const FAULTS: Record<number, ReturnType<typeof fault>> = {
  302: fault('Redirect', 'To the page named in Location.', null),
  400: fault('BadRequest', 'The request cannot be read.'),
  401: fault('Unauthenticated', 'Nobody is signed in.'),
  403: fault('Forbidden', 'Not for this caller.'),
  404: fault('NotFound', 'No such record, or none the caller may know of.'),
  405: fault('MethodNotAllowed', 'Any other method on a path; Allow names those there are.'),
  409: fault(
    'Conflict',
    "The record's state forbids it, or the first request with this Idempotency-Key still runs.",
    'Conflict',
  ),
  413: fault('TooLarge', 'The body or the file is too large.'),
  415: fault('UnknownMediaType', 'Content-Type names no media type.'),
  419: fault('TokenMismatch', 'The anti-forgery token is missing or old.'),
  422: fault('Invalid', 'Input breaks rules; the texts by field.', 'Invalid'),
  423: fault('Locked', 'The password has to be confirmed first.'),
  429: fault('TooManyRequests', 'Over a limit; Retry-After says for how many seconds.'),
  500: fault('ServerError', 'A failure here; its details stay private.'),
  503: fault('Unavailable', 'Something needed is not there just now.'),
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
