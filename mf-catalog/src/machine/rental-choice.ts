import type { MachineRecord, QuoteInput } from '@yard/contracts';
import { isCalendarDate } from '@yard/dates';

/** A reader's choice on a machine's page, as its address has it; '' is open. */
export interface RentalChoice {
  from: string;
  to: string;
  /** Id of a delivery option of the machine; '': the renter fetches it. */
  delivery: string;
  /** Id of an own address; goes before the postal code. */
  address: string;
  postal_code: string;
  /** `lat,lng` of the search that led here; goes before both. */
  at: string;
  place: string;
}

const AT = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

/** Reads the address; what makes no sense there, or is not the machine's, is left open. */
export function readChoice(params: URLSearchParams, machine: MachineRecord): RentalChoice {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const from = text('from');
  const to = text('to');
  const isSpan = isCalendarDate(from) && isCalendarDate(to) && from <= to;
  const option = machine.delivery_options.find(({ id }) => String(id) === text('delivery'));
  return {
    from: isSpan ? from : '',
    to: isSpan ? to : '',
    delivery: option ? String(option.id) : '',
    address: /^\d+$/.test(text('address')) ? text('address') : '',
    postal_code: text('postal_code'),
    at: AT.test(text('at')) ? text('at') : '',
    place: text('place'),
  };
}

export function writeChoice(choice: RentalChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** The quote's input; null while there are no dates. Delivery counts once its place is known. */
export function quoteOf(machineId: number, choice: RentalChoice): QuoteInput | null {
  if (choice.from === '') return null;
  const quote = { machine_id: machineId, start_date: choice.from, end_date: choice.to };
  const place = placeOf(choice);
  if (choice.delivery === '' || place === null) return quote;
  return { ...quote, machine_delivery_option_id: Number(choice.delivery), ...place };
}

export function lacksPlace(choice: RentalChoice): boolean {
  return choice.delivery !== '' && placeOf(choice) === null;
}

function placeOf({ at, address, postal_code }: RentalChoice): Partial<QuoteInput> | null {
  const [lat, lng] = at.split(',').map(Number);
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (address !== '') return { address_id: Number(address) };
  return /^\d{5}(-\d{4})?$/.test(postal_code) ? { postal_code } : null;
}
