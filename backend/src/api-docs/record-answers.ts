import { BATCHES } from '@yard/contracts/back-office';
import type { Answers } from './answer';
import { changing, creating, csv, many, messaging, nothing, one, or, page, pdf, refusing } from './answer';
import { flag, instant, nullable, object, listOf, ref, text, whole } from './json-schema';

const machines = '/api/machines';
const parts = `${machines}/{machine}`;
const rentals = '/api/rental_requests';
const html = { body: text, type: 'text/html' };
const uploading = { upload: true, faults: [413, 429] };

/** A batch works in the background when it answers. */
const startedBatches: Answers = Object.fromEntries(
  BATCHES.map((name) => [`POST /api/${name}`, { body: object({ batch_run: ref('BatchRun') }) }]),
);

export const recordAnswers: Answers = {
  'DELETE /api/machine_types/{id}': refusing(409),
  'GET /api/machine_types/{id}/rates': one('UsualRates'),

  [`GET ${machines}/suggestions`]: { body: object({ suggestions: listOf(ref('Suggestion')) }) },
  [`DELETE ${machines}/{id}`]: refusing(409),
  [`POST ${machines}/{id}/report`]: nothing,
  [`POST ${machines}/{id}/page_views`]: nothing,
  [`GET ${machines}/{id}/owner`]: one('OwnerProfile'),
  ...changing(`${parts}/blackouts/{id}`),
  ...creating(`${parts}/photos`, uploading),
  'GET /api/media/folders': one('MediaFolders'),
  'GET /api/media/{id}/uses': one('MediaUses'),
  ...creating('/api/media', uploading),
  'DELETE /api/media/{id}': refusing(409),

  ...creating(rentals, refusing(403)),
  ...changing(`${rentals}/{id}`),
  [`PATCH ${rentals}/{id}/handover`]: refusing(409),
  [`PUT ${rentals}/{id}/handover`]: refusing(409),
  [`POST ${rentals}/{id}/bill/quote`]: one('RentalBillQuote'),
  [`PATCH ${rentals}/{id}/machine_return`]: refusing(409),
  [`PUT ${rentals}/{id}/machine_return`]: refusing(409),
  [`POST ${rentals}/{id}/changes/quote`]: one('RentalChangeQuote'),
  [`GET ${rentals}/{id}/changes/{cid}/addendum`]: html,
  [`POST ${rentals}/quote`]: refusing(401),
  'GET /api/user/payments': page('UserPayment'),
  'GET /api/calendar_feed': { body: object({ made_at: nullable(instant) }) },
  'POST /api/calendar_feed': { body: object({ url: text }) },
  'GET /machines/{id}/label': or(html, 302),
  'GET /machines/{id}/scan': { body: null, faults: [302] },
  'GET /calendar/{file}': or({ body: text, type: 'text/calendar' }, 404),
  [`GET ${rentals}/{id}/agreement`]: html,
  [`GET ${rentals}/{id}/agreement/accepted`]: html,
  [`GET ${rentals}/{id}/agreement.pdf`]: pdf,
  [`GET ${rentals}/{id}/evidence`]: pdf,
  [`GET ${rentals}/{id}/receipt.pdf`]: pdf,
  [`GET ${rentals}/{id}/receipt.csv`]: csv,
  'GET /api/statements/{id}/statement.pdf': pdf,
  'GET /api/statements/{id}/statement.csv': csv,
  ...messaging(`${rentals}/{id}/messages`),
  [`POST ${rentals}/{id}/payments/{pid}/retry`]: refusing(503),
  [`POST ${rentals}/{id}/payments/{pid}/refresh`]: refusing(503),

  'POST /api/guest_tickets': { body: object({ message: text }), status: 202, faults: [429] },
  'POST /api/guest_tickets/confirm': or(one('ConfirmedGuestTicket'), 409),
  ...changing('/api/support_tickets/{id}'),
  'POST /api/support_tickets/{id}/open_github_issue': refusing(503),
  ...messaging('/api/support_tickets/{id}/messages'),
  'GET /api/support_tickets/{id}/notes': page('TicketNote'),
  'POST /api/support_tickets/{id}/notes': one('TicketNote'),
  ...creating('/api/machine_questions', refusing(403, 429)),
  ...messaging('/api/machine_questions/{id}/messages'),
  'GET /api/reviews': refusing(401),
  ...creating('/api/reviews', refusing(403)),

  'POST /api/favourites': { others: { 200: ref('Favourite') } },
  'GET /api/favourites/ids': one('FavouriteIds'),
  'POST /api/saved_searches/{id}/mute': {
    body: object({ id: whole, name: text, notify: flag }),
    query: ['expires', 'signature'],
    faults: [403],
  },

  'DELETE /api/documents/{id}': refusing(409),
  'POST /api/documents/{id}/preview': one('DocumentPreview'),

  'POST /api/payment_methods': or(one('SetupIntent'), 503),
  'POST /api/payment_methods/store_many': or(many('SetupIntent'), 503),
  'POST /api/payment_methods/confirmed': refusing(503),
  'POST /api/payment_methods/simulated': or({ body: object({ id: text }) }, 404),
  'POST /api/payment_methods/simulated/authentication': or(nothing, 404),
  'POST /api/notifications/read_all': one('Updated'),
  'POST /api/notifications/seen': one('Updated'),
  'GET /api/audit_events/proof': one('AuditProof'),
  ...startedBatches,
};
