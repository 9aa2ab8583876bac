import type { ErrorBag } from '@laravel-wire/core';
import type { PriceLine, RentalSpan } from '@yard/contracts';
import {
  isOtherStart,
  isRent,
  isSameSpan,
  repriced,
  returnsTooEarly,
  spanOf,
  tooFarAhead,
  tooLong,
  tooShort,
  zoneOf,
} from '@yard/contracts';
import { daysCovered, todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import type { Machine } from '../../../catalog/machines/machine.entity';
import type { LockedRequest } from '../../records/locked-request';
import type { OtherDelivery } from '../../records/rental-change.entity';
import type { RentalRequest } from '../../records/rental-request.entity';

/** A change as it is offered, in minor units. */
export interface ChangeTerms {
  from: RentalSpan;
  to: RentalSpan;
  rental_amount: MinorUnits;
  delivery_amount: MinorUnits;
  subtotal: MinorUnits;
  difference: MinorUnits;
  lines: PriceLine[];
  delivery: OtherDelivery | null;
}

/** `price` is null where the rental was delivered before. */
export interface ChangeDelivery extends OtherDelivery {
  price: { delivery_amount: MinorUnits; lines: PriceLine[] } | null;
}

/** @param machine  the one that the change is for */
export function changeErrors(locked: LockedRequest, to: RentalSpan, machine: Machine, now: Date): ErrorBag {
  const { request, status } = locked;
  const today = todayIn(zoneOf(machine), now);
  if (isSameSpan(to, spanOf(request))) return { end_date: ['The change must differ from the rental.'] };
  if (to.end_date < to.start_date) {
    return { end_date: ['The end date field must be a date after or equal to start date.'] };
  }
  const isMoved = to.start_date !== request.start_date;
  if (status === 'active' && isOtherStart(request, to)) {
    return { start_date: ['The start of a rental that has begun cannot change.'] };
  }
  if (isMoved && to.start_date < today) {
    return { start_date: ['The start date field must be today or later at the machine.'] };
  }
  const far = isMoved ? tooFarAhead(to.start_date, today) : null;
  if (far) return { start_date: [far] };
  if (to.end_date < today) return { end_date: ['The end date field must be today or later at the machine.'] };
  const early = isSameSpan({ ...to, machine_id: request.machine_id }, spanOf(request))
    ? null
    : returnsTooEarly(to);
  if (early) return { end_time: [early] };
  if (!isMoved && to.end_date === request.end_date) return {};
  const wrongLength = tooShort(to, machine) ?? tooLong(to);
  return wrongLength ? { end_date: [wrongLength] } : {};
}

/**
 * The rental's price afterwards, by its own rates; null where they cover nothing.
 *
 * @param brought  another machine's delivery to the place of a delivered rental
 */
export function priceChange(
  request: RentalRequest,
  to: RentalSpan,
  brought: ChangeDelivery | null = null,
): ChangeTerms | null {
  const days = daysCovered(to.start_date, to.end_date);
  const isAsLong = days === daysCovered(request.start_date, request.end_date);
  const rental = { ...request, ...(brought?.price && withDelivery(request, brought.price)) };
  const { rental_amount, delivery_amount, lines } = rental;
  const price = isAsLong
    ? { rental_amount, delivery_amount, subtotal: rental_amount + delivery_amount, lines }
    : repriced(rental, days);
  return (
    price && {
      from: spanOf(request),
      to,
      ...price,
      difference: price.subtotal - request.subtotal,
      delivery: brought && {
        machine_delivery_option_id: brought.machine_delivery_option_id,
        delivery_distance: brought.delivery_distance,
      },
    }
  );
}

function withDelivery({ lines }: RentalRequest, delivery: NonNullable<ChangeDelivery['price']>) {
  return { delivery_amount: delivery.delivery_amount, lines: [...lines.filter(isRent), ...delivery.lines] };
}
