/** The renter accepts or contests within so many hours; silence accepts: docs/wire.md section 4. */
export const ANSWER_WITHIN_HOURS = 48;

/** State of a return: `open` while the renter may still answer it. */
export type ReturnState = 'open' | 'contested' | 'accepted';

/**
 * Read from the stamps and the clock, never stored: silence accepts.
 *
 * @param report  `changed_at` is when the owner last changed it: the renter has the whole time for what is claimed now
 */
export function returnStateOf(
  report: { created_at: Date; changed_at: Date | null; accepted_at: unknown; contested_at: unknown },
  now: Date,
): ReturnState {
  if (report.accepted_at) return 'accepted';
  if (report.contested_at) return 'contested';
  return now < answerDueAt(report) ? 'open' : 'accepted';
}

/** The instant from which silence has accepted. */
export function answerDueAt(report: { created_at: Date; changed_at: Date | null }): Date {
  const since = report.changed_at ?? report.created_at;
  return new Date(since.getTime() + ANSWER_WITHIN_HOURS * 3_600_000);
}
