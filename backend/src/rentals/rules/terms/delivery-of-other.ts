import { ValidationFailed } from '@laravel-wire/nest';
import type { EntityManager } from 'typeorm';
import { Address } from '../../../catalog/addresses/address.entity';
import type { Machine } from '../../../catalog/machines/machine.entity';
import { DeliveryOption } from '../../../catalog/parts/delivery-option.entity';
import type { LockedRequest } from '../../records/locked-request';
import type { DeliveriesService } from '../prices/deliveries.service';
import type { ChangeDelivery } from './change-terms';

/**
 * How another machine is brought to the place of a delivered rental: by its cheapest option that reaches it, priced as
 * for its renter. A rental that has begun was delivered, so its price stays.
 *
 * @returns null where the machine stays, or its renter fetches it
 * @throws  ValidationFailed where no option of the machine reaches the place
 */
export async function deliveryOfOther(
  manager: EntityManager,
  deliveries: DeliveriesService,
  { request, status }: LockedRequest,
  machine: Machine,
): Promise<ChangeDelivery | null> {
  if (machine.id === request.machine_id || !request.delivery_enabled) return null;
  const options = await manager.findBy(DeliveryOption, { machine_id: machine.id });
  const address = await manager.findOne(Address, { where: { id: request.address_id }, withDeleted: true });
  const renter = { id: request.user_id, owner: false, admin: false, role: null };
  const place = { geotag: address?.geotag ?? null, own: true };
  const [cheapest] = options
    .map((option) => ({ option, delivery: deliveries.price(renter, machine, option, place) }))
    .filter(({ delivery }) => delivery.delivery_available)
    .sort((one, other) => one.delivery.delivery_amount - other.delivery.delivery_amount);
  if (!cheapest) {
    throw ValidationFailed.field(
      'machine_id',
      'No delivery option of this machine reaches the place that the rental is delivered to.',
    );
  }
  const { option, delivery } = cheapest;
  const { delivery_distance: distance, delivery_amount, lines } = delivery;
  const price = status === 'active' ? null : { delivery_amount, lines };
  return { machine_delivery_option_id: option.id, delivery_distance: distance, price };
}
