import { WireFault } from '@laravel-wire/nest/errors';

const RETRY_AFTER_S = 5;

/** 503: the database or Redis is out of reach, or has too much to do, just now. Nothing of the request was stored. */
export class StoreUnavailable extends WireFault {
  override readonly headers = { 'retry-after': String(RETRY_AFTER_S) };

  /** @param cause  what the store's driver said; for the log alone */
  constructor(
    override readonly cause: unknown = null,
    message = 'Service Unavailable',
  ) {
    super(503, message);
  }
}
