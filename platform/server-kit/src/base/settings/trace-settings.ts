import { type Read, choice, flag, whole } from './readers';

/** Destination of traces, by OpenTelemetry's own variables. */
export interface TraceSettings {
  url: string;
  /** Sent along: keys of whoever keeps the traces. */
  headers: Record<string, string>;
  timeoutMs: number;
  isPacked: boolean;
}

type Reader = <T>(name: string, reader: Read<T>, fallback: T) => T;

/** OpenTelemetry's default. */
const TIMEOUT_MS = 10_000;
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

/** Null without a collector's address, and where it is turned off. A variable for traces alone wins. */
export function readTraceSettings(read: Reader): TraceSettings | null {
  const of = <T>(name: string, reader: Read<T>, fallback: T) =>
    read(`OTEL_EXPORTER_OTLP_TRACES_${name}`, reader, read(`OTEL_EXPORTER_OTLP_${name}`, reader, fallback));
  const base = read('OTEL_EXPORTER_OTLP_ENDPOINT', address, '');
  const url = read(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    address,
    base && `${base.replace(/\/$/, '')}/v1/traces`,
  );
  const isOff = read('OTEL_SDK_DISABLED', flag, false);
  const exporter = read('OTEL_TRACES_EXPORTER', choice(['otlp', 'none'] as const), 'otlp');
  // Read by OpenTelemetry itself, which takes a wrong one for none.
  read('OTEL_TRACES_SAMPLER', choice(SAMPLERS), '');
  read('OTEL_TRACES_SAMPLER_ARG', share, 1);
  of('PROTOCOL', choice(['http/json'] as const), 'http/json');
  const settings = {
    headers: of('HEADERS', pairs, {}),
    timeoutMs: of('TIMEOUT', whole(1, 60_000), TIMEOUT_MS),
    isPacked: of('COMPRESSION', choice(['none', 'gzip'] as const), 'none') === 'gzip',
  };
  return url === '' || isOff || exporter === 'none' ? null : { url, ...settings };
}

const address: Read<string> = (given) =>
  /^https?:\/\/[^\s@]+$/.test(given) && URL.canParse(given)
    ? { ok: true, value: given }
    : { ok: false, expected: 'an address such as http://localhost:4318', hidden: true };

const share: Read<number> = (given) =>
  /^\d+(\.\d+)?$/.test(given) && Number(given) <= 1
    ? { ok: true, value: Number(given) }
    : { ok: false, expected: 'a share from 0 to 1' };

/** `name=value,name=value`, values percent-encoded. */
const pairs: Read<Record<string, string>> = (given) => {
  const wrong = { ok: false, expected: 'headers such as api-key=secret,tenant=one', hidden: true } as const;
  const entries = given.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  try {
    return entries.every((entry) => entry !== null)
      ? {
          ok: true,
          value: Object.fromEntries(
            entries.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]),
          ),
        }
      : wrong;
  } catch {
    return wrong;
  }
};
