import type { BrokenBound, JsonBounds } from '@laravel-wire/core';
import type { WireRequest } from './message';

type Done = (error: Error | null, isWhole: boolean) => void;

/** A body that comes in: read to its end, or at first only as far as it may be before the guards have run. */
export class IncomingBody {
  /** Set by what was read; no more of it is then. */
  broken: BrokenBound | null = null;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(
    private readonly request: WireRequest,
    private readonly bounds: JsonBounds | null,
  ) {}

  get bytes(): Buffer {
    const [first] = this.#chunks;
    return first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
  }

  /** With a callback: a body that is there at once waits for no promise. */
  readTo(limit: number, done: Done): void {
    const { raw } = this.request;
    const end = (error: Error | null, isWhole: boolean) => {
      raw.off('data', take).off('end', atEnd).off('error', fail);
      raw.pause();
      done(error, isWhole);
    };
    const take = (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      this.broken = this.bounds?.read(chunk) ?? null;
      if (this.broken || this.#size > limit) end(null, this.broken !== null);
    };
    const atEnd = () => end(null, true);
    const fail = (error: Error) => end(Object.assign(error, { statusCode: 400 }), false);
    raw.on('data', take).on('end', atEnd).on('error', fail).resume();
  }
}
