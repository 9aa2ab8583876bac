import { Inject, Injectable } from '@nestjs/common';
import { BROADCAST_BUS } from '../ports';
import { Sessions } from '../session/sessions';
import type { BroadcastBus } from './bus';

/** A protocol's connections to this process. */
export interface Transport {
  readonly size: number;
  /** Number of them on each channel that has any. */
  readonly subscriptions: ReadonlyMap<string, number>;
  isHeard(channel: string): boolean;
}

/** The protocols that this application speaks; all of them, in every process, hear of sessions that end. */
@Injectable()
export class Transports {
  readonly #all: Transport[] = [];

  constructor(@Inject(BROADCAST_BUS) bus: BroadcastBus, sessions: Sessions) {
    sessions.onEnd((ended) => {
      bus.publish('sessionId' in ended ? { kind: 'end-session', ...ended } : { kind: 'end-user', ...ended });
    });
  }

  add(transport: Transport): void {
    this.#all.push(transport);
  }

  get all(): readonly Transport[] {
    return this.#all;
  }
}
