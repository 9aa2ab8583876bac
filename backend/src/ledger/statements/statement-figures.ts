import { type LedgerKind, type PaymentKind, REVERSAL_KINDS } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { DataSource } from 'typeorm';
import { instantFrom, minorFrom, placesFor, type RawInstant } from '@kit/server/store/reading';
import { wireMoney } from '@kit/server/store/present';
import { BY_HANDS } from '../../rentals/money/rental-refunds';
import type { Statement } from './statement.entity';

/** A month's movements of an owner's balance, in minor units; fees, refunds and payouts are below 0. */
export interface StatementFigures {
  opening: MinorUnits;
  rental: MinorUnits;
  fee: MinorUnits;
  refund: MinorUnits;
  damage: MinorUnits;
  retention: MinorUnits;
  payout: MinorUnits;
}

const NOTHING: StatementFigures = {
  opening: 0,
  rental: 0,
  fee: 0,
  refund: 0,
  damage: 0,
  retention: 0,
  payout: 0,
};

/** An entry's fee stands beside the owner's own line; what is the owner's before the fee is the sum of both. */
const OWN_AND_FEE = `FROM ledger_lines own JOIN ledger_entries e ON e.id = own.entry_id
  LEFT JOIN ledger_lines fee ON fee.entry_id = own.entry_id AND fee.account = 'platform_fees'`;

interface Sum {
  id: number;
  kind: LedgerKind;
  is_earlier: number;
  own: number | string;
  fee: number | string;
}

export async function figuresOf(
  dataSource: DataSource,
  statements: readonly Statement[],
): Promise<Map<number, StatementFigures>> {
  if (statements.length === 0) return new Map();
  const ids = statements.map(({ id }) => id);
  const sums = await dataSource.query<Sum[]>(
    `SELECT s.id, e.kind, CASE WHEN own.posted_at < s.starts_at THEN 1 ELSE 0 END AS is_earlier,
        -SUM(own.amount) AS own, -SUM(COALESCE(fee.amount, 0)) AS fee
      ${OWN_AND_FEE} JOIN statements s ON s.user_id = own.user_id AND own.posted_at < s.ends_at
      WHERE s.id IN (${placesFor(ids)}) GROUP BY s.id, e.kind, is_earlier`,
    ids,
  );
  const figures = new Map(ids.map((id) => [id, { ...NOTHING }]));
  for (const sum of sums) add(figures.get(Number(sum.id)) ?? { ...NOTHING }, sum);
  return figures;
}

function add(figures: StatementFigures, sum: Sum): void {
  const [own, fee] = [minorFrom(sum.own), minorFrom(sum.fee)];
  if (Number(sum.is_earlier) === 1) {
    figures.opening += own;
    return;
  }
  figures.fee -= fee;
  switch (sum.kind) {
    case 'rental':
    case 'refund':
    case 'damage':
    case 'retention':
    case 'payout':
      figures[sum.kind] += own + fee;
      return;
    // Money for what was claimed, as the retained part of a deposit is.
    case 'bill':
      figures.damage += own + fee;
      return;
    // Money that a bank takes goes to the renter, as a refund does.
    case 'dispute':
      figures.refund += own + fee;
      return;
    // Deposits are nobody's income, and an offset moves within one account.
    case 'deposit':
    case 'offset':
      return;
  }
}

const closingOf = (figures: StatementFigures): MinorUnits =>
  Object.values(figures).reduce((sum: number, part: MinorUnits) => sum + part, 0);

export interface OwnMovement {
  at: Date;
  kind: LedgerKind;
  rental_request_id: number | null;
  rental_change_id: number | null;
  machine: string | null;
  /** `gross` is the owner's amount before the fee; the fee is above 0 when it is taken. */
  gross: MinorUnits;
  fee: MinorUnits;
  /** An admin's decision about damage, and the amount claimed; null where none was needed. */
  decision: { by: string; claimed: MinorUnits; reason: string | null } | null;
  isBilled: boolean;
  /** The kind of payment an admin refunded; null for any other movement. */
  refundedByHand: PaymentKind | null;
  /** A refund's sign tells whether it came back. */
  isReversal: boolean;
}

interface Movement extends Omit<Sum, 'id' | 'is_earlier'> {
  posted_at: RawInstant;
  rental_request_id: number | null;
  rental_change_id: number | null;
  machine: string | null;
  bill_id: number | null;
  payment_kind: PaymentKind | null;
  refund_reason: string | null;
  decided_by: string | null;
  decision_reason: string | null;
  claimed: number | string | null;
}

/** A month's movements, oldest first; offsets move nothing. */
export async function movementsOf(dataSource: DataSource, statement: Statement): Promise<OwnMovement[]> {
  const rows = await dataSource.query<Movement[]>(
    `SELECT own.posted_at, e.kind, own.rental_request_id, p.rental_change_id,
        COALESCE(r.machine_subject, m.subject) AS machine,
        bill.id AS bill_id, p.kind AS payment_kind, f.reason AS refund_reason,
        decider.name AS decided_by, r.decision_reason, claim.damage_amount AS claimed,
        -own.amount AS own, -COALESCE(fee.amount, 0) AS fee
      ${OWN_AND_FEE}
      LEFT JOIN rental_requests r ON r.id = own.rental_request_id LEFT JOIN machines m ON m.id = r.machine_id
      LEFT JOIN payments p ON p.id = e.payment_id LEFT JOIN refunds f ON f.id = e.refund_id
      LEFT JOIN rental_bills bill ON bill.rental_request_id = r.id
      LEFT JOIN users decider ON decider.id = r.decided_by
      LEFT JOIN machine_returns claim ON claim.rental_request_id = r.id AND claim.deleted_at IS NULL
      JOIN statements s ON s.id = ? AND s.user_id = own.user_id
        AND own.posted_at >= s.starts_at AND own.posted_at < s.ends_at
      WHERE e.kind <> 'offset' ORDER BY own.posted_at, own.id`,
    [statement.id],
  );
  return rows.map((row) => ({
    at: instantFrom(row.posted_at),
    kind: row.kind,
    rental_request_id: row.rental_request_id === null ? null : Number(row.rental_request_id),
    rental_change_id: row.rental_change_id,
    machine: row.machine,
    gross: minorFrom(row.own) + minorFrom(row.fee),
    fee: minorFrom(row.fee),
    decision: row.decided_by === null ? null : decisionIn(row, row.decided_by),
    isBilled: row.bill_id !== null,
    refundedByHand: BY_HANDS.includes(row.refund_reason ?? '') ? row.payment_kind : null,
    isReversal: REVERSAL_KINDS.includes(row.kind) && minorFrom(row.own) > 0,
  }));
}

function decisionIn({ claimed, decision_reason }: Movement, by: string): OwnMovement['decision'] {
  return { by, claimed: minorFrom(claimed ?? 0), reason: decision_reason };
}

export function wireFigures(figures: StatementFigures) {
  return {
    opening_balance: wireMoney(figures.opening),
    rental_amount: wireMoney(figures.rental),
    fee_amount: wireMoney(figures.fee),
    refund_amount: wireMoney(figures.refund),
    damage_amount: wireMoney(figures.damage),
    retained_amount: wireMoney(figures.retention),
    payout_amount: wireMoney(figures.payout),
    closing_balance: wireMoney(closingOf(figures)),
  };
}
