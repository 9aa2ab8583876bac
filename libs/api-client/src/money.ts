import type { Wire } from '@laravel-wire/client';
import {
  type AdminPaymentFilters,
  adminPaymentType,
  type AdminPaymentRecord,
  type LedgerEntryFilters,
  type LedgerEntryRecord,
  ledgerEntryType,
  type LedgerSummary,
  type LedgerSummaryInput,
  type OnboardingLinkRecord,
  type PayoutAccountRecord,
  type PayoutFilters,
  type PayoutRecord,
  payoutType,
  type StatementFilters,
  type StatementRecord,
  statementType,
  type StatementView,
} from '@yard/contracts';
import type { Readable } from './records';

/** Everybody's payments, for admins; a request's own are under `rentalRequests`. */
export function payments(wire: Wire): Pick<Readable<AdminPaymentRecord, AdminPaymentFilters>, 'list'> {
  const { list } = wire.resource(adminPaymentType);
  return { list };
}

/** The double entry, for admins. */
export function ledger(wire: Wire) {
  const { endpoint, list } = wire.resource(ledgerEntryType);
  const entries: Pick<Readable<LedgerEntryRecord, LedgerEntryFilters>, 'list'> = { list };
  return {
    ...entries,
    summary: (span: LedgerSummaryInput) => wire.http.get<LedgerSummary>(`${endpoint}/summary`, span),
  };
}

/** What owners are paid, and where. */
export function payouts(wire: Wire) {
  const { endpoint, act, find, list } = wire.resource(payoutType);
  const records: Readable<PayoutRecord, PayoutFilters> = { find, list };
  return {
    ...records,
    /** For admins: one that the provider refused. */
    retry: (id: number) => act(id, 'retry'),
    account: () => wire.http.get<PayoutAccountRecord>(`${endpoint}/account`),
    /** Where the owner goes on to tell the provider who they are. */
    onboard: () => wire.http.post<OnboardingLinkRecord>(`${endpoint}/account`),
    /** Stands in for the provider's pages; with Stripe 404. */
    completeSimulated: () => wire.http.post<PayoutAccountRecord>(`${endpoint}/account/simulated`),
  };
}

/** An owner's months. */
export function statements(wire: Wire) {
  const { endpoint, list } = wire.resource(statementType);
  const records: Pick<Readable<StatementRecord, StatementFilters>, 'list'> = { list };
  return {
    ...records,
    /** With every movement. */
    find: (id: number) => wire.http.get<StatementView>(`${endpoint}/${id}`),
  };
}
