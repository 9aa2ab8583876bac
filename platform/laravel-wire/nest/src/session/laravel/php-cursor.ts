/** The text is not what PHP's `serialize()` writes. */
export class PhpSyntaxError extends Error {
  override name = 'PhpSyntaxError';
}

const DIGITS = /^(?:0|[1-9]\d{0,9})$/;
const LONGEST_NUMBER = 40;

/** A place in serialized bytes. Strict: what PHP reads, but never writes, is refused. */
export class PhpCursor {
  at = 0;

  constructor(readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  /** The letter that says what follows. */
  letter(): string {
    return this.#taken(1).toString('latin1');
  }

  expect(text: string): void {
    if (this.#taken(text.length).toString('latin1') !== text) {
      throw new PhpSyntaxError(`expected ${text} before byte ${this.at}`);
    }
  }

  /** Text before a delimiter, which is passed. */
  until(delimiter: string): string {
    const end = this.bytes.indexOf(delimiter, this.at, 'latin1');
    if (end < 0 || end - this.at > LONGEST_NUMBER) {
      throw new PhpSyntaxError(`no ${delimiter} after byte ${this.at}`);
    }
    const text = this.bytes.toString('latin1', this.at, end);
    this.at = end + 1;
    return text;
  }

  /** A number of bytes or members, and the colon behind it. */
  count(): number {
    const digits = this.until(':');
    if (!DIGITS.test(digits)) throw new PhpSyntaxError(`no count before byte ${this.at}`);
    return Number(digits);
  }

  /** `5:"bytes"` */
  quoted(): Buffer {
    return this.#framed('"', '"');
  }

  /** `5:{bytes}` */
  braced(): Buffer {
    return this.#framed('{', '}');
  }

  #framed(open: string, close: string): Buffer {
    const length = this.count();
    this.expect(open);
    const bytes = this.#taken(length);
    this.expect(close);
    return bytes;
  }

  #taken(length: number): Buffer {
    const from = this.at;
    if (from + length > this.bytes.length) throw new PhpSyntaxError(`cut off at byte ${this.bytes.length}`);
    this.at = from + length;
    return this.bytes.subarray(from, this.at);
  }
}
