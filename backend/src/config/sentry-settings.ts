import type { Read } from '@kit/server/base/settings/readers';

export interface SentrySettings {
  /** `https://key@host/project`: it lets one send, and read nothing, so that browsers may know it. */
  dsn: string;
  /** The origin that browsers connect to. */
  origin: string;
}

/** Null for an empty one: errors are stored in the product's own store. */
export const sentryDsn: Read<SentrySettings | null> = (given) => {
  const isDsn = /^https?:\/\/\w+(?::\w+)?@[\w.:[\]-]+\/(?:[\w/-]+\/)?\d+$/.test(given);
  return isDsn
    ? { ok: true, value: { dsn: given, origin: new URL(given).origin } }
    : { ok: false, expected: 'a DSN of Sentry such as https://key@o1.ingest.sentry.io/2' };
};
