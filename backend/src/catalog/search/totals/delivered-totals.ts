import { Inject, Injectable } from '@nestjs/common';
import { type Actor, AMOUNT_MAX, blurred, type Geotag, seesWholeMachine } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { wireMoney } from '@kit/server/store/present';
import { type DeliveredNeed, type DeliveredTotal, deliveredTotal } from './delivered-total';
import { depositInForce, type PricedMachine, pricedMachines } from './priced-machines';

@Injectable()
export class DeliveredTotals {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Minor units, keyed by machine id; without those that cannot be rented or delivered so. */
  async of(
    actor: Actor | null,
    ids: readonly number[],
    need: Omit<DeliveredNeed, 'unit' | 'deposit'>,
  ): Promise<Map<number, DeliveredTotal>> {
    if (ids.length === 0) return new Map();
    const { manager } = this.dataSource;
    const [machines, deposit] = await Promise.all([pricedMachines(manager, ids), depositInForce(manager)]);
    const totalOf = deliveredTotal({ ...need, unit: this.environment.distanceUnit, deposit });
    const totals = new Map<number, DeliveredTotal>();
    for (const machine of machines) {
      const total = totalOf({ ...machine, geotag: seenPlace(actor, machine) });
      if (total !== null && wireMoney(total.amount) <= AMOUNT_MAX) totals.set(machine.id, total);
    }
    return totals;
  }
}

/** The place that the actor sees: quotes measure distances from it. */
function seenPlace(actor: Actor | null, machine: PricedMachine): Geotag | null {
  const { lat, lng } = machine;
  if (lat === null || lng === null) return null;
  return seesWholeMachine(actor, machine) ? { lat, lng } : blurred({ lat, lng });
}
