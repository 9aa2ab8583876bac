import { accountAnswers } from './account-answers';
import { type Answer, type Answers, changing, many, nothing, one, or, page, refusing } from './answer';
import { listOf, nullable, number, object, ref, text, whole } from './json-schema';
import { recordAnswers } from './record-answers';

const watched = '/api/remote_releases';
const path = '/api/remotes/{name}';
const release = object({
  name: text,
  version: nullable(text),
  canary_version: nullable(text),
  canary_share: nullable(number),
});
const origin = { commit: text, author: text, message: text };
const moved: Answer = { body: object({ releases: listOf(release) }) };

/** Routes of teams for their remotes (docs/ship-a-remote.md), and of admins for all (decision 46). */
const remoteAnswers: Answers = {
  'GET /remote-schema.json': { body: { type: 'object' } },
  'GET /contract-schema.json': { body: { type: 'object' } },
  'GET /integrity-schema.json': { body: { type: 'object' } },
  [`GET ${path}/versions`]: {
    body: object({ versions: listOf(ref('RemoteVersion')), frozen_until: nullable(text) }),
  },
  [`POST ${path}/versions`]: {
    body: object({ name: text, version: text, files: whole, bytes: whole, release }),
    upload: true,
    beside: { share: text, steps: text, minutes: text, group: text, expects: text, ...origin },
    faults: [413, 422],
  },
  [`DELETE ${path}/versions/{version}`]: refusing(404),
  [`POST ${path}/canary`]: moved,
  [`POST ${path}/promote`]: moved,
  [`POST ${path}/rollback`]: moved,
  [`GET ${watched}`]: {
    body: object({ versions: listOf(ref('WatchedVersion')), frozen_until: nullable(text) }),
  },
  [`POST ${watched}/{name}/canary`]: moved,
  [`POST ${watched}/{name}/promote`]: moved,
  [`POST ${watched}/{name}/rollback`]: moved,
  [`POST ${watched}/{name}/stop`]: moved,
  [`POST ${watched}/{name}/continue`]: moved,
  [`POST ${watched}/{name}/preview`]: one('RemotePreview'),
  'POST /api/remote_preview/ticket': { body: object({ url: text }) },
  'GET /api/remote_preview/join/{ticket}': { body: null, faults: [302, 403] },
  'DELETE /api/remote_preview': { body: null },
};

/** 202 where a refund waits for a second admin. */
const orWaiting = { status: 200, others: { 202: ref('RentalRequest') } };

/** Payments, refunds, payouts and the books. */
const moneyAnswers: Answers = {
  'GET /api/payments': page('DeskPayment'),
  'GET /api/payments/{id}': one('DeskPayment'),
  'GET /api/ledger_entries/summary': one('LedgerSummary'),
  'GET /api/statements/{id}': one('StatementView'),
  'POST /api/rental_requests/{id}/payments/{pid}/answer_dispute': refusing(503),
  'POST /api/rental_requests/{id}/payments/{pid}/charge_again': refusing(503),
  'POST /api/rental_requests/{id}/payments/{pid}/waive': refusing(503),
  'GET /api/payouts/account': or(one('PayoutAccount'), 403),
  'POST /api/payouts/account': or(one('OnboardingLink'), 403, 503),
  'POST /api/payouts/account/simulated': or(one('PayoutAccount'), 403, 404, 503),
  'POST /api/rental_requests/{id}/refund_deposit': orWaiting,
  'POST /api/rental_requests/{id}/refund': orWaiting,
  'POST /api/rental_requests/{id}/refund/preview': one('RefundPreview'),
  'POST /api/rental_requests/{id}/cancel': orWaiting,
  'POST /api/rental_requests/{id}/cancel/preview': one('CancelPreview'),
  'POST /api/proposed_refunds/{id}/preview': one('RefundPreview'),
  'POST /api/proposed_refunds/{id}/confirm': nothing,
  'POST /api/proposed_refunds/{id}/stop': nothing,
  'GET /api/ledger_corrections/preview': one('CorrectionPreview'),
  'POST /api/ledger_corrections': nothing,
  'POST /api/ledger_corrections/{id}/confirm': nothing,
  'POST /api/ledger_corrections/{id}/stop': nothing,
};

const suggestions = object({ places: listOf(ref('PlaceSuggestion')) });

/** Error reports and recordings, what admins see at a glance, and the places that people name. */
const otherAnswers: Answers = {
  'POST /api/error_reports': or(one('ReportedError'), 429),
  'POST /api/error_reports/store_many': or(many('ReportedError'), 429),
  'POST /api/recordings': refusing(403, 429),
  'POST /api/recordings/withdraw': or({ body: object({ deleted: whole }) }, 429),
  'GET /api/recordings/{id}/events': { body: listOf(ref('RecordedEvent')) },

  'GET /api/admin/machines': page('ListedMachine'),
  'GET /api/desk/ticket_answers': one('TicketAnswers'),
  'GET /api/desk/utilisation': one('Utilisation'),
  'GET /api/periodic_jobs': one('PeriodicJobs'),
  'GET /api/find': { body: object({ results: listOf(ref('FoundRecord')) }) },
  ...changing('/api/addresses/{id}'),
  'GET /api/places': or({ body: { anyOf: [ref('Place'), suggestions] } }, 404),
};

/** Answers that do not follow from the path. A route without an answer fails the specs. */
export const answers: Answers = {
  ...accountAnswers,
  ...recordAnswers,
  ...moneyAnswers,
  ...remoteAnswers,
  ...otherAnswers,
};
