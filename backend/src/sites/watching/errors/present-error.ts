import type { ErrorOccurrenceRecord, ErrorReportRecord } from '@yard/contracts/watching';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { ErrorOccurrence } from './error-occurrence.entity';
import type { ErrorReport } from './error-report.entity';
import type { Happening } from './happening';

type Names = ReadonlyMap<number, string>;

export function presentReport(report: ErrorReport, names: Names): ErrorReportRecord {
  return {
    ...baseFields(report),
    ...shown(report.happening, names),
    fingerprint: report.fingerprint,
    name: report.name,
    message: report.message,
    stack: report.stack,
    count: report.count,
    first_seen_at: wireInstant(report.first_seen_at) ?? '',
    last_seen_at: wireInstant(report.last_seen_at) ?? '',
    resolved_at: wireInstant(report.resolved_at),
    resolved_id: report.resolved_id,
    resolved_name: nameIn(names, report.resolved_id),
  };
}

export function presentOccurrence(occurrence: ErrorOccurrence, names: Names): ErrorOccurrenceRecord {
  return {
    ...baseFields(occurrence),
    ...shown(occurrence.happening, names),
    error_report_id: occurrence.error_report_id,
    user_agent: occurrence.user_agent,
  };
}

function shown({ site, page, remote, release, user_id, request_id }: Happening, names: Names) {
  return { site, page, remote, release, user_id, user_name: nameIn(names, user_id), request_id };
}

const nameIn = (names: Names, id: number | null) => (id === null ? null : (names.get(id) ?? null));
