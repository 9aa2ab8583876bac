import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Link, Span as OtelSpan, SpanContext, Tracer as OtelTracer } from '@opentelemetry/api';
import { TraceState, parseTraceParent } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TraceSettings } from '../../base/settings/trace-settings';
import { OtlpExporter } from './otlp-exporter';
import type { Attributes, Caller, Described, Span, Tracer } from '../../base/tracing/tracing';

/** An end waits no longer for a collector. */
const CLOSE_MS = 1_000;

const KINDS: Record<Described['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export interface About {
  /** The program's name, before its own attributes, too. */
  service: string;
  release: string;
  role: string;
  /** Is called once when traces do not arrive, and once when they do again. */
  say: (text: string) => void;
}

/**
 * OpenTelemetry behind words of our own. Sampler, limits and batches are read by its library from the
 * environment's `OTEL_…`; nothing is made global, so that whoever else uses the library is left alone.
 */
export function openTelemetry(settings: TraceSettings, { service, release, role, say }: About): Tracer {
  const own = resourceFromAttributes({
    'service.name': service,
    'service.version': release,
    'service.instance.id': crypto.randomUUID(),
    [`${service}.role`]: role,
  });
  const resource = detectResources({ detectors: [envDetector] });
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(own).merge(resource),
    spanProcessors: [new BatchSpanProcessor(new OtlpExporter(settings, say))],
  });
  const tracer = provider.getTracer(service, release);
  return {
    begin: (described, caller) => begun(tracer, described, ROOT_CONTEXT, caller && callerOf(caller)),
    close: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

interface From {
  context?: Context;
  links?: Link[];
}

/** A stranger's trace is only linked: clients must not choose the trace, nor that it is sampled. */
function callerOf({ traceparent, tracestate, isTrusted }: Caller): From {
  const parent = parseTraceParent(traceparent);
  if (!parent) return {};
  if (!isTrusted) return { links: [{ context: parent }] };
  const context: SpanContext = { ...parent, isRemote: true };
  if (tracestate) context.traceState = new TraceState(tracestate);
  return { context: trace.setSpanContext(ROOT_CONTEXT, context) };
}

function begun(tracer: OtelTracer, described: Described, context: Context, from: From = {}): Span {
  const { name, kind, attributes } = described;
  const options = { kind: KINDS[kind], attributes, ...(from.links ? { links: from.links } : {}) };
  const parent = from.context ?? context;
  return new TelemetrySpan(tracer, tracer.startSpan(name, options, parent), parent);
}

class TelemetrySpan implements Span {
  readonly ids;

  constructor(
    private readonly tracer: OtelTracer,
    private readonly span: OtelSpan,
    private readonly parent: Context,
  ) {
    const { traceId, spanId } = span.spanContext();
    this.ids = { trace_id: traceId, span_id: spanId };
  }

  get traceparent(): string | null {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return traceFlags & TraceFlags.SAMPLED ? `00-${traceId}-${spanId}-01` : null;
  }

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  failed(type: string): void {
    this.span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }

  child(described: Described): Span {
    return begun(this.tracer, described, trace.setSpan(this.parent, this.span));
  }
}
