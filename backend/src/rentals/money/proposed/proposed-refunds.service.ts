import type { ListQuery } from '@laravel-wire/nest';
import { Broadcaster, Conflict, Forbidden, mustBeUnchanged, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AcceptInput } from '@yard/contracts';
import { type ProposedRefundRecord, proposedRefundType } from '@yard/contracts/proposed-refund';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { pageOf, type Rows, wireMoney } from '@kit/server/store/present';
import { IsNull, LessThanOrEqual, Repository } from 'typeorm';
import { User } from '../../../users/user.entity';
import { UsersService } from '../../../users/users.service';
import { lockRequest } from '../../records/locked-request';
import { RentalEvents } from '../../notices/rental-events';
import { type CheckedRefund, type HandRefundInput, RefundsByHand } from '../refunds-by-hand';
import { ProposedRefund } from './proposed-refund.entity';
import { presentProposal, RefundProposals, auditOf } from './refund-proposals';

const EVERY_MS = 60_000;
const ENDED = 'This refund was already confirmed or stopped.';

type Cancel = (tx: Transaction, admin: User, proposed: ProposedRefund) => Promise<void>;

/** Refunds above `REFUND_CONFIRM` wait for a second admin who may move money; without one for an hour. */
@Injectable()
export class ProposedRefundsService {
  private cancel: Cancel | null = null;
  constructor(
    @InjectRepository(ProposedRefund) private readonly rows: Repository<ProposedRefund>,
    private readonly unitOfWork: UnitOfWork,
    private readonly byHand: RefundsByHand,
    private readonly users: UsersService,
    private readonly events: RentalEvents,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
    private readonly proposals: RefundProposals,
  ) {}

  cancelledBy(cancel: Cancel): void {
    this.cancel = cancel;
  }

  /**
   * Gives a payment or the deposit back, or proposes it where it is above `REFUND_CONFIRM` with what went back of it
   * before.
   *
   * @returns whether it waits
   * @throws Conflict and ValidationFailed as `RefundsByHand.check`, and Conflict while another one waits
   */
  refund(admin: User, id: number, input: HandRefundInput): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const checked = await this.byHand.check(tx, admin, id, input);
      const { granted, amount, reason, returned, payment_id } = checked;
      const proposal = { request: granted.request, amount, reason, payment_id, cancels: false };
      const waits = await this.proposals.waits(tx, admin, proposal, returned);
      if (!waits) await this.byHand.begin(tx, admin, checked);
      return waits;
    });
  }

  /** @throws Conflict for one that changed, went back or was stopped meanwhile, and as `RefundsByHand.check` */
  confirm(admin: User, proposed: ProposedRefund, { updated_at }: AcceptInput): Promise<void> {
    mustBeUnchanged(proposed, updated_at, 'refund');
    return this.unitOfWork.run((tx) => this.give(tx, admin, proposed.rental_request_id, proposed.id));
  }

  /** @throws Conflict for one that went back or was stopped meanwhile */
  stop(admin: User, { id, rental_request_id }: ProposedRefund): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.end(tx, admin, rental_request_id, id);
    });
  }

  async page(list: ListQuery & { rental_request_id?: number | null }): Promise<Rows<ProposedRefundRecord>> {
    const { rental_request_id } = list;
    const { rows, total } = await pageOf(this.rows, rental_request_id ? { rental_request_id } : {}, list);
    const names = await this.users.namesOf(rows.map(({ user_id }) => user_id));
    return { rows: rows.map((row) => presentProposal(row, names)), total };
  }

  /** Gives back what nobody stopped in its hour. One that fails must not keep the others waiting. */
  @Periodic('proposed refunds', EVERY_MS)
  async sweep(): Promise<void> {
    const due = await this.rows.findBy({ goes_at: LessThanOrEqual(this.clock.now()) });
    for (const proposed of due) await logFailure(this, `refund ${proposed.id}`, this.giveByTime(proposed));
  }

  /** Ends a refund that cannot go back any more: the rental has moved on, or its admin may not refund now. */
  private async giveByTime({ id, rental_request_id, user_id }: ProposedRefund): Promise<void> {
    try {
      await this.unitOfWork.run(async (tx) => {
        const proposer = await tx.manager.findOneBy(User, { id: user_id, suspended_at: IsNull() });
        if (!proposer) throw new Forbidden();
        await this.give(tx, proposer, rental_request_id, id);
      });
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof Forbidden || error instanceof ValidationFailed))
        throw error;
      await this.unitOfWork.run(async (tx) => {
        await this.end(tx, null, rental_request_id, id);
      });
    }
  }

  private async give(tx: Transaction, admin: User, rentalId: number, id: number): Promise<void> {
    const proposed = await tx.manager.findOneBy(ProposedRefund, { id });
    if (!proposed) throw new Conflict(ENDED);
    const { amount, reason, cancels, payment_id } = proposed;
    if (cancels) {
      await this.cancel?.(tx, admin, proposed);
      await this.take(tx, id);
      return;
    }
    // The rental's lock comes before the proposal's, as where it is proposed.
    const input = { payment_id, amount: wireMoney(amount), reason };
    const checked = await this.byHand.check(tx, admin, rentalId, input);
    mustBeRentersStill(proposed, checked);
    await this.take(tx, id);
    await this.byHand.begin(tx, admin, checked);
  }

  /** @param admin  null where its time came, and it could not go back */
  private async end(tx: Transaction, admin: User | null, rentalId: number, id: number): Promise<void> {
    const { request } = await lockRequest(tx, rentalId);
    const proposed = await this.take(tx, id);
    await this.events.recorded(tx, admin, 'stop_refund', request, auditOf(proposed));
  }

  private async take(tx: Transaction, id: number): Promise<ProposedRefund> {
    const [proposed] = await tx.lockAll(ProposedRefund, { id });
    if (!proposed) throw new Conflict(ENDED);
    await tx.remove(proposed);
    const admins = await this.users.adminIds(tx.manager);
    tx.afterCommit(() => this.broadcaster.deleted(proposedRefundType, admins, id));
    return proposed;
  }
}

/** @throws Conflict for a deposit whose rental was closed since: what is left of it is the owner's by then */
function mustBeRentersStill({ created_at }: ProposedRefund, { granted, payments }: CheckedRefund): void {
  const { closed_at } = granted.request;
  if (!closed_at || closed_at < created_at || payments.some(({ payment }) => payment.kind !== 'deposit'))
    return;
  throw new Conflict('The rental closed in the meantime. Stop this refund and propose it again.');
}
