import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { WireRequest } from '../http/message';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK, type UserId, userIdFrom } from '../ports';
import { SessionCookies } from './session-cookies';

const DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;
/** A browser that more people share forgets those who came first. */
const MOST_ACCOUNTS = 5;

interface Device {
  id: string;
  /** Last sign-in of each account, in unix seconds. */
  accounts: Map<UserId, number>;
}

/**
 * Accounts that signed in on a device within thirty days. The list is sealed, so nobody can forge it; it signs
 * nobody in, and stays when they sign out.
 */
@Injectable()
export class DeviceCookies {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly cookies: SessionCookies,
  ) {}

  /** The device's own id where the account signed in on it; null for any other, and without the option. */
  idFor(request: WireRequest, userId: UserId): string | null {
    const device = this.#read(request);
    return device?.accounts.has(userId) ? device.id : null;
  }

  /** The Set-Cookie line after a login; null without the option. */
  line(request: WireRequest, userId: UserId): string | null {
    const name = this.settings.deviceCookie;
    if (name === undefined) return null;
    const { id, accounts } = this.#read(request) ?? { id: randomUUID(), accounts: new Map<UserId, number>() };
    accounts.delete(userId);
    const known = [...accounts, [userId, this.#seconds()]].slice(-MOST_ACCOUNTS);
    const text = [id, ...known.map((account) => account.join('@'))].join('|');
    return this.cookies.line(request, name, text, DAYS * DAY_SECONDS, true);
  }

  #read(request: WireRequest): Device | null {
    const name = this.settings.deviceCookie;
    const text = name === undefined ? null : this.cookies.read(request.headers.cookie, name);
    const [id, ...accounts] = text?.split('|') ?? [];
    if (!id) return null;
    const since = this.#seconds() - DAYS * DAY_SECONDS;
    const known = accounts
      .map((account) => account.split('@'))
      .map((parts) => [userIdFrom(parts.slice(0, -1).join('@')), Number(parts.at(-1))] as const)
      .filter(([, at]) => at > since);
    return { id, accounts: new Map(known) };
  }

  #seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
