import type { Actor, BaseFields, DistanceUnit, Geotag, MachineFact, MachineRecord } from '@yard/contracts';
import { blurred, deliveryOptions, seesWholeMachine, straightLine } from '@yard/contracts';
import { machineShape, photoShape } from '@yard/contracts/records';
import { shownAttributes } from '../machine-types/attribute-schema';
import { presenterOf, wireMoney } from '@kit/server/store/present';
import type { DeliveryOption } from '../parts/delivery-option.entity';
import type { MachineType } from '../machine-types/machine-type.entity';
import type { Machine } from './machine.entity';
import type { Totals } from '../search/totals/total-order';
import type { Photo } from '../parts/photo.entity';
import type { Rating } from './ratings';
import { illustrationUrl } from '../machine-types/present-machine-type';

export interface MachineParts {
  type: MachineType;
  userName: string;
  options: DeliveryOption[];
  photos: Photo[];
  rating: Rating;
}

/** Columns that everybody reads. What else a machine has is stated below, for each reader, or added by a list. */
type ForEverybody =
  | keyof BaseFields
  | MachineFact
  | 'user_id'
  | 'machine_type_id'
  | 'subject'
  | 'description'
  | `${'daily' | 'weekly' | 'monthly'}_rate`
  | `${'tank' | 'cleaning'}_amount`
  | `${'minimum' | 'turnaround'}_days`
  | 'instant_book'
  | 'call_off'
  | 'city'
  | 'state'
  | 'time_zone'
  | 'published_at';

export const presentMachine = presenterOf(
  machineShape,
  (
    machine: Machine,
    { type, userName, options, photos, rating }: MachineParts,
    actor: Actor | null,
  ): Omit<MachineRecord, ForEverybody> => {
    const whole = seesWholeMachine(actor, machine);
    return {
      user_name: userName,
      machine_type_name: type.name,
      attributes: shownAttributes(type.attribute_schema ?? [], machine.attributes),
      address_id: whole ? machine.address_id : null,
      geotag: placeFor(machine, whole),
      delivery_options: options.map((option) => presentDeliveryOption(option)),
      photos: photos.map((photo) => presentPhoto(photo)),
      illustration_url: illustrationUrl(type),
      taken_off_reason: whole ? machine.taken_off_reason : null,
      label_url: whole ? `/machines/${machine.id}/label` : null,
      ...rating,
    };
  },
);

export function withDistance(record: MachineRecord, from: Geotag, unit: DistanceUnit): MachineRecord {
  const distance = record.geotag && Math.round(straightLine(from, record.geotag, unit) * 100) / 100;
  return { ...record, distance };
}

/** Adds the total cost, where a list says that. @param totals  in minor units, by id */
export function withTotal(record: MachineRecord, totals: Totals | null): MachineRecord {
  if (!totals) return record;
  const { amount = null, deposit = null, option_id = null } = totals.get(record.id) ?? {};
  return {
    ...record,
    total_amount: wireMoney(amount),
    total_deposit_amount: wireMoney(deposit),
    total_option_id: option_id,
  };
}

export const presentDeliveryOption = presenterOf(deliveryOptions);

export const presentPhoto = presenterOf(photoShape);

function placeFor({ lat, lng }: Machine, whole: boolean): Geotag | null {
  if (lat === null || lng === null) return null;
  return whole ? { lat, lng } : blurred({ lat, lng });
}
