import { type Resource, resources } from '@yard/contracts';
import { accountAnswers } from './account-answers';
import type { Answer, Answers } from './answer';
import { acting, changing, creating, many, nothing, one, or, page, reading } from './answer';
import { listOf, nullable, number, object, ref, text, whole } from './json-schema';
import { recordAnswers } from './record-answers';
import { schemaName } from './shape-schemas';

const watched = '/api/remote_releases';
const path = '/api/remotes/{name}';
const release = object({
  name: text,
  version: nullable(text),
  canary_version: nullable(text),
  canary_share: nullable(number),
});
const moved: Answer = { body: object({ releases: listOf(release) }) };

/** Routes of teams for their remotes (docs/ship-a-remote.md), and of admins for all (decision 46). */
const remoteAnswers: Answers = {
  'GET /remote-schema.json': { body: { type: 'object' } },
  [`GET ${path}/versions`]: { body: object({ versions: listOf(ref('RemoteVersion')) }) },
  [`POST ${path}/versions`]: {
    body: object({ name: text, version: text, files: whole, bytes: whole, release }),
    upload: true,
    beside: { share: text, group: text, expects: text },
    faults: [413, 422],
  },
  [`DELETE ${path}/versions/{version}`]: { body: null, faults: [404] },
  [`POST ${path}/canary`]: moved,
  [`POST ${path}/promote`]: moved,
  [`POST ${path}/rollback`]: moved,
  [`GET ${watched}`]: { body: object({ versions: listOf(ref('WatchedVersion')) }) },
  [`POST ${watched}/{name}/canary`]: moved,
  [`POST ${watched}/{name}/promote`]: moved,
  [`POST ${watched}/{name}/rollback`]: moved,
  [`POST ${watched}/{name}/preview`]: one('RemotePreview'),
  'POST /api/remote_preview/ticket': { body: object({ url: text }) },
  'GET /api/remote_preview/join/{ticket}': { body: null, faults: [302, 403] },
  'DELETE /api/remote_preview': { body: null },
};

/** 202 where a refund waits for a second admin. */
const orWaiting = { ...or(one('RentalRequest'), 409), status: 200, others: { 202: ref('RentalRequest') } };

/** Payments, refunds, payouts and the books. */
const moneyAnswers: Answers = {
  'GET /api/payments': page('DeskPayment'),
  'GET /api/payments/{id}': one('DeskPayment'),
  'GET /api/ledger_entries': page('LedgerEntry'),
  'GET /api/ledger_entries/summary': one('LedgerSummary'),
  'GET /api/statements': page('Statement'),
  'GET /api/statements/{id}': one('StatementView'),
  ...reading('/api/payouts', 'Payout'),
  'POST /api/rental_requests/{id}/payments/{pid}/answer_dispute': or(one('Payment'), 409, 503),
  'POST /api/rental_requests/{id}/payments/{pid}/charge_again': or(one('Payment'), 409, 503),
  'POST /api/rental_requests/{id}/payments/{pid}/ask_for_card': or(one('Payment'), 409),
  'POST /api/rental_requests/{id}/payments/{pid}/waive': or(one('Payment'), 409, 503),
  'POST /api/payouts/{id}/retry': or(one('Payout'), 409),
  'POST /api/payouts/{id}/remind': or(one('Payout'), 409),
  'GET /api/payouts/account': or(one('PayoutAccount'), 403),
  'POST /api/payouts/account': or(one('OnboardingLink'), 403, 503),
  'POST /api/payouts/account/simulated': or(one('PayoutAccount'), 403, 404, 503),
  'POST /api/rental_requests/{id}/refund_deposit': orWaiting,
  'POST /api/rental_requests/{id}/refund': orWaiting,
  'POST /api/rental_requests/{id}/refund/preview': or(one('RefundPreview'), 409),
  'POST /api/rental_requests/{id}/cancel': orWaiting,
  'POST /api/rental_requests/{id}/cancel/preview': or(one('CancelPreview'), 409),
  'GET /api/proposed_refunds': page('ProposedRefund'),
  'POST /api/proposed_refunds/{id}/preview': or(one('RefundPreview'), 409),
  'POST /api/proposed_refunds/{id}/confirm': or(nothing, 409),
  'POST /api/proposed_refunds/{id}/stop': or(nothing, 409),
  'GET /api/ledger_corrections': page('LedgerCorrection'),
  'GET /api/ledger_corrections/preview': one('CorrectionPreview'),
  'POST /api/ledger_corrections': or(nothing, 409),
  'POST /api/ledger_corrections/{id}/confirm': or(nothing, 409),
  'POST /api/ledger_corrections/{id}/stop': or(nothing, 409),
};

