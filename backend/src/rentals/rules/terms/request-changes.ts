import type { ErrorBag } from '@laravel-wire/core';
import type { AgreementField, UpdateRentalRequestInput } from '@yard/contracts';
import { AGREEMENTS, returnsTooEarly } from '@yard/contracts';
import type { RentalRequest } from '../../records/rental-request.entity';
import type { WantedRental } from './agreed-terms';

/** The renter's agreements cover these: if one changes, they are requested again. */
const AGREED_TERMS = ['machine_id', 'address_id', 'start_date', 'end_date'] as const;
const PRICED_TERMS = [...AGREED_TERMS, 'delivery_enabled', 'machine_delivery_option_id'] as const;
const TIMES = ['start_date', 'end_date', 'start_time', 'end_time'] as const;
const FREE_TEXTS = ['start_time', 'end_time', 'details'] as const;

export interface RequestChanges {
  wanted: WantedRental;
  texts: Partial<Pick<RentalRequest, (typeof FREE_TEXTS)[number]>>;
  /** Dates, place or machine: agreements and calendar are looked at again. */
  terms: boolean;
  price: boolean;
  card: boolean;
  cardOnly: boolean;
  /** Errors in the times, where one of them or their days change. */
  wrongTimes: ErrorBag;
}

/** The fields that an update changes; one sent with its present value is no change. */
export function changesOf(request: RentalRequest, input: UpdateRentalRequestInput): RequestChanges {
  const isChanged = (field: (typeof PRICED_TERMS)[number] | (typeof FREE_TEXTS)[number]) =>
    input[field] !== undefined && input[field] !== request[field];
  const price = PRICED_TERMS.some(isChanged);
  const wanted = wantedNow(request, input);
  const texts = Object.fromEntries(FREE_TEXTS.filter(isChanged).map((field) => [field, input[field]]));
  const early = TIMES.some(isChanged) ? returnsTooEarly({ ...request, ...wanted, ...texts }) : null;
  return {
    wanted,
    texts,
    wrongTimes: early ? { end_time: [early] } : {},
    terms: AGREED_TERMS.some(isChanged),
    price,
    card: wanted.stripe_payment_method_id !== request.stripe_payment_method_id,
    cardOnly: input.stripe_payment_method_id !== undefined && !price && !FREE_TEXTS.some(isChanged),
  };
}

function wantedNow(request: RentalRequest, input: UpdateRentalRequestInput): WantedRental {
  return {
    machine_id: input.machine_id ?? request.machine_id,
    address_id: input.address_id ?? request.address_id,
    start_date: input.start_date ?? request.start_date,
    end_date: input.end_date ?? request.end_date,
    delivery_enabled: input.delivery_enabled ?? request.delivery_enabled,
    machine_delivery_option_id: given(input.machine_delivery_option_id, request.machine_delivery_option_id),
    stripe_payment_method_id: given(input.stripe_payment_method_id, request.stripe_payment_method_id),
  };
}

/** Null is a wish, too: undefined alone keeps what is there. */
const given = <T>(value: T | undefined, current: T): T => (value === undefined ? current : value);

export function missingAgreements(input: UpdateRentalRequestInput): ErrorBag {
  const fields = Object.keys(AGREEMENTS) as AgreementField[];
  return Object.fromEntries(
    fields
      .filter((field) => input[field] === undefined)
      .map((field) => [field, [`The ${field.replaceAll('_', ' ')} field must be accepted.`]]),
  );
}
