import type { WebSocket } from 'ws';

const FRAMES_PER_SECOND = 200;
/** The protocol's code for who should come back later. */
const OVERLOADED = 4100;
/** Longer than any client needs to answer a closing. */
const CLOSING_MS = 1000;

/** The frames of one connection in the running second: messages, pings and pongs. */
export class FrameCount {
  #began = 0;
  #frames = 0;

  /** Counts one. @returns whether the client may go on */
  isWithin(now = performance.now()): boolean {
    if (now - this.#began >= 1000) {
      this.#began = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames <= FRAMES_PER_SECOND;
  }
}

export function closeOverloaded(socket: WebSocket): void {
  socket.close(OVERLOADED, 'Too many frames');
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
}
