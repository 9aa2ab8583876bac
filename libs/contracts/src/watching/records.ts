import { instant, number, orNull, type RecordOf, text, whole } from '../fields';
import { anything, choice, described, list, nested, part, record } from '../shapes';
import { ERROR_SITES } from './error-sites';

const happening = {
  site: described('Which site’s page it was; server for errors that reached no page.', choice(ERROR_SITES)),
  page: described('Its path, or the route’s; without its query, which may bear tokens.', orNull(text)),
  remote: described('The remote whose code failed; null for the site’s own and the server’s.', orNull(text)),
  release: described('The version of the code that failed.', orNull(text)),
  user_id: orNull(whole),
  user_name: orNull(text),
  request_id: orNull(text),
};

export const errorReportShape = record('error_report', {
  ...happening,
  fingerprint: text,
  /** `TypeError` */
  name: text,
  message: text,
  stack: orNull(text),
  count: whole,
  first_seen_at: instant,
  last_seen_at: instant,
  resolved_at: described('A later occurrence opens it again.', orNull(instant)),
  resolved_id: orNull(whole),
  resolved_name: orNull(text),
  faulty_release: described(
    'Where it is resolved in the next release: the one that still has it, which does not open it again.',
    orNull(text),
  ),
  again_at: described(
    'When it happened again after it was resolved; null where it did not.',
    orNull(instant),
  ),
});
/** Errors that are one and the same, and where the last of them happened. */
export type ErrorReportRecord = RecordOf<typeof errorReportShape>;

export const errorOccurrenceShape = record('error_occurrence', {
  ...happening,
  error_report_id: whole,
  user_agent: orNull(text),
});
export type ErrorOccurrenceRecord = RecordOf<typeof errorOccurrenceShape>;

export const recordingShape = record('recording', {
  error_report_id: orNull(whole),
  support_ticket_id: orNull(whole),
  user_id: orNull(whole),
  user_name: orNull(text),
  page: orNull(text),
  /** Instants of its first and last event, by the visitor's clock. */
  started_at: instant,
  ended_at: instant,
  events_count: whole,
  bytes: described('Of the events as JSON.', whole),
});
/** A visitor's page around an error or a support ticket; its events are a list of their own. */
export type RecordingRecord = RecordOf<typeof recordingShape>;

export const recordedEventShape = part(
  { type: whole, timestamp: number(), data: anything },
  'recorded_event',
);
/** An event as rrweb writes it; what is in `data` is its own business. */
export type RecordedEvent = RecordOf<typeof recordedEventShape>;

export const remoteVersionShape = part(
  {
    /** The remote's folder: `mf-support`. */
    name: text,
    version: text,
    published_at: described('Null: built with the installation.', orNull(instant)),
    published_by: described('The team; null where nobody or the command line published it.', orNull(text)),
    release_group: orNull(text),
    commit: orNull(text),
    author: orNull(text),
    message: orNull(text),
    signed_with: described('The id of the key.', orNull(text)),
    bytes: described('Of its files, unpacked.', orNull(whole)),
    taken_back_at: described('When it was rolled back automatically.', orNull(instant)),
    taken_back_because: described('failed for 3 of the first 10 sessions that opened it', orNull(text)),
    state: orNull(choice(['live', 'tried'])),
    share: described('Of the visitors that try it, in percent.', orNull(number())),
    next_share: described('In percent, of a rollout in steps.', orNull(number())),
    next_share_at: described('Null: it was stopped, or nothing follows.', orNull(instant)),
    stopped_because: described('failed for 5 of 90 sessions', orNull(text)),
    opened: described('Sessions of the last ten minutes that opened it.', whole),
    failed: described('For how many of them it could not be loaded or drawn.', whole),
  },
  'remote_version',
);
export type RemoteVersionRecord = RecordOf<typeof remoteVersionShape>;

/** As admins get it. */
export const watchedVersionShape = part(remoteVersionShape.fields, 'watched_version');
export type WatchedVersionRecord = RecordOf<typeof watchedVersionShape>;
/** With the end of the freeze window. */
export type WatchedVersions = { versions: WatchedVersionRecord[]; frozen_until: string | null };

const triedVersionShape = part({
  name: text,
  version: described('built: what the installation was built with.', text),
});
export type TriedVersion = RecordOf<typeof triedVersionShape>;

export const remotePreviewShape = part(
  { versions: list(nested(triedVersionShape)), ends_at: instant },
  'remote_preview',
);
/** Versions that one admin tries alone; `/remotes.json` has them as `preview`. */
export type RemotePreviewRecord = RecordOf<typeof remotePreviewShape>;
