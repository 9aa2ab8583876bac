import { hasErrors } from '@laravel-wire/core';
import { Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { changedSpan, type RentalChangeInput, type RentalSpan } from '@yard/contracts';
import { Clock } from '@kit/server/base/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { Machine } from '../../../catalog/machines/machine.entity';
import type { User } from '../../../users/user.entity';
import { withZone, type LockedRequest } from '../../records/locked-request';
import type { RentalRequest } from '../../records/rental-request.entity';
import { DeliveriesService } from '../../rules/prices/deliveries.service';
import { invalid } from '../../rules/terms/agreed-terms';
import { changeErrors, type ChangeTerms, priceChange } from '../../rules/terms/change-terms';
import { deliveryOfOther } from '../../rules/terms/delivery-of-other';

/** What a change of a rental would mean and cost. */
@Injectable()
export class ChangeQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveriesService,
    private readonly clock: Clock,
  ) {}

  /** @throws as `of` */
  async quote(actor: User, request: RentalRequest, input: RentalChangeInput): Promise<ChangeTerms> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    return (await this.of(manager, actor, await withZone(manager, request, now), { input, now })).terms;
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
    if (!terms) throw ValidationFailed.field('machine_id', 'The machine has no rates.');
    return { terms, machine };
  }
}

/** Another machine is the owner's to offer, out of their own. */
async function machineOf(manager: EntityManager, actor: User, locked: LockedRequest, to: RentalSpan) {
  const { request, machine } = locked;
  if (to.machine_id === request.machine_id) return machine;
  if (actor.id !== request.owner_id) throw new Forbidden('Only the owner can offer another machine.');
  const other = await manager.findOneBy(Machine, { id: to.machine_id, user_id: request.owner_id });
  if (!other) throw new ValidationFailed(invalid('machine_id'));
  return other;
}
