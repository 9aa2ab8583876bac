import type { ErrorReportInput } from '@yard/contracts/watching';
import { captureException, init, makeFetchTransport, defaultStackParser } from '@sentry/browser';

let isReady = false;

/** Sends what was found, and nothing else: no page, cookie, click or address that Sentry would collect by itself. */
export function send(dsn: string, found: ErrorReportInput): void {
  if (!isReady) start(dsn, found.release);
  const { name, message, stack, page, remote, release } = found;
  const error = Object.assign(new Error(message), { name: name ?? 'Error', stack: stack ?? undefined });
  const tags = Object.entries({ page, remote, remote_release: remote ? release : null });
  captureException(error, {
    tags: Object.fromEntries(tags.filter(([, value]) => value)) as Record<string, string>,
  });
}

function start(dsn: string, release: string | null | undefined): void {
  init({
    dsn,
    release: release ?? undefined,
    defaultIntegrations: false,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    sendDefaultPii: false,
    sendClientReports: false,
  });
  isReady = true;
}
