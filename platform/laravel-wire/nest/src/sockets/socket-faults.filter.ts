import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';

/** A fault while a message is handled is for the log: laravel-echo knows no event that would tell of it. */
@Catch()
export class SocketFaults implements ExceptionFilter {
  readonly #logger = new Logger('SocketGateway');

  catch(error: unknown, host: ArgumentsHost): void {
    const event = host.switchToWs().getPattern();
    this.#logger.error(`${event} failed`, error instanceof Error ? error.stack : String(error));
  }
}
