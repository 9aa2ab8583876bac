import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MachineUses } from '../catalog/machine-uses';
import type { Transaction } from '../database/unit-of-work';
import { UserObligations } from '../users/user-obligations';
import { RentalRequest } from './rental-request.entity';
import { NOT_OVER } from './state-in-sql';

/** Machines and people with open rentals stay: says so to those who delete them. */
@Injectable()
export class OpenRentals implements OnModuleInit {
  constructor(
    private readonly machines: MachineUses,
    private readonly people: UserObligations,
  ) {}

  onModuleInit(): void {
    this.machines.others.join('rentals', (tx, machineId) => this.open(tx, 'r.machine_id = :id', machineId));
    this.people.others.join('rentals', async (tx, userId) => {
      const isParty = '(r.user_id = :id OR r.owner_id = :id)';
      return (await this.open(tx, isParty, userId)) ? 'This user has open rental requests.' : null;
    });
  }

  private open(tx: Transaction, condition: string, id: number): Promise<boolean> {
    const requests = tx.manager.createQueryBuilder(RentalRequest, 'r').where(condition, { id });
    return requests.andWhere(NOT_OVER).getExists();
  }
}