type Described = Pick<Resource<never>, 'name' | 'within'> & { type: { endpoint: string } };

/** `/api/machines/{machine}/blackouts` */
function pathOf({ type, within }: Described): string {
  const last = type.endpoint.slice(type.endpoint.lastIndexOf('/') + 1);
  return within ? `/${within.endpoint}/{${within.param}}/${last}` : `/${type.endpoint}`;
}

const all: Described[] = Object.values(resources);

/** Responses of plain resources, without refusals of their own. */
const resourceAnswers: Answers = Object.assign(
  {},
  ...all.map((one) => ({
    ...reading(pathOf(one), schemaName(one.name)),
    ...creating(pathOf(one), schemaName(one.name)),
    ...changing(pathOf(one), schemaName(one.name)),
  })),
);

const reports = '/api/error_reports';
const recordings = '/api/recordings';

/** Error reports and recordings, and what admins see at a glance. */
const watchingAnswers: Answers = {
  ...reading(reports, 'ErrorReport'),
  [`POST ${reports}`]: or(one('ReportedError'), 429),
  [`POST ${reports}/store_many`]: or(many('ReportedError'), 429),
  [`GET ${reports}/{id}/occurrences`]: page('ErrorOccurrence'),
  ...acting(reports, 'ErrorReport', 'resolve', 'reopen'),
  ...reading(recordings, 'Recording'),
  [`POST ${recordings}`]: or(one('Recording'), 403, 429),
  [`POST ${recordings}/withdraw`]: or({ body: object({ deleted: whole }) }, 429),
  [`GET ${recordings}/{id}/events`]: { body: listOf(ref('RecordedEvent')) },
  [`DELETE ${recordings}/{id}`]: nothing,

  'GET /api/admin/machines': page('ListedMachine'),
  'GET /api/missed_searches': page('MissedSearch'),
  'DELETE /api/missed_searches/{id}': nothing,
  ...reading('/api/content_reports', 'ContentReport'),
  ...acting('/api/content_reports', 'ContentReport', 'hide', 'keep'),
  'GET /api/desk': one('Overview'),
  'GET /api/desk/ticket_answers': one('TicketAnswers'),
  'GET /api/desk/utilisation': one('Utilisation'),
  'GET /api/periodic_jobs': one('PeriodicJobs'),
  'GET /api/find': { body: object({ results: listOf(ref('FoundRecord')) }) },
};

const suggestions = object({ places: listOf(ref('PlaceSuggestion')) });

/** Addresses, and the places that people name. */
const placeAnswers: Answers = {
  ...reading('/api/addresses', 'Address'),
  ...creating('/api/addresses', 'Address'),
  ...changing('/api/addresses', 'Address', 409),
  'POST /api/addresses/{id}/confirm': one('Address'),
  'GET /api/places': or({ body: { anyOf: [ref('Place'), suggestions] } }, 404),
};

/** Every route's response, by method and path. A route without a line here fails the specs. */
export const answers: Answers = {
  ...accountAnswers,
  ...resourceAnswers,
  ...placeAnswers,
  ...recordAnswers,
  ...moneyAnswers,
  ...remoteAnswers,
  ...watchingAnswers,
};
