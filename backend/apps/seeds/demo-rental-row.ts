import type { Delivery, PriceLine } from '@yard/contracts';
import {
  addressText,
  answerUntil,
  blurred,
  cheapestCover,
  depositAmount,
  priceDelivery,
  roadDistance,
} from '@yard/contracts';
import { addDays, type CalendarDate } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import type { NewRow } from '@kit/server/store/writing';
import type { Address } from '../../src/catalog/addresses/address.entity';
import type { Machine } from '../../src/catalog/machines/machine.entity';
import type { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import type { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { ratesOf } from '../../src/rentals/rules/terms/agreed-terms';
import { demoCardId } from './demo-cards';
import { type DemoWorld, idOf } from './demo-data';
import type { Policies, Story } from './demo-story';

interface Parts {
  machine: Machine;
  site: Address;
  option: DeliveryOption | null;
  first: CalendarDate;
  policies: Policies;
}

/** A story's request with the amounts and stamps that the product would have given it. */
export function rentalRow(world: DemoWorld, story: Story, parts: Parts): Partial<NewRow<RentalRequest>> {
  const { machine, site, option, first, policies } = parts;
  const { approved_at = null, declined_at = null, closed_at = null, cancellation, details, times } = story;
  const isPending = !approved_at && !declined_at && !cancellation && !closed_at;
  return {
    user_id: idOf(world.ids, story.renter),
    machine_id: machine.id,
    owner_id: machine.user_id,
    address_id: site.id,
    machine_delivery_option_id: option?.id ?? null,
    deposit_policy_id: policies.deposit.id,
    cancellation_policy_id: policies.cancellation.id,
    start_date: first,
    end_date: addDays(first, story.days - 1),
    start_time: times?.[0] ?? null,
    end_time: times?.[1] ?? null,
    details,
    delivery_enabled: option !== null,
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
    ...ratesOf(machine),
    ...amounts(story.days, parts),
    address: addressText(site),
    stripe_payment_method_id: cardOf(
      story.rent === 'refused' ? { ...story, card: 'declined' } : story,
      world,
    ),
    answer_until: isPending ? answerUntil(story.created_at, world.answerHours) : null,
    ...{ approved_at, declined_at, closed_at },
    deposit_refunded_at: closed_at ?? (approved_at && (cancellation?.created_at ?? null)),
    called_off_at: story.called_off?.at ?? null,
    updated_at: lastChange(story),
  };
}

/** The renter's stored card; with Stripe one of its named test methods, which anyone may use with test keys. */
export function cardOf({ card, renter }: Story, { payments }: DemoWorld): string | null {
  if (card === 'none') return null;
  const kind = card ?? 'good';
  if (payments === 'simulator') return demoCardId(renter, kind);
  return kind === 'good' ? 'pm_card_visa' : 'pm_card_chargeDeclined';
}

function lastChange({ machine_return, change, called_off, cancellation, ...story }: Story): Date {
  const { created_at, approved_at, declined_at, closed_at } = story;
  const ends = [cancellation?.created_at, machine_return?.created_at, change?.answered_at, called_off?.at];
  const times = [created_at, approved_at, declined_at, closed_at, ...ends];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

function amounts(days: number, { machine, site, option, policies }: Parts) {
  const rental_amount = rentOf(days, machine);
  const delivery = deliveryOf(machine, site, option);
  return {
    rental_amount,
    delivery_distance: delivery?.delivery_distance ?? null,
    delivery_amount: delivery?.delivery_amount ?? 0,
    delivery_available: delivery !== null,
    subtotal: rental_amount + (delivery?.delivery_amount ?? 0),
    deposit_amount: depositAmount(policies.deposit, rental_amount),
    lines: [...coverOf(days, machine), ...(delivery?.lines ?? [])],
  };
}

/** Rent of a machine for so many days, in minor units. */
export function rentOf(days: number, machine: Machine): MinorUnits {
  return coverOf(days, machine).reduce((sum, line) => sum + line.amount, 0);
}

function coverOf(days: number, machine: Machine): PriceLine[] {
  const cover = cheapestCover(days, machine);
  if (!cover) throw new Error(`${machine.subject} has no rate.`);
  return cover;
}

function deliveryOf(machine: Machine, site: Address, option: DeliveryOption | null): Delivery | null {
  if (!option || !site.geotag) return null;
  const yard = blurred({ lat: machine.lat ?? 0, lng: machine.lng ?? 0 });
  const road = roadDistance(yard, site.geotag, 'mi');
  const delivery = priceDelivery(option, road, { unit: 'mi', ownPlace: true });
  if (!delivery.delivery_available) throw new Error(`${machine.subject}: ${delivery.delivery_message}`);
  return delivery;
}
