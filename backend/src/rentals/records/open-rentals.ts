import { Injectable } from '@nestjs/common';
import { MachineUses } from '../../catalog/machines/machine-uses';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { UserObligations } from '../../users/user-obligations';
import { RentalRequest } from './rental-request.entity';
import { NOT_OVER } from './state-in-sql';

const NAMED = 5;

/** Machines and people with open rentals stay: says so to those who delete them. */
@Injectable()
export class OpenRentals {
  constructor(machines: MachineUses, people: UserObligations) {
    machines.others.register('rentals', (tx, machineId) =>
      this.reason(tx, 'The machine', ['r.machine_id = :id', machineId]),
    );
    people.others.register('rentals', (tx, userId) =>
      this.reason(tx, 'The account', ['(r.user_id = :id OR r.owner_id = :id)', userId]),
    );
  }

  /** Names the first of the open requests by their numbers; null where there is none. */
  private async reason(
    tx: Transaction,
    who: string,
    [condition, id]: readonly [string, number],
  ): Promise<string | null> {
    const open = tx.manager
      .createQueryBuilder(RentalRequest, 'r')
      .where(condition, { id })
      .andWhere(NOT_OVER);
    const [found, total] = await open.orderBy('r.id').take(NAMED).getManyAndCount();
    if (total === 0) return null;
    const numbers = found.map((request) => request.id).join(', ');
    const more = total > found.length ? ` and ${total - found.length} more` : '';
    return `${who} has open rental requests: no. ${numbers}${more}. It can be deleted once they are over.`;
  }
}
