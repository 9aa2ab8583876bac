import type { AuditEventRecord } from '@yard/contracts';

/** The admin page of a record; null where it has none. */
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
  mail: (id) => `/mails?mail=${id}`,
  review: (id) => `/reviews?open=${id}`,
  rental_store_access_request: (id) => `/rental_store_access_requests?open=${id}`,
};

export const pageOf = ({ record_type, record_id }: AuditEventRecord): string | null =>
  PAGES[record_type]?.(record_id) ?? null;

/** `grant_store_access` → `Grant store access`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const recordWords = ({ record_type, record_id }: AuditEventRecord): string =>
  `${inWords(record_type)} ${record_id}`;

/** `Role: admin → support`; a field alone where its values are not in the log. */
export function changeWords({ field, from, to }: AuditEventRecord['changes'][number]): string {
  const isTold = from !== null || to !== null;
  return isTold ? `${inWords(field)}: ${valueWords(from)} → ${valueWords(to)}` : inWords(field);
}

export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
