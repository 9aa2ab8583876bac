import { join } from 'node:path';
import { version } from '../../../../../package.json';
import { api, rows } from '../../../../../test/api';
import { Client } from '../../../../../test/client';
import { databaseUrl, startMain } from '../../../../../test/main-process';
import { make } from '../../../../../test/make';
import { OtlpCollector } from '../../../../../test/otlp-collector';
import { SmtpInbox } from '../../../../../test/smtp-inbox';
import { freePort } from '../../../../../../tools/test/free-port.cjs';

const BATCH = 'notify_users_with_missing_machine_returns';
const THEIRS = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const traceparent = `00-${THEIRS.trace}-${THEIRS.span}-01`;
const variables = (more: Record<string, string> = {}) => ({
  DATABASE_URL: databaseUrl(),
  STORAGE_URL: join(api.storage, 'traced'),
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests',
  DEMO: 'false',
  PAYMENTS: 'simulator',
  LOG_REQUESTS: 'true',
  NODE_OPTIONS: `--require ${join(__dirname, '../../../../../test/loaded-modules.cjs')}`,
  ...more,
});
const linesOf = (log: string) =>
  log
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, string>] : []));

let collector: OtlpCollector;
let inbox: SmtpInbox;
let told: Record<string, string>;
beforeAll(async () => {
  [collector, inbox] = [await OtlpCollector.open(), await SmtpInbox.open()];
  told = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=its%20key',
    OTEL_SERVICE_NAME: 'yard-of-a-test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
});
afterAll(() => Promise.all([collector.close(), inbox.close()]));

it('traces requests, statements, the card provider, mails and rounds, and tells nothing of persons', async () => {
  const ray = await make.user({ name: 'Canary Ray', email: 'canary.ray@example.com' });
  const running = await startMain(
    variables({
      ...told,
      MAIL_URL: `smtp://127.0.0.1:${inbox.port}`,
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_canary',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_canary',
      STRIPE_WEBHOOK_SECRET: 'whsec_canary',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    }),
  );
  const client = new Client(running.url, { email: ray.email, password: 'password' });

  const answer = await client.send('get', '/api/machines?search=canary', undefined, { traceparent });
  const card = await client.post('/api/payment_methods');
  await client.post('/forgot-password', { email: ray.email });
  const request = await collector.trace('GET /api/machines');
  const payment = await collector.trace('POST /api/payment_methods');
  const asked = await collector.trace('POST /forgot-password');
  const mail = await collector.trace('mail deliver');
  await fetch(`${running.url}/health/ready`);
  expect(await running.stop()).toBe(0);

  expect(answer.status).toBe(200);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('trace'))).toEqual([]);
  expect(request.root).toMatchObject({
    kind: 2,
    status: { code: 0 },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/machines',
      'http.response.status_code': 200,
      'yard.request_id': answer.headers['x-request-id'],
    },
    links: [{ traceId: THEIRS.trace, spanId: THEIRS.span }],
  });
  expect(request.root.traceId).not.toBe(THEIRS.trace);
  expect(request.root.parentSpanId).toBeUndefined();
  expect(request.under).toContainEqual(
    expect.objectContaining({
      kind: 3,
      parentSpanId: request.root.spanId,
      attributes: expect.objectContaining({
        'db.system.name': api.dialect,
        'db.operation.name': 'SELECT',
        'db.query.text': expect.stringMatching(/^SELECT .*machines/s),
      }),
    }),
  );
  expect(card.status).toBe(503);
  expect(payment.root).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '503' } });
  expect(payment.under).toContainEqual(
    expect.objectContaining({
      name: 'payments createCustomer',
      status: { code: 2 },
      attributes: {
        'peer.service': 'stripe',
        'rpc.method': 'createCustomer',
        'error.type': 'ProviderUnavailable',
      },
    }),
  );
  expect(mail.root.parentSpanId).toBeUndefined();
  expect(mail.root.traceId).not.toBe(asked.root.traceId);
  expect(mail.root.links).toMatchObject([{ traceId: asked.root.traceId, spanId: asked.root.spanId }]);
  expect(mail.under.map(({ name }) => name)).toContain('smtp send');
  expect(collector.resource).toMatchObject({ 'service.name': 'yard-of-a-test', 'service.version': version });
  expect(collector.requests[0]).toEqual({ path: '/v1/traces', key: 'its key' });
  expect(collector.spans.filter(({ name }) => name.includes('/health'))).toEqual([]);
  expect(collector.raw).not.toMatch(/canary|127\.0\.0\.1|XSRF|yard_session|its key/i);

  const line = linesOf(running.log()).find(({ path }) => path === '/api/machines');
  expect(line).toMatchObject({
    request_id: answer.headers['x-request-id'],
    trace_id: request.root.traceId,
    span_id: request.root.spanId,
  });
});

