import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** Paths that must never be printed, wherever they occur. */
const SECRETS = [
  'password',
  'password_confirmation',
  'cookie',
  'authorization',
  '*.password',
  'headers.cookie',
];

/** Nest's log as JSON lines. */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string) {
    this.pino = pino({ level, redact: SECRETS, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.pino.error({ context, stack }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }
}
