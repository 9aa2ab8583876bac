import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { withoutPersons } from '@yard/contracts/watching';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { masked } from '@kit/server/base/logging/log-lines';
import type { Fault } from './fault';

type Sentry = typeof import('@sentry/core');
type Client = InstanceType<Sentry['ServerRuntimeClient']>;

const LAST_MS = 1_000;

/** Sends the server's errors to Sentry: its library is loaded with the first one, and watches nothing by itself. */
@Injectable()
export class ServerSentry implements OnModuleDestroy {
  private loading: Promise<{ sentry: Sentry; client: Client }> | null = null;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'sentry' | 'production'>,
  ) {}

  async send(given: Fault): Promise<void> {
    const { sentry, client } = await (this.loading ??= this.load(given.release));
    const { name, message, stack, page, request_id, user_id } = given;
    const error = Object.assign(new Error(clean(message)), { name, stack: stack ? clean(stack) : undefined });
    const scope = new sentry.Scope().setUser(user_id === null ? null : { id: user_id });
    scope.setTags({ site: 'server', ...(page && { page: clean(page) }), ...(request_id && { request_id }) });
    client.captureException(error, {}, scope);
    await client.flush(LAST_MS);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.loading) await (await this.loading).client.close(LAST_MS);
  }

  private async load(release: string | null): Promise<{ sentry: Sentry; client: Client }> {
    const sentry = await import('@sentry/core');
    const client = new sentry.ServerRuntimeClient({
      dsn: this.environment.sentry?.dsn,
      environment: this.environment.production ? 'production' : 'development',
      ...(release ? { release } : {}),
      integrations: [],
      sendDefaultPii: false,
      serverName: 'yard',
      platform: 'node',
      runtime: { name: 'node', version: process.version },
      stackParser: sentry.createStackParser(sentry.nodeStackLineParser()),
      transport: (options) => sentry.createTransport(options, (request) => posted(options, request)),
    });
    client.init();
    return { sentry, client };
  }
}

async function posted({ url }: { url: string }, { body }: { body: string | Uint8Array }) {
  const answer = await fetch(url, { method: 'POST', body: Buffer.from(body) });
  const limits = ['x-sentry-rate-limits', 'retry-after'] as const;
  const limitHeaders = limits.map((name) => [name, answer.headers.get(name)]);
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(limitHeaders) as Record<(typeof limits)[number], string | null>,
  };
}

const clean = (text: string) => masked(withoutPersons(text));
