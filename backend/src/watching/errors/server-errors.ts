import type { LoggedError } from '@kit/server/base/logging/json-logger';
import { currentRequestId, currentRouteName, currentUserId } from '@laravel-wire/nest';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { RELEASE } from '../../config/release';
import { ErrorStore } from './error-store';
import type { Fault } from './fault';
import { ServerSentry } from './server-sentry';

/** An error's own first line: `QueryFailedError: SQLITE_ERROR: no such table`. */
const FIRST_LINE =
  /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception|Fault|Unavailable)?): ([^]*?)(?=\n {1,8}at |$)/;

/** The server log's error as a fault, with the request in progress. */
function faultOf({ message, stack, context }: LoggedError, release: string): Fault {
  const [, name, text] = FIRST_LINE.exec(stack ?? message) ?? [];
  return {
    name: name ?? context ?? 'Error',
    message: text ?? stack?.split('\n')[0] ?? message,
    stack: stack ?? null,
    site: 'server',
    page: currentRouteName() ?? [context, message].filter(Boolean).join(': '),
    remote: null,
    release,
    user_id: currentUserId(),
    request_id: currentRequestId(),
    user_agent: null,
  };
}

/** More at once say nothing new; each is in the log as well. */
const WAITING_MAX = 100;
/** A store that failed is left alone for so long: it stands on the same database as everything else. */
const REST_MS = 30_000;
/** A database that is away cannot keep that it is. */
const OF_THE_STORE = /StoreUnavailable|^not ready/;

/**
 * Errors of the server itself: whatever its log calls an error, of requests, rounds, batches and mails alike. Written
 * one by one, beside the work that failed and never in its way.
 */
@Injectable()
export class ServerErrors {
  private readonly logger = new Logger(ServerErrors.name);
  private readonly waiting: Fault[] = [];
  private working: Promise<void> | null = null;
  private restsUntil = 0;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'sentry'>,
    private readonly store: ErrorStore,
    private readonly sentry: ServerSentry,
  ) {}

  /** Called for each error as it is logged; returns at once. */
  readonly take = (error: LoggedError): void => {
    if (this.waiting.length >= WAITING_MAX || performance.now() < this.restsUntil) return;
    if (OF_THE_STORE.test(`${error.stack ?? ''}${error.message}`)) return;
    this.waiting.push(faultOf(error, RELEASE));
    this.working ??= this.work();
  };

  /** Once all that were taken are written. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    for (let fault = this.waiting.shift(); fault; fault = this.waiting.shift()) {
      await this.write(fault).catch((error: unknown) => this.rest(error));
    }
    this.working = null;
  }

  private write(fault: Fault): Promise<unknown> {
    return this.environment.sentry ? this.sentry.send(fault) : this.store.store(fault);
  }

  /** A warning: an error would come back here. */
  private rest(error: unknown): void {
    this.restsUntil = performance.now() + REST_MS;
    this.waiting.length = 0;
    this.logger.warn(`errors cannot be stored: ${String(error)}`);
  }
}
