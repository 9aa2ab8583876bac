import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { closeOverloaded, FrameCount } from '../broadcasting/frame-count';
import { Silence } from '../broadcasting/silence';
import { SocketChannels } from '../broadcasting/socket-channels';
import { type Code, CODES, frame } from './frames';
import type { UserId } from '../ports';

/** Above it a client that does not read is let go: 1 MB, as other servers of the protocol have it. */
const MAX_UNREAD_BYTES = 1_000_000;
const MAX_PART = 999_999_999;
const ERRORS_PER_SECOND = 10;
const MAX_CLAIMS = 100;

/** User of a connection, as far as known: by the cookie of its handshake, or since a channel was signed for it. */
export interface Owner {
  userId: UserId;
  sessionId: string | null;
}

/** One client of the Pusher protocol. */
export class PusherConnection {
  /** Digits, full stop, digits: server libraries refuse anything else. */
  readonly id = `${randomInt(1, MAX_PART)}.${randomInt(1, MAX_PART)}`;
  readonly own = new SocketChannels();
  /** Members' ids by presence channel, from what was signed. */
  readonly memberIds = new Map<string, string>();
  readonly silence = new Silence();
  owner: Owner | null = null;
  /** Users who had channels signed for this connection, by channel. */
  readonly #claims = new Map<string, Owner>();
  readonly #frames = new FrameCount();
  #second = { began: 0, errors: 0 };

  constructor(private readonly socket: WebSocket) {}

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Notes who had a channel signed; whoever then joins it with the signature is the owner. */
  claim(channel: string, owner: Owner): void {
    if (this.#claims.size < MAX_CLAIMS || this.#claims.has(channel)) this.#claims.set(channel, owner);
    if (this.own.hasJoined(channel)) this.adopt(channel);
  }

  /** Another user's claim on a connection with an owner counts for nothing. */
  adopt(channel: string): void {
    const claim = this.#claims.get(channel);
    if (claim && (this.owner === null || this.owner.userId === claim.userId)) this.owner = claim;
  }

  /** @returns whether the client may go on: not so above two hundred frames a second */
  heard(): boolean {
    this.silence.restart();
    return this.#frames.isWithin();
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MAX_UNREAD_BYTES) {
      this.close(CODES.overloaded, 'The connection is too slow');
      return;
    }
    this.socket.send(text);
  }

  /** Tells the client what was wrong with a frame; ten times a second at most. */
  fail(code: Code, message: string): void {
    this.#countFrom(performance.now());
    this.#second.errors += 1;
    if (this.#second.errors <= ERRORS_PER_SECOND) this.send(frame('pusher:error', { code, message }));
  }

  close(code: Code, message: string): void {
    this.socket.close(code, message);
  }

  /** Closes a client that sends too much, and may go on for as long as the closing takes. */
  overload(): void {
    closeOverloaded(this.socket);
  }

  /** Ends a client that does not answer the closing. */
  terminate(): void {
    this.socket.terminate();
  }

  #countFrom(now: number): void {
    if (now - this.#second.began >= 1000) this.#second = { began: now, errors: 0 };
  }
}
