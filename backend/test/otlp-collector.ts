import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from 'node:stream/consumers';

type Value = Record<string, string | number | boolean>;

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  links: { traceId: string; spanId: string }[];
  status: { code: number };
}

interface Envelope {
  resourceSpans: { resource: { attributes: Sent['attributes'] }; scopeSpans: { spans: Sent[] }[] }[];
}

export interface CollectedSpan extends Omit<Sent, 'attributes'> {
  attributes: Record<string, string | number | boolean | undefined>;
}

/** Stands in for a collector of OpenTelemetry: takes OTLP as JSON on this machine and keeps it. */
export class OtlpCollector {
  readonly spans: CollectedSpan[] = [];
  /** All that came, as it came. */
  raw = '';
  resource: CollectedSpan['attributes'] = {};
  requests: { path: string; key: string }[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<OtlpCollector> {
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        collector.take(body as Envelope);
        const key = request.headers['api-key'];
        collector.requests.push({ path: request.url ?? '', key: String(key) });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const collector = new OtlpCollector(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The span of that name, once it has come; with all that came under it. */
  async trace(name: string): Promise<{ root: CollectedSpan; under: CollectedSpan[] }> {
    for (;;) {
      const root = this.spans.find((span) => span.name === name);
      // A batch may end between a span and what is under it.
      if (root) await pause(200);
      if (root) return { root, under: this.spans.filter((span) => isUnder(span, root)) };
      await pause(50);
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(envelope: Envelope): void {
    this.raw += JSON.stringify(envelope);
    for (const { resource, scopeSpans } of envelope.resourceSpans) {
      this.resource = plain(resource.attributes);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ ...span, attributes: plain(span.attributes) });
      }
    }
  }
}

const isUnder = (span: CollectedSpan, root: CollectedSpan) =>
  span.traceId === root.traceId && span.spanId !== root.spanId;

const plain = (attributes: Sent['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
