import { Logger } from '@nestjs/common';

/** The text that a log keeps of anything thrown. */
export const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));

/** Logs, under its owner's name, work that failed: what follows must not wait for it, and a later round tries it again. */
export async function logFailure(owner: object, what: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => new Logger(owner.constructor.name).error(what, stackOf(error)));
}
