import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { openTelemetry } from './open-telemetry';

const mockSpans: ReadableSpan[] = [];
// The library's own sender loads its parts in a way that no spec can; stories of the tracing show that it arrives.
jest.mock('./otlp-exporter', () => ({
  OtlpExporter: class {
    export(spans: ReadableSpan[], done: (result: ExportResult) => void) {
      mockSpans.push(...spans);
      done({ code: ExportResultCode.SUCCESS });
    }
    shutdown = () => Promise.resolve();
  },
}));
beforeEach(() => void mockSpans.splice(0));

const open = () =>
  openTelemetry(
    { url: 'http://127.0.0.1:1/v1/traces', headers: {}, timeoutMs: 1_000, isPacked: false },
    { service: 'shop', release: '1.2.3', role: 'web', say: () => undefined },
  );

it('sends what was timed, what went wrong of it, and whose it is', async () => {
  const tracer = open();
  const span = tracer.begin({ name: 'GET /carts', kind: 'server', attributes: { route: '/carts' } });
  const child = span.child({ name: 'SELECT', kind: 'client', attributes: {} });
  child.failed('timeout');
  child.end();
  span.set({ status: 'done' });
  span.end();
  await tracer.close();

  expect(mockSpans).toMatchObject([
    {
      name: 'SELECT',
      kind: SpanKind.CLIENT,
      parentSpanContext: { spanId: span.ids.span_id },
      attributes: { 'error.type': 'timeout' },
      status: { code: SpanStatusCode.ERROR },
    },
    {
      name: 'GET /carts',
      kind: SpanKind.SERVER,
      attributes: { route: '/carts', status: 'done' },
      status: { code: SpanStatusCode.UNSET },
      resource: { attributes: { 'service.name': 'shop', 'service.version': '1.2.3', 'shop.role': 'web' } },
    },
  ]);
  expect(mockSpans[1]?.spanContext().traceId).toBe(span.ids.trace_id);
  expect(span.traceparent).toBe(`00-${span.ids.trace_id}-${span.ids.span_id}-01`);
});

it('goes on with the trace of a trusted caller, and only names that of another', async () => {
  const theirs = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${theirs}-b7ad6b7169203331-01`;
  const described = { name: 'job', kind: 'consumer', attributes: {} } as const;
  const tracer = open();
  const begin = (isTrusted: boolean, header = traceparent) => {
    const caller = { traceparent: header, tracestate: 'shop=1', isTrusted };
    const span = tracer.begin(described, caller);
    span.end();
    return span.ids.trace_id;
  };
  expect(begin(true)).toBe(theirs);
  expect(begin(false)).not.toBe(theirs);
  expect(begin(true, 'nonsense')).not.toBe(theirs);
  await tracer.close();

  const [ours, linked, own] = mockSpans;
  expect(ours?.parentSpanContext).toMatchObject({ traceId: theirs, spanId: 'b7ad6b7169203331' });
  expect(ours?.parentSpanContext?.traceState?.get('shop')).toBe('1');
  expect(linked?.links.map(({ context }) => context.traceId)).toEqual([theirs]);
  expect([ours?.links, own?.links]).toEqual([[], []]);
});
