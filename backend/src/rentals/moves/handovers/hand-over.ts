import { mustBeUnchanged } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { HandoverInput, MeterReading, SignHandoverInput, UpdateHandoverInput } from '@yard/contracts';
import { type NewRecord, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../../users/user.entity';
import { handoverNotices } from '../../notices/handover-notices';
import { RentalEvents } from '../../notices/rental-events';
import { Handover, type StoredReading } from '../../records/handover.entity';
import { grant } from '../../records/grant';
import type { LockedRequest } from '../../records/locked-request';
import type { RentalRequest } from '../../records/rental-request.entity';
import { idsOf, SidedPhotos } from '../../records/sided-photos';
import { marksOf, tenths } from '../condition-fields';

/** Either side writes how the machine is handed over, both sign it; what one has signed and is changed, nobody has. */
@Injectable()
export class HandOver {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly photos: SidedPhotos,
    private readonly events: RentalEvents,
  ) {}

  /** @throws Conflict before its time, and where there is one. @throws ValidationFailed for foreign photos */
  record(actor: User, id: number, input: HandoverInput): Promise<Handover> {
    return this.unitOfWork.run(async (tx) => {
      const { request } = await grant(tx, id, 'recordHandover', { actor, facts: handoverNow(tx) });
      const read = { hours: tenths(input.hours), fuel_level: input.fuel_level };
      const handover = await tx.insert(Handover, {
        ...UNSIGNED,
        ...read,
        rental_request_id: id,
        user_id: actor.id,
        readings: withReading([], tx, actor, read),
        details: input.details ?? null,
        checklist: marksOf(input.checklist ?? []),
        photos: (await this.photos.take(tx, actor.id, input)) ?? [],
        written_at: tx.now,
      });
      await this.tell(tx, actor, request, 'handover');
      return handover;
    });
  }

  /** @throws as `record`, and Conflict once both have signed or when it changed since `updated_at` */
  change(actor: User, id: number, input: UpdateHandoverInput): Promise<Handover> {
    return this.unitOfWork.run(async (tx) => {
      const facts = handoverNow(tx);
      const { request } = await grant(tx, id, 'changeHandover', { actor, facts });
      const handover = await handoverOf(tx, id);
      mustBeUnchanged(handover, input.updated_at, 'hand-over');
      const { details, checklist } = input;
      const read = {
        hours: input.hours === undefined ? handover.hours : tenths(input.hours),
        fuel_level: input.fuel_level ?? handover.fuel_level,
      };
      // A form sends both, whatever was changed of it.
      const isRead = read.hours !== handover.hours || read.fuel_level !== handover.fuel_level;
      const cleared = signedAt(handover, actor.id !== request.owner_id) !== null;
      await tx.update(handover, {
        ...UNSIGNED,
        ...read,
        readings: isRead ? withReading(handover.readings ?? [], tx, actor, read) : undefined,
        details,
        checklist: checklist === undefined ? undefined : marksOf(checklist ?? []),
        photos: await this.photos.take(tx, actor.id, input, idsOf(handover.photos)),
        written_at: tx.now,
      });
      await this.tell(tx, actor, request, 'update_handover', cleared ? { signature: 'cleared' } : undefined);
      return handover;
    });
  }

  /** @throws Conflict once signed by this person, and when it was changed since `updated_at` */
  sign(actor: User, id: number, { name, updated_at }: SignHandoverInput): Promise<Handover> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async ({ request }: LockedRequest) => {
        const handover = await handoverOf(tx, id);
        const isOwner = actor.id === request.owner_id;
        return { handover, hasSigned: Boolean(signedAt(handover, isOwner)) };
      };
      const { request } = await grant(tx, id, 'signHandover', { actor, facts });
      const handover = await handoverOf(tx, id);
      mustBeAsWritten(handover, updated_at);
      const side = actor.id === request.owner_id ? 'owner' : 'renter';
      await tx.update(handover, { [`signed_by_${side}_at`]: tx.now, [`signed_by_${side}_name`]: name });
      await this.tell(tx, actor, request, 'sign_handover');
      return handover;
    });
  }

  private async tell(
    tx: Transaction,
    actor: User,
    request: RentalRequest,
    action: keyof typeof EVENTS,
    data?: Record<string, unknown>,
  ): Promise<void> {
    await this.events.recorded(tx, actor, action, request, data);
    await this.events.notify(tx, request, {
      user_ids: [actor.id === request.owner_id ? request.user_id : request.owner_id],
      event: EVENTS[action],
      text: (facts) => handoverNotices[EVENTS[action]](facts, actor.name, data?.['signature'] === 'cleared'),
    });
  }
}

const EVENTS = {
  handover: 'handover',
  update_handover: 'handover_changed',
  sign_handover: 'handover_signed',
} as const;

const UNSIGNED: Pick<
  NewRecord<Handover>,
  'signed_by_owner_at' | 'signed_by_owner_name' | 'signed_by_renter_at' | 'signed_by_renter_name'
> = {
  signed_by_owner_at: null,
  signed_by_owner_name: null,
  signed_by_renter_at: null,
  signed_by_renter_name: null,
};

/** @returns the last reading of each side, with this one */
function withReading(
  readings: readonly StoredReading[],
  { now }: Transaction,
  { id: user_id }: User,
  read: Pick<MeterReading, 'hours' | 'fuel_level'>,
): StoredReading[] {
  const others = readings.filter((one) => one.user_id !== user_id);
  return [...others, { user_id, ...read, at: now.toISOString() }];
}

function handoverOf(tx: Transaction, rental_request_id: number): Promise<Handover> {
  return tx.manager.findOneByOrFail(Handover, { rental_request_id });
}

function handoverNow(tx: Transaction) {
  return async ({ request }: LockedRequest) => ({
    handover: await tx.manager.findOneBy(Handover, { rental_request_id: request.id }),
  });
}

const signedAt = (handover: Handover, isOwner: boolean) =>
  isOwner ? handover.signed_by_owner_at : handover.signed_by_renter_at;

/** The other side's signature changes the record too, but nothing of what is signed. */
function mustBeAsWritten(handover: Handover, seen: string | null | undefined): void {
  const isSeen = seen != null && new Date(seen) >= handover.written_at;
  if (!isSeen) mustBeUnchanged(handover, seen, 'hand-over');
}
