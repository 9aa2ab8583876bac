import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { withoutPersons } from '@yard/contracts/watching';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { masked } from '../../logging/log-lines';
import type { Fault } from './fault';

type Sentry = typeof import('@sentry/node');

/** So long an end waits for what is on its way. */
const LAST_MS = 1_000;

/** Sends the server's errors to Sentry: its library is loaded with the first one, and watches nothing by itself. */
@Injectable()
export class ServerSentry implements OnModuleDestroy {
  private loading: Promise<Sentry> | null = null;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'sentry' | 'production'>,
  ) {}

  async send(given: Fault): Promise<void> {
    const sentry = await (this.loading ??= this.load(given.release));
    const { name, message, stack, page, request_id, user_id } = given;
    const error = Object.assign(new Error(clean(message)), { name, stack: stack ? clean(stack) : undefined });
    sentry.captureException(error, {
      tags: { site: 'server', ...(page ? { page: clean(page) } : {}), ...(request_id ? { request_id } : {}) },
      ...(user_id === null ? {} : { user: { id: user_id } }),
    });
    await sentry.flush(LAST_MS);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.loading) await (await this.loading).close(LAST_MS);
  }

  private async load(release: string | null): Promise<Sentry> {
    const sentry = await import('@sentry/node');
    sentry.init({
      dsn: this.environment.sentry?.dsn,
      environment: this.environment.production ? 'production' : 'development',
      ...(release ? { release } : {}),
      defaultIntegrations: false,
      skipOpenTelemetrySetup: true,
      sendDefaultPii: false,
      serverName: 'yard',
    });
    return sentry;
  }
}

const clean = (text: string) => masked(withoutPersons(text));
