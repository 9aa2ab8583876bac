import {
  type Actor,
  blurred,
  deliveryOptions,
  type DistanceUnit,
  type Geotag,
  type MachineRecord,
  type PhotoRecord,
  seesWholeMachine,
  straightLine,
} from '@yard/contracts';
import { shownAttributes } from './machine-types/attribute-schema';
import { baseFields, wireInstant, wireMoney } from '@yard/server/store/wire-fields';
import type { DeliveryOption } from './parts/delivery-option.entity';
import type { MachineType } from './machine-types/machine-type.entity';
import { presenterOf } from '../../people/resources/present';
import type { Machine } from './machine.entity';
import type { Totals } from './search/totals/total-order';
import type { Photo } from './parts/photo.entity';
import { illustrationUrl } from './machine-types/present-machine-type';

/** What a machine is shown with. */
export interface MachineParts {
  type: MachineType;
  userName: string;
  options: DeliveryOption[];
  photos: Photo[];
}

/** The machine as this person may see it. */
export function presentMachine(machine: Machine, parts: MachineParts, actor: Actor | null): MachineRecord {
  const whole = seesWholeMachine(actor, machine);
  return {
    ...baseFields(machine),
    user_id: machine.user_id,
    user_name: parts.userName,
    machine_type_id: machine.machine_type_id,
    machine_type_name: parts.type.name,
    subject: machine.subject,
    description: machine.description,
    manufacturer: machine.manufacturer,
    model: machine.model,
    year: machine.year,
    hours: machine.hours,
    attributes: shownAttributes(parts.type.attribute_schema ?? [], machine.attributes),
    daily_rate: wireMoney(machine.daily_rate),
    weekly_rate: wireMoney(machine.weekly_rate),
    monthly_rate: wireMoney(machine.monthly_rate),
    minimum_days: machine.minimum_days,
    turnaround_days: machine.turnaround_days,
    instant_book: machine.instant_book,
    address_id: whole ? machine.address_id : null,
    city: machine.city,
    state: machine.state,
    geotag: placeFor(machine, whole),
    time_zone: machine.time_zone,
    published_at: wireInstant(machine.published_at),
    delivery_options: parts.options.map(presentDeliveryOption),
    photos: parts.photos.map(presentPhoto),
    illustration_url: illustrationUrl(parts.type),
  };
}

/** With the straight line from a place, to a hundredth of the unit; from the machine's place as it is shown. */
export function withDistance(record: MachineRecord, from: Geotag, unit: DistanceUnit): MachineRecord {
  const distance = record.geotag && Math.round(straightLine(from, record.geotag, unit) * 100) / 100;
  return { ...record, distance };
}

/** With what it costs in all, where a list says that. @param totals  in minor units, by id */
export function withTotal(record: MachineRecord, totals: Totals | null): MachineRecord {
  if (!totals) return record;
  const { amount = null, option_id = null } = totals.get(record.id) ?? {};
  return { ...record, total_amount: wireMoney(amount), total_option_id: option_id };
}

export const presentDeliveryOption = presenterOf(deliveryOptions);

export function presentPhoto(photo: Photo): PhotoRecord {
  return {
    ...baseFields(photo),
    machine_id: photo.machine_id,
    media_id: photo.media_id,
    url: photo.url,
    caption: photo.caption,
    position: photo.position,
  };
}

function placeFor({ lat, lng }: Machine, whole: boolean): Geotag | null {
  if (lat === null || lng === null) return null;
  return whole ? { lat, lng } : blurred({ lat, lng });
}
