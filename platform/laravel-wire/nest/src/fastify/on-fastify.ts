import { readBody, WITHOUT_FORM } from '../http/body-parsers';
import { compactJson } from '../http/json';
import type { RequestState, WireRequest, WireServer } from '../http/message';

type Parser = (
  request: WireRequest,
  payload: unknown,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** Members that Fastify has beside; its own types are for applications that have Fastify. */
interface Fastify extends WireServer {
  addHttpMethod(method: string, options: { hasBody: boolean; overrideExisting: boolean }): unknown;
  removeContentTypeParser(types: string[]): unknown;
  addContentTypeParser(type: string, parser: Parser): unknown;
  decorateRequest(name: keyof RequestState, value: null): unknown;
  setReplySerializer(serializer: (value: unknown) => string): unknown;
}

/** Has Fastify read bodies and write answers as the wire does. */
export function prepareFastify(server: WireServer): void {
  const fastify = server as Fastify;
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = route.config?.bodyBytes ?? route.bodyLimit;
  });
  WITHOUT_FORM.forEach((method) => fastify.addHttpMethod(method, { hasBody: true, overrideExisting: true }));
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('*', (request, _payload, done) => readBody(request, done));
  fastify.decorateRequest('wire', null);
  fastify.decorateRequest('unreadBody', null);
  fastify.setReplySerializer(compactJson);
}
