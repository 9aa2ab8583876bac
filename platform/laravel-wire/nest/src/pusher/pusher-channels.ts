import type { PusherConnection } from './pusher-connection';

/** The connections of this process, by id and by the channels they listen to. */
export class PusherChannels {
  readonly #connections = new Map<string, PusherConnection>();
  readonly #channels = new Map<string, Set<PusherConnection>>();

  get all(): PusherConnection[] {
    return [...this.#connections.values()];
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Number of connections on each channel that has any. */
  get subscriptions(): Map<string, number> {
    return new Map([...this.#channels].map(([channel, members]) => [channel, members.size]));
  }

  isHeard(channel: string): boolean {
    return this.#channels.has(channel);
  }

  find(id: string): PusherConnection | undefined {
    return this.#connections.get(id);
  }

  add(connection: PusherConnection): void {
    this.#connections.set(connection.id, connection);
  }

  remove(connection: PusherConnection): void {
    this.#connections.delete(connection.id);
  }

  join(channel: string, connection: PusherConnection): void {
    this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(connection));
  }

  leave(channel: string, connection: PusherConnection): void {
    const members = this.#channels.get(channel);
    members?.delete(connection);
    if (members?.size === 0) this.#channels.delete(channel);
  }

  /** Sends a text to everybody in a channel but one; it is not made where there is nobody. */
  send(channel: string, textOf: () => string, exceptId: string | null): void {
    const members = this.#channels.get(channel);
    if (!members) return;
    const text = textOf();
    for (const connection of members) {
      if (connection.id !== exceptId) connection.send(text);
    }
  }
}
