import type { BaseRecord } from '@kit/server/store/base-record';
import { scopeOf } from '@kit/server/store/scope-of';
import { findByColumn, findRecord } from '@kit/server/store/reading';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { NotFound, type PartOf, type RecordScope } from '@laravel-wire/nest';
import { Injectable, type Type } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { DataSource } from 'typeorm';
import { Payment } from '../../payments/payment.entity';
import type { User } from '../../users/user.entity';
import { Breakdown } from './breakdown.entity';
import { Handover } from './handover.entity';
import { MachineReturn } from './machine-return.entity';
import { RentalBill } from './rental-bill.entity';
import { RentalChange } from './rental-change.entity';
import { RentalRequest } from './rental-request.entity';

export const RentalRequestScope = scopeOf(RentalRequest);

export type PartOfRental<T> = PartOf<RentalRequest, T>;

interface RentalPart extends BaseRecord {
  rental_request_id: number;
}

/** The scope of parts with an id of their own, named by the path beside the request's. */
export const rentalPartScope = <T extends RentalPart>(entity: new () => T) =>
  partScopeOf(RentalRequestScope, {
    entity,
    key: 'rental_request_id',
    param: 'id',
    parentName: 'RentalRequest',
  });

/** The scope of the only part of its kind, by the request's id: it has none of its own in the path. */
function onlyPartScope<T extends RentalPart>(entity: new () => T): Type<RecordScope<PartOfRental<T>, User>> {
  @Injectable()
  class OnlyPart implements RecordScope<PartOfRental<T>, User> {
    readonly recordName = entity.name;

    constructor(private readonly dataSource: DataSource) {}

    async find(id: number): Promise<PartOfRental<T> | null> {
      const { manager } = this.dataSource;
      const parent = await findRecord(manager, RentalRequest, id);
      if (!parent) throw NotFound.record('RentalRequest', id);
      const part = (await findByColumn(manager, entity, 'rental_request_id', [id])).get(id);
      return part ? { parent, part } : null;
    }
  }
  return OnlyPart;
}

export const BreakdownScope = rentalPartScope(Breakdown);
export const RentalChangeScope = rentalPartScope(RentalChange);
export const HandoverScope = onlyPartScope(Handover);
export const MachineReturnScope = onlyPartScope(MachineReturn);
export const RentalBillScope = onlyPartScope(RentalBill);

type RequestRule = keyof typeof rentalRequestPolicy;

export const ofRequest =
  (rule: RequestRule) =>
  (actor: Actor | null, { parent }: PartOfRental<unknown>) =>
    rentalRequestPolicy[rule](actor, parent);

export type RentalPayment = PartOfRental<Payment>;

export const RentalPaymentScope = rentalPartScope(Payment);
