import type { HttpServer } from '@nestjs/common';
import type { WireServer } from './message';

/** What the wire joins at the application's adapter. @throws Error for one that is not Fastify's */
export function serverOf(adapter: HttpServer): WireServer {
  if (adapter.getType() !== 'fastify') {
    throw new Error('The wire needs FastifyAdapter; Express may stand before it: `first` of secondServer.');
  }
  return adapter.getInstance() as WireServer;
}
