import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { BROADCAST_BUS } from '../ports';
import type { BroadcastBus, BusMessage } from './bus';
import { type Member, PresenceBook, type Seat } from './presence-book';

const MAX_MEMBERS = 100;

/** Each process repeats who sits with it so often; one that is silent for three times as long is gone. */
const ANNOUNCE_MS = 10_000;
const SILENCE_MS = 3 * ANNOUNCE_MS;

/** A user's first socket came, or the last one went; `socketId` is that socket. */
export interface PresenceChange {
  kind: 'joining' | 'leaving';
  channel: string;
  member: Member;
  socketId: string;
}

/** Members of each presence channel, over both transports and all processes. */
@Injectable()
export class Presence implements OnApplicationShutdown {
  readonly #node = randomUUID();
  readonly #book = new PresenceBook();
  readonly #listeners: ((change: PresenceChange) => void)[] = [];
  /** Last sign of life of each process, in milliseconds of a clock that only runs forward. */
  readonly #heard = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(@Inject(BROADCAST_BUS) private readonly bus: BroadcastBus) {
    bus.subscribe((message) => this.#receive(message));
    this.#timer = setInterval(() => this.#publish(), ANNOUNCE_MS).unref();
    setTimeout(() => bus.publish({ kind: 'presence-ask', node: this.#node }), 500).unref();
  }

  onChange(listener: (change: PresenceChange) => void): void {
    this.#listeners.push(listener);
  }

  members(channel: string): Member[] {
    return this.#book.members(channel);
  }

  /** True where the channel takes one more member, or has this one already. */
  hasRoomFor(channel: string, userId: number | string): boolean {
    return this.#book.hasUser(channel, userId) || this.#book.members(channel).length < MAX_MEMBERS;
  }

  join(channel: string, socketId: string, member: Member): void {
    const seat = { channel, socketId, member, node: this.#node };
    this.#sit(seat);
    this.bus.publish({ kind: 'presence-join', ...seat });
  }

  leave(channel: string, socketId: string): void {
    this.#rise(channel, socketId);
    this.bus.publish({ kind: 'presence-leave', node: this.#node, channel, socketId });
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  #sit(seat: Seat): void {
    if (this.#book.join(seat)) this.#announce({ ...seat, kind: 'joining' });
  }

  #rise(channel: string, socketId: string): void {
    const member = this.#book.leave(channel, socketId);
    if (member) this.#announce({ kind: 'leaving', channel, socketId, member });
  }

  #announce({ kind, channel, member, socketId }: PresenceChange): void {
    this.#listeners.forEach((listener) => listener({ kind, channel, member, socketId }));
  }

  #receive(message: BusMessage): void {
    if (!('node' in message) || message.node === this.#node) return;

    this.#heard.set(message.node, performance.now());
    switch (message.kind) {
      case 'presence-ask':
        this.#publish();
        break;
      case 'presence-join':
        this.#sit(message);
        break;
      case 'presence-leave':
        this.#rise(message.channel, message.socketId);
        break;
      case 'presence-tell':
        this.#replace(message.node, message.seats);
        break;
    }
  }

  /** Also the sign of life, so said by a process where nobody sits. */
  #publish(): void {
    this.bus.publish({ kind: 'presence-tell', node: this.#node, seats: this.#book.seatsOf(this.#node) });
    const now = performance.now();
    for (const node of this.#book.nodes) {
      if (node !== this.#node && now - (this.#heard.get(node) ?? now) > SILENCE_MS) {
        this.#replace(node, []);
        this.#heard.delete(node);
      }
    }
  }

  #replace(node: string, seats: Seat[]): void {
    const isListed = (seat: Seat): boolean =>
      seats.some((one) => one.channel === seat.channel && one.socketId === seat.socketId);
    this.#book
      .seatsOf(node)
      .filter((seat) => !isListed(seat))
      .forEach(({ channel, socketId }) => this.#rise(channel, socketId));
    seats
      .filter(({ channel, socketId }) => !this.#book.has(channel, socketId))
      .forEach((seat) => this.#sit(seat));
  }
}
