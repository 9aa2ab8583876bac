import type { NearPlace } from './place/near-place';
import { AGREEMENTS, type AgreementField, type QuoteInput } from '@yard/contracts';

/** A rental request while it is written; what `POST api/rental_requests` takes. */
export interface RequestDraft {
  machine_id: number;
  address_id: number | null;
  start_date: string | null;
  end_date: string | null;
  start_time: string | null;
  end_time: string | null;
  details: string | null;
  delivery_enabled: boolean;
  machine_delivery_option_id: number | null;
  agree_to_terms_and_conditions: boolean;
  agree_to_privacy_policy: boolean;
  agree_to_insurance_disclaimer: boolean;
  agree_to_rental_agreement: boolean;
  stripe_payment_method_id: string | null;
}
export type DraftField = keyof RequestDraft;

export const AGREEMENT_FIELDS = Object.keys(AGREEMENTS) as AgreementField[];

const STEPS = ['When and where', 'Agreements', 'Card'];
const SHORT_STEPS = ['When and where', 'Agreements and card'];

/** @param isKnown  the agreements, as they are, were agreed to before */
export const stepsOf = (isKnown: boolean) => (isKnown ? SHORT_STEPS : STEPS);

const STEP_OF: Partial<Record<string, number>> = {
  ...Object.fromEntries(AGREEMENT_FIELDS.map((field) => [field, 1])),
  stripe_payment_method_id: 2,
};

/** The step that a field is on; what belongs to no other is on the first. */
export const stepOf = (field: string, last: number): number => Math.min(STEP_OF[field] ?? 0, last);

export function errorsOn(step: number, last: number, errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field, last) === step));
}

/**
 * The quote's input; null until there are days.
 *
 * @param near  where the reader searched: delivery is counted to there until there is an address
 */
export function quoteInput(draft: RequestDraft, near: NearPlace | null = null): QuoteInput | null {
  const { machine_id, start_date, end_date, address_id, delivery_enabled } = draft;
  if (!start_date || !end_date) return null;
  const place = address_id ? { address_id } : near?.quoted;
  const option = delivery_enabled && place ? draft.machine_delivery_option_id : null;
  return { machine_id, start_date, end_date, ...place, machine_delivery_option_id: option };
}
