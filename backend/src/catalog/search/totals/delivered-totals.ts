import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, AMOUNT_MAX, blurred, type Geotag, seesWholeMachine } from '@yard/contracts';
import type { MinorUnits } from '@yard/money';
import { In, Repository } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module';
import type { Environment } from '../../../config/environment';
import { wireMoney } from '../../../database/wire-fields';
import { Machine } from '../../machine.entity';
import { DeliveryOption } from '../../parts/delivery-option.entity';
import { type DeliveredNeed, deliveredTotal } from './delivered-total';

/** What is read of a machine to be priced: its description is long. */
const PRICED = {
  id: true,
  user_id: true,
  daily_rate: true,
  weekly_rate: true,
  monthly_rate: true,
  minimum_days: true,
  lat: true,
  lng: true,
} as const;

/** What machines cost for some days, brought to a place. Two queries, however many machines. */
@Injectable()
export class DeliveredTotals {
  constructor(
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    @InjectRepository(DeliveryOption) private readonly options: Repository<DeliveryOption>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** In minor units by the machine's id; those that cannot be had so are missing. */
  async of(
    actor: Actor | null,
    ids: readonly number[],
    need: Omit<DeliveredNeed, 'unit'>,
  ): Promise<Map<number, MinorUnits>> {
    if (ids.length === 0) return new Map();
    const options = await this.options.findBy({ machine_id: In([...ids]) });
    const optionsOf = new Map<number, DeliveryOption[]>();
    for (const option of options) {
      optionsOf.set(option.machine_id, [...(optionsOf.get(option.machine_id) ?? []), option]);
    }
    // What nobody brings has no total.
    const brought = In([...optionsOf.keys()]);
    const machines = await this.machines.find({ select: PRICED, where: { id: brought } });
    const unit = this.environment.distanceUnit;
    const totals = new Map<number, MinorUnits>();
    for (const machine of machines) {
      const offer = {
        ...machine,
        geotag: seenPlace(actor, machine),
        options: optionsOf.get(machine.id) ?? [],
      };
      const total = deliveredTotal(offer, { ...need, unit });
      if (total !== null && wireMoney(total) <= AMOUNT_MAX) totals.set(machine.id, total);
    }
    return totals;
  }
}

/** As quotes count distances: from the place that the actor sees. */
function seenPlace(actor: Actor | null, machine: Machine): Geotag | null {
  const { lat, lng } = machine;
  if (lat === null || lng === null) return null;
  return seesWholeMachine(actor, machine) ? { lat, lng } : blurred({ lat, lng });
}
