import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MachineUses } from '../catalog/machine-uses';
import type { Transaction } from '../database/unit-of-work';
import { UserObligations } from '../users/user-obligations';
import { Cancellation } from './cancellation.entity';
import { RentalRequest } from './rental-request.entity';

/** Machines and people with open rentals stay: says so to those who delete them. */
@Injectable()
export class OpenRentals implements OnModuleInit {
  constructor(
    private readonly machines: MachineUses,
    private readonly people: UserObligations,
  ) {}

  onModuleInit(): void {
    this.machines.whenAsked((tx, machineId) => this.open(tx, 'request.machine_id = :id', machineId));
    this.people.register(async (tx, userId) => {
      const isParty = '(request.user_id = :id OR request.owner_id = :id)';
      return (await this.open(tx, isParty, userId)) ? 'This user has open rental requests.' : null;
    });
  }

  /** Neither declined nor cancelled nor closed. */
  private open(tx: Transaction, condition: string, id: number): Promise<boolean> {
    const ended = tx.manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Cancellation, 'ended')
      .where('ended.rental_request_id = request.id');
    return tx.manager
      .createQueryBuilder(RentalRequest, 'request')
      .where(condition, { id })
      .andWhere('request.declined_at IS NULL AND request.closed_at IS NULL')
      .andWhere(`NOT EXISTS ${ended.getQuery()}`)
      .getExists();
  }
}
