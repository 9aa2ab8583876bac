import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Server } from 'node:http';
import { BODY_LIMIT } from '../http/body-parsers';
import { asLaravelTakes, refuseUrl } from '../http/incoming';
import type { RequestState, RouteSettings, ServerState } from '../http/message';
import { parsePhpInput } from '../http/php-input';
import { requestIds, type TrustsPeer } from '../http/request-id';
import { refuseConnection, SERVER_LIMITS } from '../http/server-limits';

declare module 'fastify' {
  interface FastifyRequest extends RequestState {}
  interface FastifyInstance extends ServerState {}
  interface FastifyContextConfig extends RouteSettings {}
}

/** Rules check the input and a serializer of our own writes answers: the compilers would be loaded for nothing. */
const noSchemas = (): never => {
  throw new Error('A route has rules, and no schema of Fastify.');
};

/**
 * Options that the Fastify adapter has to be created with:
 * `new FastifyAdapter({ ...wireFastifyOptions(), trustProxy })`.
 *
 * @param trusts  whose `X-Request-Id` names a request; nobody's without it
 */
export function wireFastifyOptions(trusts: TrustsPeer = () => false) {
  return {
    genReqId: requestIds(trusts),
    bodyLimit: BODY_LIMIT,
    http: SERVER_LIMITS,
    // Fastify sets these two itself, whatever is in `http`.
    requestTimeout: SERVER_LIMITS.requestTimeout,
    keepAliveTimeout: SERVER_LIMITS.keepAliveTimeout,
    clientErrorHandler: refuseConnection,
    rewriteUrl: asLaravelTakes,
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) => {
      // No hook runs for a path that cannot be read, and Fastify would add a charset.
      reply.hijack();
      refuseUrl(reply.request, reply.raw);
    },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: {
      ignoreTrailingSlash: true,
      // Laravel bounds no parameter by itself: the head's limit holds.
      maxParamLength: SERVER_LIMITS.maxHeaderSize,
      querystringParser: parsePhpInput,
    },
  } satisfies FastifyHttpOptions<Server>;
}
