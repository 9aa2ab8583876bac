import { Inject, Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/bcrypt';
import type { WireSettings } from '../options';
import { WIRE_OPTIONS } from '../ports';

/** bcrypt with PHP's prefix, in the thread pool. */
@Injectable()
export class Passwords {
  #stranger: Promise<string> | null = null;

  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  hash(password: string): Promise<string> {
    return hash(password, { cost: this.settings.hashRounds, version: '2y' });
  }

  /** Whether the password is the hash's. Takes as long without a hash, so that the time reveals no unknown user. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.#stranger ??= this.hash('nobody has this password');
    const isRight = await verify(password, stored ?? (await this.#stranger));
    return isRight && stored !== null;
  }

  /** Whether a hash is weaker than new ones are. */
  isWeak(stored: string): boolean {
    return parseOptions(stored).cost < this.settings.hashRounds;
  }
}
