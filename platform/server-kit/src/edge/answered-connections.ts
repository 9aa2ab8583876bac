import type { FastifyInstance } from 'fastify';

/** Lets them begin before the server closes, while a balancer still sends some. */
export interface AnsweredConnections {
  begin(): void;
}

/**
 * Ends the connections of answers that go out while the server closes. It closes those that are idle when it begins;
 * one that still works becomes idle later, and would be held open by its client for as long as keep-alive allows.
 */
export function endAnsweredConnections(fastify: Pick<FastifyInstance, 'addHook'>): AnsweredConnections {
  let isClosing = false;
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  return { begin: () => (isClosing = true) };
}
