export interface RealtimeSettings {
  /** before the first attempt to come back; later ones wait longer */
  reconnectionDelay: number;
  /** silence after which the connection is probed */
  activityTimeout: number;
  /** how long the answer to the probe may take */
  pongTimeout: number;
}

/**
 * The client's times, in milliseconds. socket.io-client obeys the first and learns the other two from the server;
 * they are passed on for broadcasters that obey them.
 */
export const REALTIME: Readonly<RealtimeSettings> = {
  reconnectionDelay: 1000,
  activityTimeout: 120_000,
  pongTimeout: 30_000,
};
