import { Inject, Injectable } from '@nestjs/common';
import type { Actor, Delivery, Geotag } from '@yard/contracts';
import { blurred, priceDelivery, refused, roadDistance, seesWholeMachine } from '@yard/contracts';
import type { DeliveryOption } from '../../../catalog/parts/delivery-option.entity';
import type { Machine } from '../../../catalog/machines/machine.entity';
import { type Environment, ENVIRONMENT } from '../../../config/environment';

export interface DeliveryPlace {
  geotag: Geotag | null;
  /** The caller's own address: the distance is exact then, else whole units. */
  own: boolean;
}

@Injectable()
export class DeliveriesService {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /**
   * Distances start at the machine's place as the actor sees it: with addresses of one's own choosing, exact
   * ones would reveal the hidden decimals.
   */
  price(actor: Actor | null, machine: Machine, option: DeliveryOption, place: DeliveryPlace): Delivery {
    const unit = this.environment.distanceUnit;
    if (machine.lat === null || machine.lng === null) {
      return refused(null, 'We don’t know where this machine is. Ask its owner.');
    }
    if (!place.geotag) return refused(null, 'We don’t know this delivery address. Check the ZIP code.');
    const stands = { lat: machine.lat, lng: machine.lng };
    const from = seesWholeMachine(actor, machine) ? stands : blurred(stands);
    return priceDelivery(option, roadDistance(from, place.geotag, unit), { unit, ownPlace: place.own });
  }
}
