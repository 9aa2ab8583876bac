import { ServiceUnavailable, ValidationFailed, type WireFault } from '@laravel-wire/nest/errors';
import type { Decoded } from './picture-process';

/** A picture that takes more work was made to. */
export const WORK_SECONDS = 3;

/** Below the 20 s that a balancer waits for an answer. */
export const WAIT_SECONDS = 15;

const REFUSALS = {
  none: 'must be an image.',
  heic: 'must be a JPEG, PNG or WebP picture, and this one is HEIC. Save it as JPEG, and send that.',
  large: 'must not be greater than 40 megapixels. Send a smaller copy, or take it with a lower resolution.',
  late: `must be an image that can be read within ${WORK_SECONDS} seconds.`,
};

const RETRY_SECONDS = 60;
const BUSY = 'We couldn’t check the picture. Try again in a minute.';

/** Why a file is not stored. @param field  what its sender calls it */
export function refusalOf(decoded: Extract<Decoded, string>, field: string): WireFault {
  if (decoded === 'busy') return new ServiceUnavailable(BUSY, RETRY_SECONDS);
  return ValidationFailed.field(field, `The ${field} field ${REFUSALS[decoded]}`);
}
