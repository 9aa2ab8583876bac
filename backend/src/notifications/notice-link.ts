import type { NotificationRecord } from '@yard/contracts';
import type { Environment } from '../config/environment';

type Sites = Pick<Environment, 'appUrl' | 'adminUrl'>;

/** The page a notice is about; admins read tickets and access requests on their own site. */
export function linkOf(data: NotificationRecord['data'], reader: { admin: boolean }, sites: Sites) {
  const label = 'Open it on Yard';
  if (data.rental_request_id) return { label, url: `${sites.appUrl}/rentals/${data.rental_request_id}` };
  if (data.support_ticket_id) {
    const page = reader.admin ? `${sites.adminUrl}/#/support_tickets` : `${sites.appUrl}/support`;
    return { label, url: `${page}/${data.support_ticket_id}` };
  }
  if (data.machine_question_id)
    return { label, url: `${sites.appUrl}/questions/${data.machine_question_id}` };
  if (data.rental_store_access_request_id && reader.admin) {
    return { label, url: `${sites.adminUrl}/#/rental_store_access_requests` };
  }
  if (data.machine_id) return { label, url: `${sites.appUrl}/machines/${data.machine_id}` };
  return { label, url: `${sites.appUrl}/` };
}
