import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of answers that go out while the server closes. It closes those that are idle when it begins;
 * one that still works becomes idle later, and would be held open by its client for as long as keep-alive allows.
 */
export function endLastConnections(fastify: Pick<FastifyInstance, 'addHook'>): void {
  let isClosing = false;
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
