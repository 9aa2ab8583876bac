import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { WireSettings } from '../options';
import { WIRE_OPTIONS } from '../ports';
import { networkOf } from '../throttle/network';

/** Sockets of nobody, of both protocols: bounded for each network and for this process, so that members have room. */
@Injectable()
export class GuestSockets {
  #total = 0;
  readonly #ofNetwork = new Map<string, number>();

  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  /** @returns what to call when the socket is gone; null where there is no room for it */
  admit(request: IncomingMessage): (() => void) | null {
    const { guestSockets } = this.settings;
    if (!guestSockets) {
      return () => undefined;
    }

    const network = networkOf(guestSockets.addressOf?.(request) ?? request.socket.remoteAddress ?? '');
    const open = this.#ofNetwork.get(network) ?? 0;
    if (open >= guestSockets.perNetwork || this.#total >= guestSockets.total) {
      return null;
    }
    this.#count(network, 1);
    return () => this.#count(network, -1);
  }

  #count(network: string, step: 1 | -1): void {
    const open = (this.#ofNetwork.get(network) ?? 0) + step;
    this.#total += step;
    if (open > 0) {
      this.#ofNetwork.set(network, open);
    } else {
      this.#ofNetwork.delete(network);
    }
  }
}
