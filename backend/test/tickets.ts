import { make, insert } from './make';

export const TICKETS = '/api/support_tickets';

export async function scene() {
  const renter = await make.user({ name: 'Ray Renter' });
  const admin = await make.admin({ name: 'Ada Admin' });
  const other = await make.admin({ name: 'Otto Other' });
  const stranger = await make.user();
  return { renter, admin, other, stranger };
}

export const ticketOf = (user: { id: number }, fields: object = {}) =>
  insert('support_tickets', {
    user_id: user.id,
    message: 'The card form does not load',
    number: null,
    ...fields,
  });
