import { type ErrorReportInput, errorReportType } from '@yard/contracts/watching';
import { sendRecording } from '../recordings/send-recording';
import { server } from '../server';
import { describe } from './describe';
import { isReported } from './is-reported';

/** The installation's settings for reports, in its list of remotes. */
interface Settings {
  sentry_dsn: string | null;
}

let settings: Promise<Settings> | null = null;

/** Tells the server, or the service that the installation names, what went wrong; the same thing once a minute. */
export async function report(error: unknown, components?: string | null): Promise<void> {
  const found = describe(error, components, location);
  if (found === null || isReported(found, Date.now())) return;
  const { sentry_dsn } = await (settings ??= askForSettings());
  if (sentry_dsn === null) await keepReport(found);
  else (await import('./page-sentry')).send(sentry_dsn, found);
}

async function keepReport(found: ErrorReportInput): Promise<void> {
  const { id } = await server.post<{ id: number }>(errorReportType.endpoint, found);
  sendRecording({ error_report_id: id });
}

async function askForSettings(): Promise<Settings> {
  const answer = await fetch('/remotes.json');
  const listing = (await answer.json()) as { settings: Settings };
  return listing.settings;
}
