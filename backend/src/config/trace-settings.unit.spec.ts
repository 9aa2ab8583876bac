import { tmpdir } from 'node:os';
import { readEnvironment } from './read-environment';

const SECRETS = { STORAGE_URL: tmpdir(), APP_KEY: 'a key', PUSHER_APP_SECRET: 'a secret' };
const tracing = (variables: NodeJS.ProcessEnv) => readEnvironment({ ...SECRETS, ...variables }).tracing;
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

it('is off without an address, and where it is turned off', () => {
  expect(tracing({})).toBeNull();
  expect(tracing({ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  expect(tracing({ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
});

it("reads OpenTelemetry's variables, those for traces alone first", () => {
  expect(tracing(ENDPOINT)).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    timeoutMs: 10_000,
    isPacked: false,
  });
  expect(
    tracing({
      ...ENDPOINT,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces/in',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=yard',
      OTEL_EXPORTER_OTLP_TIMEOUT: '9000',
      OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '500',
      OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    }),
  ).toEqual({
    url: 'https://traces/in',
    headers: { 'api-key': 'a b', tenant: 'yard' },
    timeoutMs: 500,
    isPacked: true,
  });
});

it.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT is wrong; expected an address/,
  ],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"; expected http\/json/],
  [{ OTEL_TRACES_SAMPLER: 'some' }, /^OTEL_TRACES_SAMPLER is "some"; expected always_on or /],
  [{ OTEL_TRACES_SAMPLER_ARG: '5' }, /^OTEL_TRACES_SAMPLER_ARG is "5"; expected a share from 0 to 1/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, /^OTEL_EXPORTER_OTLP_HEADERS is wrong; expected headers/],
])('refuses %j by its name, and shows no secret', (variables, message) => {
  expect(() => tracing(variables)).toThrow(message);
});
