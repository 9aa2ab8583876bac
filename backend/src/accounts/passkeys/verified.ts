import { ValidationFailed } from '@laravel-wire/nest';
import { Logger } from '@nestjs/common';

const UNVERIFIED = 'Unable to verify passkey. Please try again.';

/**
 * Waits for a check of signature, challenge, origin and unlocking. SimpleWebAuthn throws an Error for each reason, and for
 * bytes that it cannot read; the person can do the same about all of them.
 *
 * @throws ValidationFailed on `credential`
 */
export async function verified<T extends { verified: boolean }>(
  verifying: Promise<T>,
): Promise<T & { verified: true }> {
  const answer = await verifying.catch((reason: unknown) => {
    // An origin that is not the configured one is the operator's to mend.
    new Logger('Passkeys').warn(`A passkey was refused: ${String(reason)}`);
    throw ValidationFailed.field('credential', UNVERIFIED);
  });
  if (!isVerified(answer)) throw ValidationFailed.field('credential', UNVERIFIED);
  return answer;
}

function isVerified<T extends { verified: boolean }>(answer: T): answer is T & { verified: true } {
  return answer.verified;
}
