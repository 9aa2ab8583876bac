import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { CompressionAlgorithm } from '@opentelemetry/otlp-exporter-base';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { TraceSettings } from '../../base/settings/trace-settings';

/** OpenTelemetry's own exporter, which logs once that the collector is away and once that it is back. */
export class OtlpExporter implements SpanExporter {
  private readonly exporter: OTLPTraceExporter;
  private isAway = false;

  constructor(
    private readonly settings: TraceSettings,
    private readonly say: (text: string) => void,
  ) {
    const { url, headers, timeoutMs, isPacked } = settings;
    this.exporter = new OTLPTraceExporter({
      url,
      headers,
      timeoutMillis: timeoutMs,
      compression: isPacked ? CompressionAlgorithm.GZIP : CompressionAlgorithm.NONE,
    });
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.arrived();
      else this.lost(result.error);
      // Success either way: the library would log each failure.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private arrived(): void {
    if (this.isAway) this.say('traces arrive again');
    this.isAway = false;
  }

  private lost(error: Error | undefined): void {
    if (!this.isAway) {
      this.say(
        `traces do not arrive at ${this.settings.url} (${error?.message ?? 'no answer'}), and are dropped`,
      );
    }
    this.isAway = true;
  }
}
