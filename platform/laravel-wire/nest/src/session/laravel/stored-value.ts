import { decode, PhpOpaqueError, type Verbatim } from './php-values';
import type { Scan } from './php-scan';
import { SessionNotWritable } from './session-refusals';

/**
 * A value of a Laravel session that only PHP can write: an object, a float without a fraction, an array whose
 * keys would change their order here. It is written back byte for byte.
 */
export class StoredValue implements Verbatim {
  /**
   * @param bytes      as serialized
   * @param firstSlot  the number that PHP gave the value while it read the session
   * @param isPinned   holds what counts PHP's numbers in a way that cannot be seen: it must not move
   * @param isFrozen   nothing in its session may change: what it refers to is unknown
   */
  constructor(
    readonly bytes: Buffer,
    readonly firstSlot: number,
    readonly scan: Scan,
    readonly isPinned: boolean,
    readonly isFrozen: boolean,
  ) {}

  /** Its value, as near as it can be said here; itself for an object. */
  get value(): unknown {
    try {
      return decode(this.bytes);
    } catch (error) {
      if (error instanceof PhpOpaqueError) return this;
      throw error;
    }
  }

  /** Bytes for a copy of it within another value. @throws SessionNotWritable where its references would be lost */
  verbatim(): Buffer {
    if (this.isPinned || this.isFrozen || this.scan.references.length > 0) {
      throw new SessionNotWritable('a value with references cannot be put into another');
    }
    return this.bytes;
  }
}

/** A value of a Laravel session in JSON that would be written otherwise here. It is written back as it was. */
export class StoredJson {
  constructor(readonly text: string) {}

  get value(): unknown {
    return JSON.parse(this.text);
  }

  /** Value for a copy of it within another value. */
  toJSON(): unknown {
    return this.value;
  }
}
