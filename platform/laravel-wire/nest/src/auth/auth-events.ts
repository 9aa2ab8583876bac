import { Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import type { UserId } from '../ports';

/** Laravel's events of the same names. */
export interface AuthEvent {
  kind: 'login' | 'failed' | 'lockout' | 'logout';
  request: WireRequest;
  /** Null where the typed address has no account. */
  userId: UserId | null;
  /** Typed address of a login that failed. */
  email?: string;
  /** A login by the remember cookie, without a password. */
  isRecalled?: boolean;
}

type Listener = (event: AuthEvent) => void | Promise<void>;

/** Tells the application who came, left and was turned away, before the answer is given. */
@Injectable()
export class AuthEvents {
  readonly #listeners: Listener[] = [];

  on(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async publish(event: AuthEvent): Promise<void> {
    for (const listener of this.#listeners) await listener(event);
  }
}
