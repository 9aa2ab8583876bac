/** Times of the realtime connection, in milliseconds. */
export interface RealtimeSettings {
  /** before coming back, ± 50 %; later attempts up to 5 s: socket.io’s defaults, so that not all come at once */
  reconnectionDelay: number;
  /** silence after which the connection is probed */
  activityTimeout: number;
  /** how long the answer to the probe may take */
  pongTimeout: number;
}

/** Milliseconds. socket.io-client obeys the first; the server tells it the others, which Pusher’s clients obey. */
export const REALTIME: Readonly<RealtimeSettings> = {
  reconnectionDelay: 1000,
  activityTimeout: 120_000,
  pongTimeout: 30_000,
};
