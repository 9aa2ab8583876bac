import { mustBeUnchanged, NotFound, type RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, billStatusOf } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { type EntityManager, Repository } from 'typeorm';
import { Payment } from '../../payments/payment.entity';
import type { User } from '../../users/user.entity';
import { RentalBill } from './rental-bill.entity';
import type { RentalRequest } from './rental-request.entity';
import { RentalRequestScope } from './rental-requests.scope';

/** A bill with its request, by the request's id: there is one, so that it has none of its own in the path. */
export interface BillOfRequest {
  request: RentalRequest;
  bill: RentalBill;
}

@Injectable()
export class RentalBillScope implements RecordScope<BillOfRequest, User> {
  readonly recordName = 'RentalBill';

  constructor(
    @InjectRepository(RentalBill) private readonly bills: Repository<RentalBill>,
    private readonly requests: RentalRequestScope,
  ) {}

  async find(id: number, actor: User | null): Promise<BillOfRequest | null> {
    const request = await this.requests.find(id, actor);
    if (!request) throw NotFound.record('RentalRequest', id);
    const bill = await this.bills.findOneBy({ rental_request_id: id });
    return bill && { request, bill };
  }
}

const ofRequest =
  (policy: (typeof rentalRequestPolicy)['view']) =>
  (actor: Actor | null, { request }: BillOfRequest) =>
    policy(actor, request);

export const rentalBillPolicy = {
  view: ofRequest(rentalRequestPolicy.view),
  accept: ofRequest(rentalRequestPolicy.acceptBill),
  contest: ofRequest(rentalRequestPolicy.contestBill),
  offer: ofRequest(rentalRequestPolicy.offerOnBill),
  acceptOffer: ofRequest(rentalRequestPolicy.acceptBillOffer),
  decide: ofRequest(rentalRequestPolicy.decideBill),
};

/** Whether a rental has one, under its lock. */
export function hasBill(manager: EntityManager, rental_request_id: number): Promise<boolean> {
  return manager.existsBy(RentalBill, { rental_request_id });
}

/**
 * A rental's bill and its status, under the rental's lock.
 *
 * @param seen  its `updated_at` as who answers it saw it
 * @throws Conflict when it changed since
 */
export async function billNow(manager: EntityManager, rental_request_id: number, seen?: string | null) {
  const bill = await manager.findOneByOrFail(RentalBill, { rental_request_id });
  mustBeUnchanged(bill, seen, 'bill');
  const payments = await manager.findBy(Payment, { rental_request_id, kind: 'bill' });
  return { bill, status: billStatusOf(bill, payments) };
}
