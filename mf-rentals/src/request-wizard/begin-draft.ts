import type { MachineRecord } from '@yard/contracts';
import { isCalendarDate } from '@yard/dates';
import type { SavedDraft } from './saved-draft';
import type { RequestDraft } from './request-draft';

/** A request for a machine as it begins: what was left of one, under what was chosen before on the machine's page
 * (`?from&to&delivery&address`). */
export function beginDraft(machine: MachineRecord, query: URLSearchParams, saved: SavedDraft): RequestDraft {
  const empty = emptyDraft(machine);
  const options = machine.delivery_options.map(({ id }) => id);
  const isStillOffered =
    saved.machine_delivery_option_id == null || options.includes(saved.machine_delivery_option_id);
  return { ...empty, ...(isStillOffered ? saved : {}), ...chosenBefore(machine, query) };
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
