import { noticePath } from '@yard/contracts/notice-path';
import type { Environment } from '../config/environment';

type Sites = Pick<Environment, 'appUrl' | 'adminUrl'>;

/** The page a notice is about; admins read tickets and access requests on their own site. */
export function linkOf(
  notice: Parameters<typeof noticePath>[0],
  reader: { admin: boolean },
  { appUrl, adminUrl }: Sites,
) {
  const label = 'Open on Yard';
  const { rental_request_id, support_ticket_id, rental_store_access_request_id } = notice.data;
  if (reader.admin && !rental_request_id) {
    if (support_ticket_id) return { label, url: `${adminUrl}/#/support_tickets/${support_ticket_id}` };
    if (rental_store_access_request_id) return { label, url: `${adminUrl}/#/rental_store_access_requests` };
  }
  const isAboutARecord = Object.keys(notice.data).length > 0;
  return { label, url: appUrl + (isAboutARecord ? noticePath(notice) : '/') };
}
