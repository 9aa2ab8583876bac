import { Injectable } from '@nestjs/common';
import type { Server } from 'node:http';

/** Listeners beside the application's own; they close with it, before anything that their requests need. */
@Injectable()
export class SecondServers {
  readonly #servers: Server[] = [];

  add(server: Server): void {
    this.#servers.push(server);
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map(closed));
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
