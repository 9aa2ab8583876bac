import type { HttpServer } from '@nestjs/common';
import type { WireServer } from './message';

/** Key of Fastify's stand-in at the adapter for Express. */
export const SERVER = Symbol('wire:server');

/**
 * Server that the wire joins at the application's adapter.
 *
 * @throws Error for an adapter that is neither Fastify's nor the wire's own for Express
 */
export function serverOf(adapter: HttpServer): WireServer {
  const { [SERVER]: onExpress } = adapter as { [SERVER]?: WireServer };
  if (onExpress) return onExpress;
  if (adapter.getType() !== 'fastify') {
    throw new Error('The wire needs FastifyAdapter, or WireExpressAdapter of @laravel-wire/nest/express.');
  }
  return adapter.getInstance() as WireServer;
}
