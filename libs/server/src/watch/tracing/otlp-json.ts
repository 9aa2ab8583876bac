import type { Attributes as Given, HrTime } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';

type Value =
  { stringValue: string } | { intValue: number } | { doubleValue: number } | { boolValue: boolean };

/** Spans of one process as OTLP has them in JSON: ids in hexadecimal, times in nanoseconds as text. */
export function otlpOf(spans: readonly ReadableSpan[]) {
  const [first] = spans;
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(first?.resource.attributes ?? {}) },
        scopeSpans: [{ scope: scopeOf(first), spans: spans.map(spanOf) }],
      },
    ],
  };
}

const scopeOf = (span: ReadableSpan | undefined) => ({
  name: span?.instrumentationScope.name ?? '',
  version: span?.instrumentationScope.version ?? '',
});

function spanOf(span: ReadableSpan) {
  const { traceId, spanId, traceState } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(traceState ? { traceState: traceState.serialize() } : {}),
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    name: span.name,
    // OTLP begins to count at one: zero is not said.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributesOf(span.attributes),
    droppedAttributesCount: span.droppedAttributesCount,
    links: span.links.map(({ context }) => ({ traceId: context.traceId, spanId: context.spanId })),
    status: { code: span.status.code },
  };
}

const nanoseconds = ([seconds, rest]: HrTime) => String(BigInt(seconds) * 1_000_000_000n + BigInt(rest));

function attributesOf(given: Given) {
  return Object.entries(given).flatMap(([key, value]) =>
    value === undefined || value === null || typeof value === 'object'
      ? []
      : [{ key, value: valueOf(value as string | number | boolean) }],
  );
}

function valueOf(value: string | number | boolean): Value {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isSafeInteger(value) ? { intValue: value } : { doubleValue: value };
}
