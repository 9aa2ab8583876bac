import { laravelTimestamp } from '@laravel-wire/core';
import type { DocumentAgreement as WireAgreement, MachineReturnRecord, ReturnPhoto } from '@yard/contracts';
import { instantFrom } from '../../database/raw';
import { baseFields, wireInstant, wireMoney } from '../../database/wire-fields';
import type { MachineReturn } from '../returns/machine-return.entity';
import type { AgreementRow } from './request-part-rows';

export function presentAgreement(agreement: AgreementRow): WireAgreement {
  return {
    document_id: agreement.document_id,
    kind: agreement.kind,
    version: agreement.version,
    name: agreement.name,
    agreed_at: laravelTimestamp(instantFrom(agreement.agreed_at)),
    sha256: agreement.sha256,
  };
}

export function presentMachineReturn(
  report: MachineReturn,
  photos: readonly ReturnPhoto[],
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
    photos: [...photos],
    damage_amount: wireMoney(report.damage_amount),
    accepted_at: wireInstant(report.accepted_at),
    contested_at: wireInstant(report.contested_at),
    contest_reason: report.contest_reason,
  };
}
