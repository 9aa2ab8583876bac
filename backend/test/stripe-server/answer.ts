import type { IncomingMessage } from 'node:http';
import { ProviderRejected } from '../../src/payments/payment-provider';
import type { Fault } from './faults';
import { type Form, readForm } from './form';
import type { IdempotencyKeys } from './idempotency';
import { type Ask, refused, type Reply, type Route, type StandIn } from './route';
import { routes } from './routes';

export interface Call {
  method: string;
  path: string;
  key: string | null;
  version: string | null;
  authorization: string;
  form: Form;
}

const BROKEN: Reply = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An error occurred on our side.' } },
};
const TOO_MANY: Reply = {
  status: 429,
  body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
};

export async function answer(
  server: StandIn & { keys: IdempotencyKeys },
  { call, body, fault }: { call: Call; body: string; fault: Fault | null },
): Promise<Reply> {
  if (!/^Bearer [sr]k_test_\w+$/.test(call.authorization)) return NO_KEY;
  if (fault?.kind === 'too_many') return TOO_MANY;
  if (fault?.kind === 'error_before') return BROKEN;
  const { key } = call;
  const asked = `${call.method} ${call.path} ${body}`;
  const stored = key === null ? null : server.keys.begin(key, asked);
  if (stored) return stored;
  const done = await work(server, call);
  const reply = fault?.kind === 'error_after' ? BROKEN : done;
  if (key !== null) server.keys.end(key, reply);
  return reply;
}

export function callOf({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): Call {
  const { pathname, searchParams } = new URL(url, 'http://stripe');
  const key = headers['idempotency-key'];
  const version = headers['stripe-version'];
  return {
    method,
    path: pathname,
    key: method === 'POST' && typeof key === 'string' ? key : null,
    version: typeof version === 'string' ? version : null,
    authorization: headers.authorization ?? '',
    form: readForm(method === 'GET' ? searchParams.toString() : body),
  };
}

async function work(server: StandIn, { method, path, form }: Call): Promise<Reply> {
  for (const route of routes) {
    const params = route.method === method ? paramsOf(route, path) : null;
    if (!params) continue;
    const { store, provider, moved, emit } = server;
    return run(route, { params, form, store, provider, moved, emit });
  }
  return refused(`Unrecognized request URL (${method}: ${path}).`, 404);
}

async function run(route: Route, ask: Ask): Promise<Reply> {
  try {
    return await route.run(ask);
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    const isMissing = error.message.startsWith('No such ');
    return refused(error.message, isMissing ? 404 : 400, isMissing ? 'resource_missing' : null);
  }
}

function paramsOf(route: Route, path: string): Record<string, string> | null {
  const wanted = route.path.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

const NO_KEY = refused('Invalid API Key provided.', 401);
