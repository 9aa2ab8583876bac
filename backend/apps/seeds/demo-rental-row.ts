import {
  addressText,
  answerUntil,
  blurred,
  cheapestCover,
  type Delivery,
  deliveryDistance,
  depositAmount,
  type PriceLine,
  priceDelivery,
} from '@yard/contracts';
import { addDays, type CalendarDate } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import type { Address } from '../../src/catalog/addresses/address.entity';
import type { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import type { Machine } from '../../src/catalog/machines/machine.entity';
import type { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { ratesOf } from '../../src/rentals/rules/terms/agreed-terms';
import { demoCardId } from './demo-cards';
import type { Story } from './demo-stories';
import { daysBefore } from './demo-time';
import type { DemoWorld } from './demo-world';
import type { NewRow } from '@kit/server/store/insert-rows';

interface Parts {
  machine: Machine;
  site: Address;
  option: DeliveryOption | null;
  world: DemoWorld;
  first: CalendarDate;
}

/** A story's request with the amounts and stamps that the product would have given it. */
export function rentalRow(
  story: Story,
  { machine, site, option, world, first }: Parts,
): NewRow<RentalRequest> {
  const at = (days: number | undefined) => (days === undefined ? null : daysBefore(world.now, days));
  return {
    user_id: world.people[story.renter],
    machine_id: machine.id,
    owner_id: machine.user_id,
    address_id: site.id,
    machine_delivery_option_id: option?.id ?? null,
    deposit_policy_id: world.depositPolicy.id,
    cancellation_policy_id: world.cancellationPolicy.id,
    start_date: first,
    end_date: addDays(first, story.days - 1),
    start_time: story.times?.[0] ?? null,
    end_time: story.times?.[1] ?? null,
    details: story.details,

    delivery_enabled: option !== null,
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
    ...ratesOf(machine),
    ...amounts(story.days, { machine, site, option, world }),
    address: addressText(site),
    stripe_payment_method_id: cardOf(
      story.rentRefused ? { ...story, card: 'declined' } : story,
      world.payments,
    ),
    answer_until: isPending(story)
      ? answerUntil(daysBefore(world.now, story.asked), world.answerHours)
      : null,
    approved_at: at(story.approved),
    declined_at: at(story.declined),
    deposit_refunded_at: at(depositReturned(story)),
    closed_at: at(story.closed),
    handed_over_unpaid_at: null,
    called_off_at: at(story.calledOff?.days),
    decided_at: null,
    decided_amount: null,
    decided_by: null,
    decision_reason: null,
    updated_at: daysBefore(world.now, lastChange(story)),
  };
}

/** The renter's stored card; with Stripe one of its named test methods, which anyone may use with test keys. */
export function cardOf({ card, renter }: Story, payments: DemoWorld['payments']): string | null {
  if (card === 'none') return null;
  const kind = card ?? 'good';
  if (payments === 'simulator') return demoCardId(renter, kind);
  return kind === 'good' ? 'pm_card_visa' : 'pm_card_chargeDeclined';
}

function isPending({ approved, declined, cancelled, closed }: Story): boolean {
  return approved === undefined && declined === undefined && cancelled === undefined && closed === undefined;
}

/** Days ago that the deposit, or what was left of it, went back. */
function depositReturned(story: Story): number | undefined {
  if (story.closed !== undefined) return story.closed;
  return story.approved !== undefined ? story.cancelled?.days : undefined;
}

function lastChange(story: Story): number {
  const { asked, approved, declined, cancelled, closed, returned, extended, calledOff } = story;
  const ends = [cancelled?.days, closed, returned?.days, extended?.accepted, calledOff?.days];
  const changes = [asked, approved, declined, ...ends];
  return Math.min(...changes.filter((days) => days !== undefined));
}

function amounts(days: number, { machine, site, option, world }: Omit<Parts, 'first'>) {
  const rent = coverOf(days, machine);
  const rental_amount = rentOf(days, machine);
  const delivery = deliveryOf(machine, site, option);
  return {
    rental_amount,
    delivery_distance: delivery?.delivery_distance ?? null,
    delivery_amount: delivery?.delivery_amount ?? 0,
    delivery_available: delivery !== null,
    delivery_message: null,
    subtotal: rental_amount + (delivery?.delivery_amount ?? 0),
    deposit_amount: depositAmount(world.depositPolicy, rental_amount),
    lines: [...rent, ...(delivery?.lines ?? [])],
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
  const delivery = priceDelivery(option, deliveryDistance(yard, site.geotag, 'mi', true), 'mi');
  if (!delivery.delivery_available) throw new Error(`${machine.subject}: ${delivery.delivery_message}`);
  return delivery;
}
