import { NotFound, type RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { Repository } from 'typeorm';
import type { User } from '../../users/user.entity';
import { MachineReturn } from './machine-return.entity';
import type { RentalRequest } from './rental-request.entity';
import { RentalRequestScope } from './rental-requests.scope';

/** A return with its request, by the request's id: there is one, so that it has none of its own in the path. */
export interface RequestReturn {
  request: RentalRequest;
  report: MachineReturn;
}

@Injectable()
export class MachineReturnScope implements RecordScope<RequestReturn, User> {
  readonly recordName = 'MachineReturn';

  constructor(
    @InjectRepository(MachineReturn) private readonly returns: Repository<MachineReturn>,
    private readonly requests: RentalRequestScope,
  ) {}

  async find(id: number, actor: User | null): Promise<RequestReturn | null> {
    const request = await this.requests.find(id, actor);
    if (!request) throw NotFound.record('RentalRequest', id);
    const report = await this.returns.findOneBy({ rental_request_id: id });
    return report && { request, report };
  }
}

const ofRequest =
  (policy: (typeof rentalRequestPolicy)['view']) =>
  (actor: Actor | null, { request }: RequestReturn) =>
    policy(actor, request);

export const machineReturnPolicy = {
  view: ofRequest(rentalRequestPolicy.view),
  change: ofRequest(rentalRequestPolicy.changeReturn),
  accept: ofRequest(rentalRequestPolicy.acceptReturn),
  contest: ofRequest(rentalRequestPolicy.contestReturn),
};
