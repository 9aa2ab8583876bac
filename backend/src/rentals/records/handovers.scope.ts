import { NotFound, type RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { Repository } from 'typeorm';
import type { User } from '../../users/user.entity';
import { Handover } from './handover.entity';
import type { RentalRequest } from './rental-request.entity';
import { RentalRequestScope } from './rental-requests.scope';

/** A hand-over with its request, by the request's id, as `RequestReturn`. */
export interface RequestHandover {
  request: RentalRequest;
  handover: Handover;
}

@Injectable()
export class HandoverScope implements RecordScope<RequestHandover, User> {
  readonly recordName = 'Handover';

  constructor(
    @InjectRepository(Handover) private readonly handovers: Repository<Handover>,
    private readonly requests: RentalRequestScope,
  ) {}

  async find(id: number, actor: User | null): Promise<RequestHandover | null> {
    const request = await this.requests.find(id, actor);
    if (!request) throw NotFound.record('RentalRequest', id);
    const handover = await this.handovers.findOneBy({ rental_request_id: id });
    return handover && { request, handover };
  }
}

const ofRequest =
  (policy: (typeof rentalRequestPolicy)['view']) =>
  (actor: Actor | null, { request }: RequestHandover) =>
    policy(actor, request);

export const handoverPolicy = {
  view: ofRequest(rentalRequestPolicy.view),
  change: ofRequest(rentalRequestPolicy.changeHandover),
  sign: ofRequest(rentalRequestPolicy.signHandover),
};
