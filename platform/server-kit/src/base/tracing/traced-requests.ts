import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, type Span, type SpanIds, type Tracer, tracerInUse, within } from './tracing';

/** Called every few seconds by probes, and nobody's work. */
const UNTRACED = /^\/(?:health\/(?:live|ready)|metrics)(?:\?|$)/;

const spans = new WeakMap<FastifyRequest, Span>();

/** Ids for the log line of a request, whatever it is written in; null where it is not traced. */
export const spanIdsOf = (request: FastifyRequest): SpanIds | null => spans.get(request)?.ids ?? null;

/**
 * A span for each request, named by its route's pattern: a path may bear a token, and has an id. Does nothing where
 * nobody traces.
 *
 * @param service  before the name of the attribute that bears the request's id
 * @param trusts  whether whoever holds a connection is one of our own proxies, whose trace goes on here
 */
export function traceRequests(
  fastify: Pick<FastifyInstance, 'addHook'>,
  service: string,
  trusts: (address: string | undefined) => boolean,
): void {
  const tracer = tracerInUse();
  if (!tracer) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (UNTRACED.test(request.url)) return done();
    const span = beginOf(tracer, service, request, trusts(request.socket.remoteAddress));
    spans.set(request, span);
    within(span, done);
  });
  // Reading the body ends the context that the span began in.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.failed(String(statusCode));
    span?.end();
    done();
  });
}

function beginOf(tracer: Tracer, service: string, request: FastifyRequest, isTrusted: boolean): Span {
  const { method, id } = request;
  const route = request.routeOptions.url;
  const attributes = { 'http.request.method': method, [`${service}.request_id`]: String(id) };
  return tracer.begin(
    {
      name: route ? `${method} ${route}` : method,
      kind: 'server',
      attributes: route ? { ...attributes, 'http.route': route } : attributes,
    },
    callerOf(request, isTrusted),
  );
}

function callerOf({ headers }: FastifyRequest, isTrusted: boolean): Caller | undefined {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return undefined;
  return { traceparent, ...(typeof tracestate === 'string' ? { tracestate } : {}), isTrusted };
}
