import type { ErrorBag } from '@laravel-wire/core';
import { ADDRESS_TEXT_MAX, addressText, tooFarAhead, tooLong, tooShort } from '@yard/contracts';
import type { Address } from '../../../catalog/addresses/address.entity';
import type { Document } from '../../../agreements/document.entity';
import type { Machine } from '../../../catalog/machines/machine.entity';
import type { User } from '../../../users/user.entity';
import type { RentalPrice } from '../prices/price-rental';
import type { RentalRequest } from '../../records/rental-request.entity';

export interface WantedRental {
  machine_id: number;
  address_id: number;
  start_date: string;
  end_date: string;
  delivery_enabled: boolean;
  machine_delivery_option_id: number | null;
  stripe_payment_method_id: string | null;
}

export interface AgreedTerms {
  machine: Machine;
  owner: User;
  address: Address;
  option_id: number | null;
  price: RentalPrice;
  deposit_policy_id: number;
  cancellation_policy_id: number;
  documents: Document[];
}

export const invalid = (field: string): ErrorBag => ({
  [field]: [`The selected ${field.replaceAll('_', ' ')} is invalid.`],
});

/** A request keeps the whole text, counted in characters as the column does. */
export function addressErrors(address: Address): ErrorBag {
  if ([...addressText(address)].length <= ADDRESS_TEXT_MAX) return {};
  return { address_id: [`The address must not be longer than ${ADDRESS_TEXT_MAX} characters in all.`] };
}

/** Errors of the days. A change that keeps machine and days may keep a day that has passed since. */
export function spanErrors(
  wanted: WantedRental,
  machine: Machine,
  today: string,
  before: RentalRequest | null,
): ErrorBag {
  const isUnchanged =
    before?.machine_id === machine.id &&
    before.start_date === wanted.start_date &&
    before.end_date === wanted.end_date;
  if (isUnchanged) return {};
  if (wanted.end_date < wanted.start_date) {
    return { end_date: ['The end date field must be a date after or equal to start date.'] };
  }
  if (wanted.start_date < today) {
    return { start_date: ['The start date field must be today or later at the machine.'] };
  }
  const far = tooFarAhead(wanted.start_date, today);
  if (far) return { start_date: [far] };
  const wrongLength = tooShort(wanted, machine) ?? tooLong(wanted);
  return wrongLength ? { end_date: [wrongLength] } : {};
}

/** Rates copied to the request, whatever the machine costs later. */
export const ratesOf = ({ daily_rate, weekly_rate, monthly_rate }: Machine) => ({
  daily_rate,
  weekly_rate,
  monthly_rate,
});

export function termColumns(wanted: WantedRental, terms: AgreedTerms) {
  return {
    machine_id: terms.machine.id,
    owner_id: terms.machine.user_id,
    address_id: terms.address.id,
    address: addressText(terms.address),
    machine_delivery_option_id: terms.option_id,
    delivery_enabled: wanted.delivery_enabled,
    start_date: wanted.start_date,
    end_date: wanted.end_date,
    stripe_payment_method_id: wanted.stripe_payment_method_id,
    ...ratesOf(terms.machine),
    ...terms.price,
  };
}
