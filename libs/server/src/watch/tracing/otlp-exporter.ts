import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { TraceSettings } from '../../base/settings/trace-settings';
import { otlpOf } from './otlp-json';

const packed = promisify(gzip);

/** Sends spans to a collector by OTLP over HTTP, as JSON. What it does not take is dropped: a trace is no record. */
export class OtlpExporter implements SpanExporter {
  private readonly underWay = new Set<Promise<void>>();
  private isAway = false;

  constructor(
    private readonly settings: TraceSettings,
    private readonly say: (text: string) => void,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    const sending = this.send(spans).then(
      () => this.arrived(),
      (error: unknown) => this.lost(error),
    );
    this.underWay.add(sending);
    void sending.finally(() => {
      this.underWay.delete(sending);
      // Said here, and once; the library would say it each time.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  async forceFlush(): Promise<void> {
    await Promise.all(this.underWay);
  }

  shutdown(): Promise<void> {
    return this.forceFlush();
  }

  private async send(spans: ReadableSpan[]): Promise<void> {
    const { url, headers, timeoutMs, isPacked } = this.settings;
    const body = JSON.stringify(otlpOf(spans));
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        ...headers,
      },
      body: isPacked ? new Uint8Array(await packed(body)) : body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  }

  private arrived(): void {
    if (this.isAway) this.say('traces arrive again');
    this.isAway = false;
  }

  private lost(error: unknown): void {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    if (!this.isAway) this.say(`traces do not arrive at ${this.settings.url} (${reason}), and are dropped`);
    this.isAway = true;
  }
}
