import {
  type DocumentAgreement as WireAgreement,
  type Earnings,
  type ExplainedRefund,
  rentShares,
} from '@yard/contracts';
import { machineReturnShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';
import { readMoney, wireMoney, wireStamp } from '@yard/server/store/wire-fields';
import type { ShownPhotos } from '../records/return-photos';
import type { MachineReturn } from '../records/machine-return.entity';
import type { AgreementRow, RefundRow } from './request-part-rows';

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

export function presentRefund({ amount, explanation, created_at }: RefundRow): ExplainedRefund {
  return { amount: Number(amount), reason: explanation, created_at: wireStamp(created_at) };
}

/** What the owner gets of the rent. @param subtotal  in major units */
export function presentEarnings(subtotal: number, fee_percent: number): Earnings {
  const { owner, fee } = rentShares(readMoney(subtotal), fee_percent);
  return { amount: wireMoney(owner), fee_amount: wireMoney(fee), fee_percent };
}

export const presentMachineReturn = presenterOf(
  machineReturnShape,
  (_: MachineReturn, { photos, contest_photos }: ShownPhotos) => ({ photos, contest_photos }),
);
