import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { logLines, masked } from './log-lines';

/** An error as the log has it, before anything is masked. */
export interface LoggedError {
  message: string;
  stack?: string;
  context?: string;
}

/** Nest's log as JSON lines. */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;
  private onError: (error: LoggedError) => void = () => undefined;

  constructor(level: string) {
    this.pino = logLines(level);
  }

  /** @param listener  hears of every error, whatever level is printed; must not throw, nor log an error itself */
  reportErrorsTo(listener: (error: LoggedError) => void): void {
    this.onError = listener;
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, masked(String(message)));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, masked(String(message)));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.pino.error({ context, stack: stack && masked(stack) }, masked(String(message)));
    this.onError({ message: String(message), stack, context });
  }

  debug(message: unknown, context?: string): void {
    this.pino.debug({ context }, masked(String(message)));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, masked(String(message)));
  }
}
