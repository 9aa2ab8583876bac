import { laravelTimestamp } from '@laravel-wire/core';
import {
  type DocumentAgreement as WireAgreement,
  type Earnings,
  type ExplainedRefund,
  type MachineReturnRecord,
  rentShares,
} from '@yard/contracts';
import { baseFields, readMoney, wireInstant, wireMoney, wireStamp } from '@yard/server/store/wire-fields';
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

export function presentMachineReturn(
  report: MachineReturn,
  { photos, contest_photos }: ShownPhotos,
): MachineReturnRecord {
  return {
    ...baseFields(report),
    rental_request_id: report.rental_request_id,
    returned_at: laravelTimestamp(report.returned_at),
    hours: report.hours,
    fuel_level: report.fuel_level,
    condition: report.condition,
    details: report.details,
    photo_ids: report.photo_ids,
    photos,
    damage_amount: wireMoney(report.damage_amount),
    accepted_at: wireInstant(report.accepted_at),
    contested_at: wireInstant(report.contested_at),
    contest_reason: report.contest_reason,
    contest_photos,
  };
}
