import { mustBeUnchanged, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type {
  AcceptInput,
  ContestInput,
  MachineReturnInput,
  UpdateMachineReturnInput,
} from '@yard/contracts';
import { answerDueAt, returnStateOf } from '@yard/contracts';
import { readingRefusal } from '@yard/contracts/bill-price';
import { todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { User } from '../../../users/user.entity';
import { UsersService } from '../../../users/users.service';
import { Close } from '../close';
import { grant, type Granted } from '../../records/grant';
import { hasBill, type LockedRequest } from '../../records/locked-request';
import { MachineReturn } from '../../records/machine-return.entity';
import { idsOf, SidedPhotos } from '../../records/sided-photos';
import { RentalEvents } from '../../notices/rental-events';
import { rentalNotices } from '../../notices/rental-notices';
import { readAtHandover } from '../bills/bill-terms';
import { newReturn, returnChanges } from './return-fields';
import { ReturnedDays } from './returned-days';

/** The owner records how the machine came back, the renter answers; what is accepted closes the rental. */
@Injectable()
export class ReturnMachine {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly closings: Close,
    private readonly days: ReturnedDays,
    private readonly photos: SidedPhotos,
    private readonly events: RentalEvents,
    private readonly users: UsersService,
  ) {}

  /** @throws Conflict unless active, so also when there is one. @throws ValidationFailed as `newReturn` does */
  record(owner: User, id: number, input: MachineReturnInput): Promise<MachineReturn> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'recordReturn', { actor: owner });
      const fields = { ...newReturn(input, granted, tx.now), ...(await this.taken(tx, owner, input)) };
      await mustBePossible(tx, granted, fields);
      const report = await tx.insert(MachineReturn, { ...BLANK, ...fields, rental_request_id: id });
      await granted.stamp(tx);
      if (granted.request.called_off_at) await this.days.calledOff(tx, granted, report);
      await this.notifyRenter(tx, granted, owner, 'machine_return', report);
      return report;
    });
  }

  /** Until it is accepted; the renter then has the whole time again, unless they contested it: that stands. */
  change(owner: User, id: number, input: UpdateMachineReturnInput): Promise<MachineReturn> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'changeReturn', { actor: owner, facts: stateNow(tx) });
      const report = await reportOf(tx, id);
      const photos = await this.taken(tx, owner, input, report.photo_ids);
      const fields = { ...returnChanges(input, granted, tx.now), ...photos };
      // Values stored before the rule, and not sent again, stay.
      if (fields.hours !== undefined || fields.returned_at)
        await mustBePossible(tx, granted, {
          returned_at: fields.returned_at ?? report.returned_at,
          hours: fields.hours === undefined ? report.hours : fields.hours,
        });
      await granted.stampReturn(tx, report, { ...fields, changed_at: tx.now });
      await granted.stamp(tx);
      await this.notifyRenter(tx, granted, owner, 'update_machine_return', report);
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
      const facts = async () => ({ hasBill: await hasBill(tx.manager, id) });
      const granted = await grant(tx, id, 'acceptReturn', { actor: renter, facts });
      const report = await reportOf(tx, id);
      mustBeUnchanged(report, input.updated_at, 'machine return');
      await granted.stampReturn(tx, report, { accepted_at: tx.now });
      await this.events.audited(tx, renter, 'accept', [granted]);
      await this.closings.endAll(tx, [{ granted, damage: report.damage_amount ?? 0 }], renter);
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
      const granted = await grant(tx, id, 'contestReturn', { actor: renter, facts: stateNow(tx) });
      const { request } = granted;
      const report = await reportOf(tx, id);
      const contest_photo_ids = await this.photos.attached.take(tx, renter.id, photo_ids);
      const contest = { contested_at: tx.now, contest_reason: reason, contest_photo_ids };
      await granted.stampReturn(tx, report, contest);
      await granted.stamp(tx);
      await this.events.recorded(tx, renter, 'contest', request, { reason });
      const adminIds = await this.users.adminIds(tx.manager);
      await this.events.notify(tx, request, {
        user_ids: [request.owner_id, ...adminIds].filter((userId) => userId !== renter.id),
        event: 'return_contested',
        text: (facts) => rentalNotices.returnContested(facts, reason),
      });
      return report;
    });
  }

  /** Closes requests whose renters did not answer. @returns what of each deposit goes back, in their order */
  async acceptSilence(
    tx: Transaction,
    all: readonly { granted: Granted<'closeCompleted'>; report: MachineReturn }[],
  ): Promise<MinorUnits[]> {
    const accepted = all.map(({ granted, report }) =>
      granted.changeReturn(report, { accepted_at: report.accepted_at ?? answerDueAt(report) }),
    );
    await tx.updateAll(accepted);
    const closings = all.map(({ granted, report }) => ({ granted, damage: report.damage_amount ?? 0 }));
    return this.closings.endAll(tx, closings, null);
  }

  /** The columns of its pictures. @param shown  those that it has */
  private async taken(
    tx: Transaction,
    owner: User,
    input: UpdateMachineReturnInput,
    shown: readonly number[] = [],
  ): Promise<Partial<Pick<MachineReturn, 'photo_ids' | 'photo_sides'>>> {
    const photos = await this.photos.take(tx, owner.id, input, shown);
    return photos ? { photo_ids: idsOf(photos), photo_sides: photos.map(({ side }) => side) } : {};
  }

  private async notifyRenter(
    tx: Transaction,
    { request }: LockedRequest,
    owner: User,
    action: 'machine_return' | 'update_machine_return',
    report: MachineReturn,
  ): Promise<void> {
    const { condition, damage_amount, contested_at } = report;
    const data = { condition, damage_amount: wireMoney(damage_amount) };
    await this.events.recorded(tx, owner, action, request, data);
    await this.events.notify(tx, request, {
      user_ids: [request.user_id],
      event: action === 'machine_return' ? 'returned' : 'return_changed',
      text: (facts) =>
        action === 'machine_return'
          ? rentalNotices.returned(facts)
          : rentalNotices.returnChanged(facts, contested_at !== null),
    });
  }
}

function reportOf(tx: Transaction, rental_request_id: number): Promise<MachineReturn> {
  return tx.manager.findOneByOrFail(MachineReturn, { rental_request_id });
}

/** @throws ValidationFailed for a reading that no clock allows since the hand-over */
async function mustBePossible(
  tx: Transaction,
  { request, zone }: LockedRequest,
  { returned_at, hours }: Pick<MachineReturn, 'returned_at' | 'hours'>,
): Promise<void> {
  const read = await readAtHandover(tx.manager, request);
  const use = { returned: todayIn(zone, returned_at), hoursOut: read?.hours ?? null, hoursIn: hours };
  const refusal = readingRefusal(request, use);
  if (refusal) throw ValidationFailed.field('hours', refusal);
}

function stateNow(tx: Transaction) {
  return async ({ request }: LockedRequest) => ({
    state: returnStateOf(await reportOf(tx, request.id), tx.now),
    hasBill: await hasBill(tx.manager, request.id),
  });
}

const BLANK = {
  photo_ids: [],
  photo_sides: null,
  changed_at: null,
  accepted_at: null,
  contested_at: null,
  contest_reason: null,
  contest_photo_ids: null,
};
