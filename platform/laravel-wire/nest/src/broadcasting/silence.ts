/** Limits of a connection's silence, in seconds. */
export interface SilenceLimits {
  /** Clients then ask for a sign of life. */
  activityTimeout: number;
  /** So long they, and the server, wait for the answer. */
  pongTimeout: number;
  /** The server itself asks then: for proxies that cut what is silent, and for who is shown as present. */
  lookAfter: number;
}

/** Reverb's, for connections that speak Pusher; socket.io has times of its own. */
export const REVERB_SILENCE: Readonly<SilenceLimits> = {
  activityTimeout: 30,
  pongTimeout: 30,
  lookAfter: 60,
};

/** Interval of checking connections: twice within their time. */
export const checkEveryMs = ({ lookAfter }: SilenceLimits): number => (lookAfter * 1000) / 2;

/** Silence of one client, and whether it was pinged since. */
export class Silence {
  #heardAt = performance.now();
  #askedAt: number | null = null;

  restart(): void {
    this.#heardAt = performance.now();
    this.#askedAt = null;
  }

  /**
   * Says whether the client is to be pinged, or its connection ended; null for neither. A client is pinged before it is
   * let go, also by a server that was too busy to look for longer than the client had for its answer.
   */
  look({ lookAfter, pongTimeout }: SilenceLimits): 'ask' | 'end' | null {
    const now = performance.now();
    if (now - this.#heardAt < lookAfter * 1000) return null;
    if (this.#askedAt !== null) return now - this.#askedAt >= pongTimeout * 1000 ? 'end' : null;
    this.#askedAt = now;
    return 'ask';
  }
}
