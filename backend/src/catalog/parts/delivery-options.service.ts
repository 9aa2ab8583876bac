import type { ListQuery, PartOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Actor,
  type DeliveryOptionInput,
  deliveryOptionType,
  type UpdateDeliveryOptionInput,
} from '@yard/contracts';
import { Repository } from 'typeorm';
import { pageOf, type Rows } from '../../database/page-of';
import { type Transaction, UnitOfWork } from '../../database/unit-of-work';
import { readMoney } from '../../database/wire-fields';
import { machineChanged } from '../machine-changed';
import { RecordNews } from '../../resources/record-news';
import { DeliveryOption } from './delivery-option.entity';
import type { Machine } from '../machine.entity';
import { presentDeliveryOption } from '../present-machine';

@Injectable()
export class DeliveryOptionsService {
  constructor(
    @InjectRepository(DeliveryOption) private readonly options: Repository<DeliveryOption>,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: RecordNews,
  ) {}

  page(machine: Machine, list: ListQuery): Promise<Rows<DeliveryOption>> {
    return pageOf(this.options, { machine_id: machine.id }, list);
  }

  create(actor: Actor, machine: Machine, inputs: DeliveryOptionInput[]): Promise<DeliveryOption[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: DeliveryOption[] = [];
      for (const input of inputs) {
        const option = await tx.insert(DeliveryOption, {
          machine_id: machine.id,
          name: input.name,
          radius: tenths(input.radius),
          base_amount: readMoney(input.base_amount),
          amount_per_distance: readMoney(input.amount_per_distance),
        });
        await this.changed(tx, actor, 'create', { parent: machine, part: option });
        created.push(option);
      }
      return created;
    });
  }

  /** Requests that were made with the option keep their amounts. */
  update(
    actor: Actor,
    { parent: machine, part }: PartOf<Machine, DeliveryOption>,
    input: UpdateDeliveryOptionInput,
  ): Promise<DeliveryOption> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(part, {
        name: input.name,
        radius: input.radius === undefined ? undefined : tenths(input.radius),
        base_amount: input.base_amount === undefined ? undefined : readMoney(input.base_amount),
        amount_per_distance:
          input.amount_per_distance === undefined ? undefined : readMoney(input.amount_per_distance),
      });
      await this.changed(tx, actor, 'update', { parent: machine, part });
      return part;
    });
  }

  remove(actor: Actor, { parent: machine, part }: PartOf<Machine, DeliveryOption>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.remove(part);
      await this.changed(tx, actor, 'delete', { parent: machine, part });
    });
  }

  private async changed(
    tx: Transaction,
    actor: Actor,
    action: string,
    found: PartOf<Machine, DeliveryOption>,
  ) {
    const { parent: machine, part } = found;
    const message = part.deleted_at ? null : { model: presentDeliveryOption(part) };
    const change = {
      actor,
      action,
      name: 'delivery_option',
      type: deliveryOptionType,
      record: part,
      message,
    };
    await this.news.changed(tx, { ...change, owner: machine.user_id, data: { machine_id: machine.id } });
    await machineChanged(this.news, tx, machine);
  }
}

/** As the column keeps a distance. */
function tenths(distance: number): number {
  return Math.round(distance * 10) / 10;
}
