import { Injectable } from '@nestjs/common';

/** What processes tell each other, and each tells its own sockets. */
export type BusMessage =
  | {
      kind: 'event';
      /** With prefix. */
      channel: string;
      event: string;
      data: unknown;
      /** The sender's own socket, left out if it is that user's. */
      except: { socketId: string; userId: number } | null;
    }
  | { kind: 'end-session'; sessionId: string }
  | { kind: 'end-user'; userId: number };

/** Carries messages to every process, the sending one included. */
export interface BroadcastBus {
  publish(message: BusMessage): void;
  subscribe(listener: (message: BusMessage) => void): void;
}

/** The bus of a single process. */
@Injectable()
export class LocalBus implements BroadcastBus {
  readonly #listeners: ((message: BusMessage) => void)[] = [];

  publish(message: BusMessage): void {
    this.#listeners.forEach((listener) => listener(message));
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }
}
