import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { hasErrors } from '@laravel-wire/core';
import { Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { RentalChangeInput, RentalChangeQuote, RentalSpan } from '@yard/contracts';
import { changedSpan } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { Address } from '../../../catalog/addresses/address.entity';
import { Machine } from '../../../catalog/machines/machine.entity';
import { DeliveryOption } from '../../../catalog/parts/delivery-option.entity';
import type { User } from '../../../users/user.entity';
import { ChangeMoney } from '../../money/change-money';
import { type LockedRequest, withZone } from '../../records/locked-request';
import type { RentalRequest } from '../../records/rental-request.entity';
import { DeliveriesService } from '../../rules/prices/deliveries.service';
import { presentChangeQuote } from '../../rules/prices/present-quote';
import { invalid } from '../../rules/terms/agreed-terms';
import type { ChangeDelivery, ChangeTerms } from '../../rules/terms/change-terms';
import { changeErrors, priceChange } from '../../rules/terms/change-terms';

@Injectable()
export class ChangeQuotes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deliveries: DeliveriesService,
    private readonly money: ChangeMoney,
  ) {}

  /** @throws as `of` */
  quote(actor: User, request: RentalRequest, input: RentalChangeInput): Promise<RentalChangeQuote> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await withZone(tx.manager, request, tx.now);
      const { terms } = await this.of(tx.manager, actor, locked, { input, now: tx.now });
      const plan = await this.money.plan(tx, locked, { ...terms, start_date: terms.to.start_date });
      return presentChangeQuote(terms, plan);
    });
  }

  /**
   * @throws ValidationFailed for days, hours or a machine that cannot be, and where nothing differs
   * @throws Forbidden for a machine that the renter names
   */
  async of(
    manager: EntityManager,
    actor: User,
    locked: LockedRequest,
    { input, now }: { input: RentalChangeInput; now: Date },
  ): Promise<{ terms: ChangeTerms; machine: Machine }> {
    const to = changedSpan(locked.request, input);
    const machine = await machineOf(manager, actor, locked, to);
    const errors = changeErrors(locked, to, machine, now);
    if (hasErrors(errors)) throw new ValidationFailed(errors);
    const delivery = await deliveryOfOther(manager, this.deliveries, locked, machine);
    const terms = priceChange(locked.request, to, delivery);
    if (!terms) throw ValidationFailed.field('machine_id', 'This machine has no rates yet. Ask its owner.');
    return { terms, machine };
  }
}

async function machineOf(manager: EntityManager, actor: User, locked: LockedRequest, to: RentalSpan) {
  const { request, machine } = locked;
  if (to.machine_id === request.machine_id) return machine;
  if (actor.id !== request.owner_id) throw new Forbidden('Only the owner can offer another machine.');
  const other = await manager.findOneBy(Machine, { id: to.machine_id, user_id: request.owner_id });
  if (!other) throw new ValidationFailed(invalid('machine_id'));
  return other;
}

/**
 * Another machine's delivery to the place of a delivered rental: the cheapest option that reaches it, priced
 * as for its renter. A rental that has begun was delivered, so its price stays.
 *
 * @returns null where the machine stays, or its renter fetches it
 * @throws  ValidationFailed where no option of the machine reaches the place
 */
async function deliveryOfOther(
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
      'This machine can’t be delivered to the rental’s address. Choose another.',
    );
  }
  const { option, delivery } = cheapest;
  const { delivery_distance: distance, delivery_amount, lines } = delivery;
  const price = status === 'active' ? null : { delivery_amount, lines };
  return { machine_delivery_option_id: option.id, delivery_distance: distance, price };
}
