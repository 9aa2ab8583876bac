import type { FastifyInstance } from 'fastify';

/** The paths for the operator of the process: health and metrics. */
const PROBES = /^\/(health\/(live|ready)|metrics)(\?|$)/;

/** A process that works in the background answers whoever runs it, and no visitor: a balancer sends it none. */
export function serveNobody(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (PROBES.test(request.url)) return;
    await reply.code(404).send({ message: 'This process works in the background (ROLE=worker).' });
  });
}
