import { AGREEMENTS, type AgreementField, type MachineRecord, type QuoteInput } from '@yard/contracts';
import { isCalendarDate } from '@yard/dates';
import type { KeptDraft } from './kept-draft';

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

export const STEPS = ['When and where', 'Agreements', 'Card'] as const;

const STEP_OF: Partial<Record<string, number>> = {
  ...Object.fromEntries(AGREEMENT_FIELDS.map((field) => [field, 1])),
  stripe_payment_method_id: 2,
};

/** The step that a field is on; what belongs to no other is on the first. */
export function stepOf(field: string): number {
  return STEP_OF[field] ?? 0;
}

/** The errors of one step, in the form's order. */
export function errorsOn(step: number, errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) === step));
}

/** A request for a machine as it begins: what was left of one, under what was chosen before on the machine's page
 * (`?from&to&delivery&address`). */
export function beginDraft(machine: MachineRecord, query: URLSearchParams, kept: KeptDraft): RequestDraft {
  const empty = emptyDraft(machine);
  const options = machine.delivery_options.map(({ id }) => id);
  const isStillOffered =
    kept.machine_delivery_option_id == null || options.includes(kept.machine_delivery_option_id);
  return { ...empty, ...(isStillOffered ? kept : {}), ...chosenBefore(machine, query) };
}

function chosenBefore(machine: MachineRecord, query: URLSearchParams): Partial<RequestDraft> {
  const [from, to] = [query.get('from'), query.get('to')];
  const days = isCalendarDate(from) && isCalendarDate(to) && from <= to ? { from, to } : null;
  const wanted = Number(query.get('delivery'));
  const address_id = Number(query.get('address'));
  const option = machine.delivery_options.find(({ id }) => id === wanted);
  return {
    ...(days ? { start_date: days.from, end_date: days.to } : {}),
    ...(option ? { delivery_enabled: true, machine_delivery_option_id: option.id } : {}),
    ...(Number.isInteger(address_id) && address_id > 0 ? { address_id } : {}),
  };
}

function emptyDraft(machine: MachineRecord): RequestDraft {
  return {
    machine_id: machine.id,
    address_id: null,
    start_date: null,
    end_date: null,
    start_time: null,
    end_time: null,
    details: null,
    delivery_enabled: false,
    machine_delivery_option_id: null,
    agree_to_terms_and_conditions: false,
    agree_to_privacy_policy: false,
    agree_to_insurance_disclaimer: false,
    agree_to_rental_agreement: false,
    stripe_payment_method_id: null,
  };
}

/** What the price is asked for with; null until there are days. */
export function quoteInput(draft: RequestDraft): QuoteInput | null {
  const { machine_id, start_date, end_date, address_id, delivery_enabled } = draft;
  if (!start_date || !end_date) return null;
  const option = delivery_enabled && address_id ? draft.machine_delivery_option_id : null;
  return { machine_id, start_date, end_date, address_id, machine_delivery_option_id: option };
}
