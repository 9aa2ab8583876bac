import { Injectable } from '@nestjs/common';
import type { Seat } from './presence-book';
import type { UserId } from '../ports';

/** Message between processes, each of which passes it on to its own sockets. */
export type BusMessage =
  | {
      kind: 'event';
      /** Name with prefix. */
      channel: string;
      event: string;
      data: unknown;
      /** The sender's own socket, left out if it is that user's; null takes the sender's word for it. */
      except: { socketId: string; userId: UserId | null } | null;
      /** User who whispers, on presence channels. */
      from?: string;
      /** It came in over HTTP from a publisher, not from this application. */
      isPublished?: boolean;
    }
  /** `comesBack`: clients are to connect again, under another id or to be judged anew. `reason` is for its reader. */
  | { kind: 'end-session'; sessionId: string; comesBack?: boolean; reason?: string }
  | { kind: 'end-user'; userId: UserId; comesBack?: boolean; reason?: string }
  /** A session had a channel signed for a connection of the Pusher protocol. */
  | { kind: 'claim'; socketId: string; channel: string; userId: UserId; sessionId: string | null }
  /** Never published: a bus tells its own process that something may have passed it by. */
  | { kind: 'missed' }
  | PresenceMessage;

/** Members of presence channels with the process `node`. */
export type PresenceMessage =
  | { kind: 'presence-ask'; node: string }
  | ({ kind: 'presence-join' } & Seat)
  | { kind: 'presence-leave'; node: string; channel: string; socketId: string }
  | { kind: 'presence-tell'; node: string; seats: Seat[] };

/** Carries messages to every process, the sending one included; events at least to those that hear their channel. */
export interface BroadcastBus {
  publish(message: BusMessage): void;
  subscribe(listener: (message: BusMessage) => void): void;
  /**
   * A socket of this process listens to a channel from now on. A bus that carries all to everybody needs neither.
   *
   * @returns  once its events come; never rejects
   */
  hear?(channel: string): Promise<void>;
  /** One of those sockets listens no more: as often as `hear`. */
  forget?(channel: string): void;
  /** Those of these channels that a socket of any process that it carries to listens to. */
  heard?(channels: readonly string[]): Promise<ReadonlySet<string>>;
}

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
