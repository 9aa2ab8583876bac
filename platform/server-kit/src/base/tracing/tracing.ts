import { AsyncLocalStorage } from 'node:async_hooks';

/** Something timed. Never anything of a person: no values of a query, no body, no address, no message of an error. */
export interface Described {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes: Attributes;
}

export type Attributes = Record<string, string | number>;

/** Ids, named as in a log line. */
export interface SpanIds {
  trace_id: string;
  span_id: string;
}

/** Something that is being timed. */
export interface Span {
  readonly ids: SpanIds;
  /** W3C's header for what is done of it later; null where nobody keeps the span. */
  readonly traceparent: string | null;
  set(attributes: Attributes): void;
  /** @param type  a word for what went wrong, of few */
  failed(type: string): void;
  end(): void;
  child(described: Described): Span;
}

/** A caller's trace, as W3C's headers have it. */
export interface Caller {
  traceparent: string;
  tracestate?: string;
  /** True where the trace goes on here; else it is only named. */
  isTrusted: boolean;
}

/** Makes traces and sends them away. */
export interface Tracer {
  begin(described: Described, caller?: Caller): Span;
  /** Sends what was not sent yet, for a second at most. Never throws. */
  close(): Promise<void>;
}

let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<Span>();

/** The process's own, from now on; null for none. */
export function traceWith(given: Tracer | null): void {
  tracer = given;
}

/** The process's own; null where nobody traces. */
export const tracerInUse = (): Tracer | null => tracer;

/** Ids of a log line's trace; null outside one. */
export const currentSpanIds = (): SpanIds | null => tracer && (current.getStore()?.ids ?? null);

/** Header for work that is queued now, so that its trace leads back here; null outside a sampled trace. */
export const currentTraceparent = (): string | null => tracer && (current.getStore()?.traceparent ?? null);

/** Goes on inside a span that was begun elsewhere. */
export const within = <T>(span: Span, work: () => T): T => current.run(span, work);

/** Times a part of what is being traced; outside a trace, and where nobody traces, it is just done. */
export function inSpan<T>(describe: () => Described, work: () => Promise<T>): Promise<T> {
  const parent = tracer && current.getStore();
  return parent ? timed(parent.child(describe()), work) : work();
}

/**
 * Times work that is nobody's request: a trace of its own.
 *
 * @param cause  the `traceparent` of what queued it: a link, since it may be done long after
 */
export function inTrace<T>(
  describe: () => Described,
  work: () => Promise<T>,
  cause: string | null = null,
): Promise<T> {
  if (!tracer) return work();
  const caller = cause === null ? undefined : { traceparent: cause, isTrusted: false };
  return timed(tracer.begin(describe(), caller), work);
}

async function timed<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run(span, work);
  } catch (error) {
    span.failed(typeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** An error's class: its message may quote what somebody wrote. */
const typeOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'unknown');
