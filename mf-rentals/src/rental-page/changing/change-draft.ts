import type { RentalRequestRecord, UpdateQuoteInput } from '@yard/contracts';
import type { DaySpan } from '@yard/contracts/days';
import type { RequestDraft } from '../../request-wizard/request-draft';

export type ChangeDraft = Omit<RequestDraft, 'machine_id' | 'stripe_payment_method_id'>;

/** A request as its change form begins, on other days where some are given; nothing is agreed to anew so far. */
export function changeDraft(request: RentalRequestRecord, days?: DaySpan): ChangeDraft {
  return {
    address_id: request.address_id,
    start_date: days?.from ?? request.start_date,
    end_date: days?.to ?? request.end_date,
    start_time: request.start_time?.slice(0, 5) ?? null,
    end_time: request.end_time?.slice(0, 5) ?? null,
    details: request.details,
    delivery_enabled: request.delivery_enabled,
    machine_delivery_option_id: request.machine_delivery_option_id,
    agree_to_terms_and_conditions: false,
    agree_to_privacy_policy: false,
    agree_to_insurance_disclaimer: false,
    agree_to_rental_agreement: false,
  };
}

/** Other days or another place are agreed to again: docs/wire.md section 4. */
export function needsNewAgreements(request: RentalRequestRecord, draft: ChangeDraft): boolean {
  const { address_id, start_date, end_date } = draft;
  return (
    address_id !== request.address_id || start_date !== request.start_date || end_date !== request.end_date
  );
}

/** The fields that the price of a change depends on. */
export function pricedTerms(draft: ChangeDraft): UpdateQuoteInput {
  const { start_date, end_date, address_id, delivery_enabled, machine_delivery_option_id } = draft;
  const days = { start_date: start_date ?? undefined, end_date: end_date ?? undefined };
  return { ...days, address_id: address_id ?? undefined, delivery_enabled, machine_delivery_option_id };
}

/** Includes the agreements only where they are requested again. */
export function changeInput(request: RentalRequestRecord, draft: ChangeDraft): Partial<ChangeDraft> {
  if (needsNewAgreements(request, draft)) return draft;
  const { address_id, start_date, end_date, start_time, end_time, details } = draft;
  const { delivery_enabled, machine_delivery_option_id } = draft;
  const place = { address_id, delivery_enabled, machine_delivery_option_id };
  return { start_date, end_date, start_time, end_time, details, ...place };
}
