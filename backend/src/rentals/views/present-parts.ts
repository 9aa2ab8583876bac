import {
  type BaseFields,
  type CancellationPolicyRecord,
  type CancellationTier,
  type Decision,
  type DocumentAgreement as WireAgreement,
  type Earnings,
  type ExplainedRefund,
  type MachineReturnRecord,
  rentShares,
} from '@yard/contracts';
import { machineReturnShape } from '@yard/contracts/records';
import { presenterOf, readMoney, wireMoney, wireStamp } from '@kit/server/store/present';
import type { ShownPhotos } from '../records/return-photos';
import type { MachineReturn } from '../records/machine-return.entity';
import type { AgreementRow, RefundRow } from './request-part-rows';
import type { RequestRow } from './request-rows';

export function presentAgreement(agreement: AgreementRow): WireAgreement {
  return {
    document_id: agreement.document_id,
    kind: agreement.kind,
    version: agreement.version,
    name: agreement.name,
    agreed_at: wireStamp(agreement.agreed_at),
    sha256: agreement.sha256,
    final_sha256: agreement.final_sha256,
  };
}

export function presentRefund({ kind, amount, explanation, created_at }: RefundRow): ExplainedRefund {
  return { kind, amount: Number(amount), reason: explanation, created_at: wireStamp(created_at) };
}

/** The owner's share of the rent. @param subtotal  in major units */
export function presentEarnings(subtotal: number, fee_percent: number): Earnings {
  const { owner, fee } = rentShares(readMoney(subtotal), fee_percent);
  return { amount: wireMoney(owner), fee_amount: wireMoney(fee), fee_percent };
}

/** Columns that both sides read as the admins do. The rest is stated below. */
type ForAll =
  | keyof BaseFields
  | 'rental_request_id'
  | 'returned_at'
  | 'hours'
  | 'fuel_level'
  | 'condition'
  | 'details'
  | 'photo_ids'
  | 'damage_amount'
  | 'accepted_at'
  | 'contested_at'
  | 'contest_reason';

export const presentMachineReturn = presenterOf(
  machineReturnShape,
  (
    { checklist }: MachineReturn,
    { photos, contest_photos }: ShownPhotos,
  ): Omit<MachineReturnRecord, ForAll> => ({ checklist: checklist ?? [], photos, contest_photos }),
);

export function presentDecision(row: RequestRow): Decision | null {
  if (row.decided_at === null) return null;
  return {
    amount: Number(row.decided_amount),
    user_id: row.decided_by,
    user_name: row.decider_name,
    reason: row.decision_reason,
    decided_at: wireStamp(row.decided_at),
  };
}

export function presentPolicy(row: RequestRow): CancellationPolicyRecord {
  return {
    id: row.cancellation_policy_id,
    created_at: wireStamp(row.policy_created_at),
    updated_at: wireStamp(row.policy_updated_at),
    deleted_at: null,
    version: row.policy_version,
    name: row.policy_name,
    window_hours: row.policy_window_hours,
    tiers: JSON.parse(row.policy_tiers) as CancellationTier[],
    body: row.policy_body,
  };
}
