import { Conflict, mustBeUnchanged, NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import {
  type AcceptInput,
  answerDueAt,
  type ContestInput,
  type MachineReturnInput,
  type RentalMove,
  rentalRequestPolicy,
  returnStateOf,
  type UpdateMachineReturnInput,
} from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import { AttachedPhotos } from '../../../catalog/media/attached-photos';
import type { User } from '../../../people/users/user.entity';
import { UsersService } from '../../../people/users/users.service';
import { ClosingsService } from '../closings.service';
import { type HeldRequest, holdFor, mustAllow, type MayMove } from '../../records/held-request';
import { MachineReturn } from '../../records/machine-return.entity';
import { RentalNews } from '../../notices/rental-news';
import { rentalNotices } from '../../notices/rental-notices';
import { newReturn, returnChanges } from './return-fields';

/** The owner records how the machine came back, the renter answers; what is accepted closes the rental. */
@Injectable()
export class MachineReturns {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly closings: ClosingsService,
    private readonly photos: AttachedPhotos,
    private readonly news: RentalNews,
    private readonly users: UsersService,
  ) {}

  /** @throws Conflict unless active, so also when there is one. @throws ValidationFailed as `newReturn` does */
  record(owner: User, id: number, input: MachineReturnInput): Promise<MachineReturn> {
    return this.unitOfWork.run(async (tx) => {
      const held = await holdFor(tx, id, { actor: owner, may: rentalRequestPolicy.recordReturn });
      mustAllow('recordReturn', held);
      const fields = newReturn(input, held, tx.now);
      await this.photos.take(tx, owner.id, fields.photo_ids);
      const report = await tx.insert(MachineReturn, { ...BLANK, ...fields, rental_request_id: id });
      const { request } = held;
      await tx.update(request, request.nextVersion());
      await this.tellRenter(tx, held, owner, 'machine_return', report);
      return report;
    });
  }

  /** Until it is accepted; the renter then has the whole time again. */
  change(owner: User, id: number, input: UpdateMachineReturnInput): Promise<MachineReturn> {
    return this.unitOfWork.run(async (tx) => {
      const { held, report } = await this.held(tx, id, { ...CHANGE, actor: owner });
      if (returnStateOf(report, tx.now) === 'accepted')
        throw new Conflict('This machine return is accepted.');
      const fields = returnChanges(input, held, tx.now);
      await this.photos.take(tx, owner.id, fields.photo_ids);
      await tx.update(report, { ...fields, changed_at: tx.now });
      await tx.update(held.request, held.request.nextVersion());
      await this.tellRenter(tx, held, owner, 'update_machine_return', report);
      return report;
    });
  }

  /**
   * Closes the rental. A contested return may still be accepted: the two have agreed then.
   *
   * @throws Conflict when the owner changed it since `updated_at`
   */
  accept(renter: User, id: number, input: AcceptInput): Promise<MachineReturn> {
    return this.unitOfWork.run(async (tx) => {
      const { held, report } = await this.held(tx, id, { ...ANSWER, actor: renter });
      mustBeUnchanged(report, input.updated_at, 'machine return');
      await tx.update(report, { accepted_at: tx.now });
      await this.news.audited(tx, renter, 'accept', held.request);
      await this.closings.end(tx, held, renter, report.damage_amount ?? 0);
      return report;
    });
  }

  /**
   * An admin decides then.
   *
   * @throws Conflict once contested, or accepted by silence; ValidationFailed for a picture that is not the renter's
   */
  contest(renter: User, id: number, { reason, photo_ids }: ContestInput): Promise<MachineReturn> {
    return this.unitOfWork.run(async (tx) => {
      const { held, report } = await this.held(tx, id, { ...ANSWER, actor: renter });
      const state = returnStateOf(report, tx.now);
      if (state !== 'open') throw new Conflict(`This machine return is ${state}.`);
      const contest_photo_ids = await this.photos.take(tx, renter.id, photo_ids);
      await tx.update(report, { contested_at: tx.now, contest_reason: reason, contest_photo_ids });
      await tx.update(held.request, held.request.nextVersion());
      await this.news.recorded(tx, renter, 'contest', held.request, { reason });
      const adminIds = await this.users.adminIds(tx.manager);
      await this.news.tell(tx, held.request, {
        user_ids: [held.request.owner_id, ...adminIds].filter((userId) => userId !== renter.id),
        event: 'return_contested',
        text: (facts) => rentalNotices.returnContested(facts, reason),
      });
      return report;
    });
  }

  /** Closes a held request whose renter kept silent. The caller knows that the time is over. */
  async acceptSilence(tx: Transaction, held: HeldRequest, report: MachineReturn): Promise<void> {
    await tx.update(report, { accepted_at: report.accepted_at ?? answerDueAt(report) });
    await this.closings.end(tx, held, null, report.damage_amount ?? 0);
  }

  private async held(
    tx: Transaction,
    id: number,
    { actor, may, move }: { actor: User; may: MayMove; move: RentalMove },
  ) {
    const held = await holdFor(tx, id, { actor, may });
    const report = await tx.manager.findOneBy(MachineReturn, { rental_request_id: id });
    if (!report) throw new NotFound();
    mustAllow(move, held);
    return { held, report };
  }

  private async tellRenter(
    tx: Transaction,
    { request }: HeldRequest,
    owner: User,
    action: 'machine_return' | 'update_machine_return',
    report: MachineReturn,
  ): Promise<void> {
    const { condition, damage_amount } = report;
    const data = { condition, damage_amount: wireMoney(damage_amount) };
    await this.news.recorded(tx, owner, action, request, data);
    await this.news.tell(tx, request, {
      user_ids: [request.user_id],
      event: action === 'machine_return' ? 'returned' : 'return_changed',
      text: action === 'machine_return' ? rentalNotices.returned : rentalNotices.returnChanged,
    });
  }
}

const CHANGE = { move: 'changeReturn', may: rentalRequestPolicy.recordReturn } as const;
const ANSWER = { move: 'answerReturn', may: rentalRequestPolicy.answerReturn } as const;

const BLANK = {
  changed_at: null,
  accepted_at: null,
  contested_at: null,
  contest_reason: null,
  contest_photo_ids: null,
};
