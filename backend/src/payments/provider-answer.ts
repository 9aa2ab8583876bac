import { ServiceUnavailable } from '@laravel-wire/nest';
import { Logger } from '@nestjs/common';
import { ProviderRejected, ProviderUnavailable } from './payment-provider';

/** Result of a call to the provider: a response, a final refusal, or unknown. */
export type ProviderOutcome<T> = { is: 'given'; value: T } | { is: 'rejected'; message: string };
export type Answer<T> = ProviderOutcome<T> | { is: 'unknown' };

const logger = new Logger('PaymentProvider');

/** Asks the provider; an unknown outcome is requested again later, with the same key. */
export async function answerOf<T>(call: Promise<T>): Promise<Answer<T>> {
  try {
    return { is: 'given', value: await call };
  } catch (error) {
    if (error instanceof ProviderRejected) return { is: 'rejected', message: error.message };
    if (!(error instanceof ProviderUnavailable)) throw error;
    logger.warn(`no answer: ${error.message}`);
    return { is: 'unknown' };
  }
}

/** The row that an object of the provider's was made for; 0, which is nobody's, for what is no id. */
export function rowIn(metadata: Record<string, string>, name: string): number {
  const id = Number(metadata[name]);
  return Number.isSafeInteger(id) ? id : 0;
}

export const NOT_REACHED = 'We can’t reach the card provider. Try again in a moment.';

/** An answer that a person waits for. @throws ServiceUnavailable when the provider gives none */
export async function neededAnswer<T>(call: Promise<T>): Promise<T> {
  const answer = await answerOf(call);
  if (answer.is === 'given') return answer.value;
  throw new ServiceUnavailable(NOT_REACHED);
}
