import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { networkOf } from '../throttle/network';
import type { UserId } from '../ports';

/**
 * Limits of open sockets, of both protocols together and in this process: of guests of one network and in all, so
 * that members have room, and of each member.
 */
@Injectable()
export class SocketLimits {
  #guests = 0;
  readonly #open = new Map<string, number>();

  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  /**
   * @param userId  null for a guest
   * @returns       what to call when the socket is gone; null where there is no room for it
   */
  admit(request: IncomingMessage, userId: UserId | null): (() => void) | null {
    const { guestSockets, socketsPerUser } = this.settings;
    if (userId !== null) return this.#take(`user ${userId}`, socketsPerUser, () => undefined);
    if (!guestSockets) return () => undefined;
    const address = guestSockets.addressOf?.(request) ?? request.socket.remoteAddress ?? '';
    if (this.#guests >= guestSockets.total) return null;
    return this.#take(networkOf(address), guestSockets.perNetwork, (step) => (this.#guests += step));
  }

  #take(whose: string, most = Infinity, onChange: (step: 1 | -1) => void): (() => void) | null {
    const open = this.#open.get(whose) ?? 0;
    if (open >= most) return null;
    this.#open.set(whose, open + 1);
    onChange(1);
    return () => {
      const left = (this.#open.get(whose) ?? 0) - 1;
      onChange(-1);
      if (left > 0) {
        this.#open.set(whose, left);
      } else {
        this.#open.delete(whose);
      }
    };
  }
}
