import { Logger } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { compactJson } from '../http/json';
import type { SendHook, WireReply, WireRequest } from '../http/message';

const logger = new Logger('LaravelWire');

/** Express's response as the wire writes it. What is written past it (`response.end`) is held until the hooks have run. */
export class ExpressReply implements WireReply {
  /** Hands an error to the application's filters. */
  fail: (error: Error) => void = () => undefined;
  /** The route is that of a GET. */
  isOfGet = false;
  /** Writes to the response itself go to the client. */
  isOpen = false;
  #held: (() => void)[] | null = null;
  #isHijacked = false;
  /** Something has answered, though the hooks may still run. */
  #isAnswered = false;
  /** An answer failed as it was sent: so may the one that says so. */
  #isLost = false;

  constructor(
    private readonly request: WireRequest,
    readonly raw: ServerResponse,
    private readonly hooks: readonly SendHook[],
  ) {}

  get sent(): boolean {
    return this.#isHijacked || this.#isAnswered || this.raw.writableEnded;
  }

  get statusCode(): number {
    return this.raw.statusCode;
  }

  code(status: number): this {
    this.raw.statusCode = status;
    return this;
  }

  header(name: string, value: string | number | string[]): this {
    if (name.toLowerCase() === 'set-cookie') this.raw.appendHeader(name, [value].flat().map(String));
    else this.raw.setHeader(name, value);
    return this;
  }

  headers(values: Record<string, string>): this {
    Object.entries(values).forEach(([name, value]) => this.header(name, value));
    return this;
  }

  type(contentType: string): this {
    return this.header('content-type', contentType);
  }

  hasHeader(name: string): boolean {
    return this.raw.hasHeader(name);
  }

  getHeader(name: string): string | number | string[] | undefined {
    return this.raw.getHeader(name);
  }

  removeHeader(name: string): this {
    this.raw.removeHeader(name);
    return this;
  }

  hijack(): this {
    this.#isHijacked = true;
    this.isOpen = true;
    return this;
  }

  send(payload?: unknown): this {
    if (this.sent) return this;
    if (payload instanceof Error) {
      this.fail(payload);
      return this;
    }
    const written = this.#written(payload);
    this.#answer(written, (body) => this.#write(body));
    return this;
  }

  /** Does what was asked of the response itself once the hooks have run; a session that is not kept answers in its place. */
  hold(call: () => void): void {
    this.#held?.push(call);
    if (this.sent) return;
    const held = [call];
    this.#held = held;
    this.#answer(undefined, (body) => {
      if (body !== undefined) {
        this.#write(body);
        return;
      }
      held.forEach((each) => each());
      if (!this.raw.writableEnded) this.raw.emit('drain');
    });
  }

  #written(payload: unknown): unknown {
    if (payload === undefined || isStream(payload)) return payload;
    const isText = typeof payload === 'string';
    const isBytes = payload instanceof Uint8Array;
    if (!this.hasHeader('content-type')) {
      const json = 'application/json';
      this.type(isText ? 'text/plain; charset=utf-8' : isBytes ? 'application/octet-stream' : json);
    }
    return isText || isBytes ? payload : compactJson(payload);
  }

  #answer(payload: unknown, end: (payload: unknown) => void): void {
    this.#isAnswered = true;
    try {
      this.#finish(payload, end);
    } catch (error) {
      [this.#isAnswered, this.#held] = [false, null];
      throw error;
    }
  }

  /** Runs the hooks, and then `end` with what they have made of the payload. */
  #finish(payload: unknown, end: (payload: unknown) => void, index = 0): void {
    const hook = this.hooks[index];
    if (!hook) {
      this.isOpen = true;
      end(payload);
      return;
    }
    const done = (error: Error | null, next?: unknown): void => {
      if (error) this.#answerAnew(error);
      else this.#finish(next, end, index + 1);
    };
    hook(this.request, this, payload, done)
      ?.then((next) => done(null, next), done)
      .catch((error: Error) => {
        if (this.raw.headersSent || this.#isLost) this.#breakOff('could not be sent', error);
        else this.#answerAnew(error);
        this.#isLost = true;
      });
  }

  #answerAnew(error: Error): void {
    [this.#isAnswered, this.#held] = [false, null];
    this.fail(error);
  }

  #breakOff(what: string, error: Error): void {
    logger.error(`request ${String(this.request.id)}: its answer ${what}`, error.stack);
    this.raw.destroy();
  }

  #write(body: unknown): void {
    const { raw, request } = this;
    const isHead = request.method === 'HEAD';
    // Same as Fastify's HEAD of such a route.
    if (isHead && this.isOfGet && (body === undefined || body === null)) {
      raw.setHeader('content-length', '0').end();
      return;
    }
    const isWithout = raw.statusCode < 200 || raw.statusCode === 204;
    if (isStream(body)) {
      if (isWithout || isHead) {
        body.destroy();
        raw.end();
      } else {
        this.#pipe(body);
      }
      return;
    }
    if (isWithout) {
      this.removeHeader('content-type').removeHeader('content-length');
      raw.end();
      return;
    }
    const bytes = body === undefined || body === null ? '' : (body as string | Uint8Array);
    if (raw.statusCode !== 304) raw.setHeader('content-length', String(Buffer.byteLength(bytes)));
    raw.end(bytes);
  }

  #pipe(stream: Readable): void {
    const { raw } = this;
    stream.once('error', (error) => {
      if (raw.headersSent || raw.destroyed) {
        this.#breakOff('ended early', error);
      } else {
        this.isOpen = false;
        this.removeHeader('content-type').removeHeader('content-length').#answerAnew(error);
      }
    });
    raw.once('close', () => stream.destroy());
    stream.pipe(raw);
  }
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function';
