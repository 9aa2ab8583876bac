import { Logger } from '@nestjs/common';
import type { WireReply, WireRequest, WireServer } from './http/message';
import { WireFault } from './errors';
import { prettyJson } from './http/json';
import { markPrecognition } from './input/precognition';
import type { WireSettings } from './options';
import type { SessionHooks } from './session/session.hooks';

const UNKNOWN_FAULT = { status: 500, message: 'Server Error', headers: {} };
/** Fastify adds the charset; Laravel has none. */
const JSON_WITH_CHARSET = /^(application\/(?:vnd\.api\+)?json); charset=utf-8$/;
const logger = new Logger('LaravelWire');

/** Before any answer is sent its session is saved, and its headers are as Laravel's. */
export function finishAnswers(server: WireServer, hooks: SessionHooks, settings: WireSettings): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const finished = (error: Error | null): unknown => {
      settleHeaders(request, reply, settings);
      markPrecognition(request, reply);
      return error ? failed(error, request, reply) : payload;
    };
    const saved = keep(hooks, request, reply);
    // Fastify waits for a promise; most answers need none, and each costs what follows a request something.
    if (saved instanceof Promise) return saved.then(finished);
    done(null, finished(saved));
  });
}

/** Null for a session that is saved. */
function keep(
  hooks: SessionHooks,
  request: WireRequest,
  reply: WireReply,
): Promise<Error | null> | Error | null {
  try {
    return hooks.after(request, reply)?.then(() => null, errorOf) ?? null;
  } catch (error) {
    return errorOf(error);
  }
}

/** The session could not be saved: the answer is not given, since Fastify would show the error's own text. */
function failed(error: Error, request: WireRequest, reply: WireReply): string {
  logger.error(`request ${request.id}: its session was not saved`, error.stack);
  const { status, message, headers } = error instanceof WireFault ? error : UNKNOWN_FAULT;
  reply
    .code(status)
    .headers(headers)
    .removeHeader('content-length')
    .header('content-type', 'application/json');
  return prettyJson({ message });
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function settleHeaders(request: WireRequest, reply: WireReply, settings: WireSettings): void {
  if (settings.requestIds) reply.header('x-request-id', String(request.id));
  const [, json] = JSON_WITH_CHARSET.exec(String(reply.getHeader('content-type'))) ?? [];
  if (json !== undefined) reply.header('content-type', json);
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', settings.noStore ? 'no-store, private' : 'no-cache, private');
  }
}
