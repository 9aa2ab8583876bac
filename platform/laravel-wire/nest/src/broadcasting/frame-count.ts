import type { WebSocket } from 'ws';

const FRAMES_PER_SECOND = 200;
/** The protocol's code for who should come back later. */
const OVERLOADED = 4100;

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
  // Frames that are on their way cost nothing: they stay unread while the close frame has a second to arrive.
  socket.pause();
  setTimeout(() => socket.terminate(), 1000).unref();
}
