import type { AuditEventRecord } from '@yard/contracts';
import { formatInstant, readerZone } from '@yard/dates';

export const readersInstant = (instant: string) => formatInstant(instant, readerZone(), new Date());

const PAGES: Record<string, (id: number) => string> = {
  payout: (id) => `/payouts/${id}`,
  user: (id) => `/users/${id}`,
  machine: (id) => `/machines/${id}`,
  rental_request: (id) => `/rental_requests/${id}`,
  support_ticket: (id) => `/support_tickets/${id}`,
  machine_type: (id) => `/machine_types?open=${id}`,
  document: (id) => `/documents?open=${id}`,
  error_report: (id) => `/error_reports?open=${id}`,
  recording: (id) => `/recordings/${id}`,
  remote_release: () => '/remotes',
  mail: (id) => `/mails?mail=${id}`,
  review: (id) => `/reviews?open=${id}`,
  rental_store_access_request: (id) => `/rental_store_access_requests?open=${id}`,
};

export const pageOf = ({ record_type, record_id }: AuditEventRecord): string | null =>
  PAGES[record_type]?.(record_id) ?? null;
