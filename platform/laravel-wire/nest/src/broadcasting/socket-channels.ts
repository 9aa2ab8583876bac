const MAX_CHANNELS = 100;
const WHISPERS_PER_SECOND = 10;

/**
 * Channels that one socket wants to hear. Authorisation takes time, and the socket may leave meanwhile: each wish
 * has a number, and only the wish that still stands is granted.
 */
export class SocketChannels {
  readonly #wishes = new Map<string, number>();
  readonly #joined = new Set<string>();
  #lastWish = 0;
  #whispers: number[] = [];

  get joined(): string[] {
    return [...this.#joined];
  }

  get isFull(): boolean {
    return this.#wishes.size >= MAX_CHANNELS;
  }

  isWanted(channel: string): boolean {
    return this.#wishes.has(channel);
  }

  /** @returns the wish's number */
  want(channel: string): number {
    this.#lastWish += 1;
    this.#wishes.set(channel, this.#lastWish);
    return this.#lastWish;
  }

  stands(channel: string, wish: number): boolean {
    return this.#wishes.get(channel) === wish;
  }

  join(channel: string): void {
    this.#joined.add(channel);
  }

  hasJoined(channel: string): boolean {
    return this.#joined.has(channel);
  }

  /** @returns whether the socket was in it */
  drop(channel: string): boolean {
    this.#wishes.delete(channel);
    return this.#joined.delete(channel);
  }

  /** @param now  milliseconds of a clock that only runs forward */
  mayWhisper(now: number): boolean {
    this.#whispers = this.#whispers.filter((at) => now - at < 1000);
    if (this.#whispers.length >= WHISPERS_PER_SECOND) return false;
    this.#whispers.push(now);
    return true;
  }
}