it('leads from a batch to the request that began it', async () => {
  const ada = await make.admin();
  const running = await startMain(variables(told));

  await new Client(running.url, { email: ada.email, password: 'password' }).post(`/api/${BATCH}`);
  const asked = await collector.trace(`POST /api/${BATCH}`);
  const batch = await collector.trace(`batch ${BATCH}`);
  await running.stop();

  expect(batch.root.parentSpanId).toBeUndefined();
  expect(batch.root.links).toMatchObject([{ traceId: asked.root.traceId, spanId: asked.root.spanId }]);
});

it('leads to no trace that nobody keeps', async () => {
  const ray = await make.user();
  const running = await startMain(variables({ ...told, OTEL_TRACES_SAMPLER: 'always_off' }));

  await new Client(running.url).post('/forgot-password', { email: ray.email });
  await running.stop();

  expect(await rows('mails')).toEqual([expect.objectContaining({ traceparent: null })]);
});

it("goes on with a trusted proxy's trace, as it was decided there", async () => {
  const running = await startMain(variables({ ...told, TRUSTED_PROXIES: 'loopback' }));

  await fetch(`${running.url}/api/machine_types`, { headers: { traceparent, tracestate: 'vendor=1' } });
  await fetch(`${running.url}/api/machines/0`, {
    headers: { traceparent: traceparent.replace(/01$/, '00') },
  });
  await fetch(`${running.url}/api/site_counts`, { headers: { traceparent: 'nonsense' } });
  const { root } = await collector.trace('GET /api/machine_types');
  await running.stop();

  expect(root).toMatchObject({ traceId: THEIRS.trace, parentSpanId: THEIRS.span, traceState: 'vendor=1' });
  expect(collector.spans.map(({ name }) => name)).not.toContain('GET /api/machines/:id');
});

it('loads nothing of OpenTelemetry where nobody asked for traces', async () => {
  const ray = await make.user();
  const running = await startMain(variables());

  const answer = await fetch(`${running.url}/api/machines`, { headers: { traceparent } });
  await new Client(running.url).post('/forgot-password', { email: ray.email });
  await running.stop();

  expect(answer.status).toBe(200);
  expect(await rows('mails')).toEqual([expect.objectContaining({ traceparent: null })]);
  // prom-client's own use of the interface, without anything behind it.
  expect(running.log()).toMatch(/opentelemetry: (api)?\n(?![^]*opentelemetry: .*(sdk|core|resources))/);
  expect(linesOf(running.log()).filter((line) => 'trace_id' in line)).toEqual([]);
});

it('serves as ever while the collector is away, and says so once', async () => {
  const away = {
    ...told,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
  };
  const running = await startMain(variables(away));

  const answers: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) answers.push((await fetch(`${running.url}/api/machines`)).status);
  while (!running.log().includes('traces do not arrive')) {
    answers.push((await fetch(`${running.url}/api/machines`)).status);
  }
  const code = await running.stop();

  expect([new Set(answers), code]).toEqual([new Set([200]), 0]);
  expect(running.log().split('traces do not arrive')).toHaveLength(2);
  expect(running.log()).toMatch(/opentelemetry: .*sdk-trace-base/);
});
