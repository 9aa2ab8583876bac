/** How long a connection may be silent, in seconds. */
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

/** How often connections are looked at: twice within their time. */
export const checkEveryMs = ({ lookAfter }: SilenceLimits): number => (lookAfter * 1000) / 2;
