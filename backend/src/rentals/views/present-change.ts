import type { CallOff, RentalChangeRecord, RentalStatus } from '@yard/contracts';
import { callOffNumber, changePlan, changeStatusOf, isSameSpan, UNKNOWN_ZONE } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { rentalChangeShape } from '@yard/contracts/records';
import { presenterOf, wireStamp } from '@kit/server/store/present';
import { timeOfDayFrom } from '@kit/server/store/reading';
import type { RentalChange } from '../records/rental-change.entity';
import { presentLine, presentPlan } from '../rules/prices/present-quote';
import { presentAgreement } from './present-parts';
import type { AgreementRow } from './request-part-rows';
import type { ChangeParts, RequestParts } from './request-parts.service';
import type { RequestRow } from './request-rows';

const present = presenterOf(rentalChangeShape, (change: RentalChange, reading: ChangeReading) => {
  const { row, status, now } = reading;
  const isCurrent = canApply('acceptChange', status) && isSameSpan(change.from, spanIn(row));
  const answered = changeStatusOf(change, isCurrent, now);
  return {
    status: answered,
    plan: answered === 'open' ? presentPlan(planOf(change, reading)) : null,
    user_name: change.user_id === row.user_id ? row.renter_name : row.owner_name,
    from: change.from,
    to: change.to,
    lines: change.lines.map(presentLine),
  };
});

function planOf({ to, subtotal, difference }: RentalChange, { row, status, payments, now }: ChangeReading) {
  const { start_date } = to;
  const facts = { person_id: row.user_id, status, start_date, subtotal, difference, payments };
  return changePlan(facts, row.time_zone ?? UNKNOWN_ZONE, now);
}

interface ChangeReading {
  row: RequestRow;
  payments: RequestParts['payments'];
  status: RentalStatus;
  now: Date;
}

/** The newest first. */
function presentChanges(changes: readonly RentalChange[], reading: ChangeReading): RentalChangeRecord[] {
  return [...changes].sort((a, b) => b.id - a.id).map((change) => present(change, reading));
}

function spanIn({ start_date, end_date, start_time, end_time, machine_id }: RequestRow) {
  return {
    start_date,
    end_date,
    start_time: timeOfDayFrom(start_time),
    end_time: timeOfDayFrom(end_time),
    machine_id,
  };
}

function presentCallOff({ id, called_off_at, end_date }: RequestRow): CallOff | null {
  if (called_off_at === null) return null;
  return { number: callOffNumber(id), called_at: wireStamp(called_off_at), last_day: end_date };
}

/** Accepted changes' additions to the rental agreement, oldest first. @param agreements  to add to */
function presentAddenda(changes: readonly RentalChange[], agreements: readonly AgreementRow[]) {
  const document_id = agreements.find(({ kind }) => kind === 'rental_agreement')?.document_id ?? 0;
  const accepted = changes
    .filter(({ addendum_sha256 }) => addendum_sha256 !== null)
    .sort((a, b) => a.id - b.id);
  return accepted.map(({ answered_at, updated_at, addendum_sha256 }, index) => ({
    document_id,
    kind: 'addendum' as const,
    version: index + 1,
    name: `Addendum ${index + 1}`,
    agreed_at: wireStamp(answered_at ?? updated_at),
    sha256: addendum_sha256 ?? '',
    final_sha256: null,
  }));
}

/** Offered changes of the rental, and their additions to its agreement. */
export function changesOf(
  row: RequestRow,
  parts: RequestParts & ChangeParts,
  status: RentalStatus,
  now: Date,
) {
  return {
    changes: presentChanges(parts.changes, { row, status, now, payments: parts.payments }),
    call_off: presentCallOff(row),
    document_agreements: [
      ...parts.agreements.map(presentAgreement),
      ...presentAddenda(parts.changes, parts.agreements),
    ],
  };
}
