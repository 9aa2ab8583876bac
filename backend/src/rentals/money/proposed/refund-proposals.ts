import { Broadcaster, Conflict } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { mayAsAdmin } from '@yard/contracts';
import { proposedRefundType } from '@yard/contracts/proposed-refund';
import { proposedRefundShape } from '@yard/contracts/records';
import type { MinorUnits } from '@kit/money';
import { presenterOf, wireMoney } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import type { User } from '../../../users/user.entity';
import { UsersService } from '../../../users/users.service';
import { amountOf } from '../../notices/amount-of';
import { refundNotices } from '../../notices/refund-notices';
import { RentalEvents } from '../../notices/rental-events';
import type { RentalRequest } from '../../records/rental-request.entity';
import { ProposedRefund } from './proposed-refund.entity';

const STOPPABLE_MS = 3_600_000;

interface Proposal {
  request: RentalRequest;
  amount: MinorUnits;
  reason: string | null;
  cancels: boolean;
  payment_id: number | null;
}

/** Another admin confirms it, or it goes back after an hour. */
export type Waits = 'second_admin' | 'hour';

export const presentProposal = presenterOf(
  proposedRefundShape,
  ({ user_id }: ProposedRefund, names: ReadonlyMap<number, string>) => ({
    user_name: names.get(user_id) ?? null,
  }),
);

export const auditOf = ({ amount, reason }: ProposedRefund) => ({ amount: wireMoney(amount), reason });

/** A refund above `REFUND_CONFIRM`, by any act, waits for a second admin who may move money, or an hour. */
@Injectable()
export class RefundProposals {
  constructor(
    private readonly users: UsersService,
    private readonly events: RentalEvents,
    private readonly broadcaster: Broadcaster,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Proposes it where it has to wait.
   *
   * @param returned  what went back of the deposit before: in parts it would never be above
   * @returns         whether it waits
   * @throws          Conflict while another one waits
   */
  async waits(tx: Transaction, admin: User, proposal: Proposal, returned: MinorUnits): Promise<boolean> {
    const waits = await this.waitsFor(tx, admin, proposal, returned);
    if (waits !== null) await this.propose(tx, admin, proposal);
    return waits !== null;
  }

  /** The confirmation it would need; null where it goes back without. @throws Conflict as `waits` */
  async waitsFor(
    tx: Transaction,
    admin: User,
    { request, amount }: Pick<Proposal, 'request' | 'amount'>,
    returned: MinorUnits,
  ): Promise<Waits | null> {
    const [waiting] = await tx.lockAll(ProposedRefund, { rental_request_id: request.id });
    if (waiting) throw new Conflict('Another refund of this rental is waiting. Confirm or stop it first.');
    const { refundConfirm } = this.environment;
    if (refundConfirm === null || amount === 0) return null;
    if (wireMoney(returned + amount) <= refundConfirm) return null;
    return (await this.othersWith(tx, admin)).length > 0 ? 'second_admin' : 'hour';
  }

  private async propose(tx: Transaction, admin: User, { request, ...proposal }: Proposal): Promise<void> {
    const others = await this.othersWith(tx, admin);
    const proposed = await tx.insert(ProposedRefund, {
      ...proposal,
      rental_request_id: request.id,
      user_id: admin.id,
      goes_at: others.length > 0 ? null : new Date(tx.now.getTime() + STOPPABLE_MS),
    });
    const model = presentProposal(proposed, new Map([[admin.id, admin.name]]));
    tx.afterCommit(() => this.broadcaster.saved(proposedRefundType, [admin.id, ...others], { model }));
    await this.events.recorded(tx, admin, 'propose_refund', request, auditOf(proposed));
    await this.events.notify(tx, request, {
      user_ids: others,
      event: 'refund_proposed',
      text: (facts) => refundNotices.proposed(facts, admin.name, { ...proposal, amount: amountOf(proposed) }),
    });
  }

  private async othersWith(tx: Transaction, admin: User): Promise<number[]> {
    const admins = await this.users.admins(tx.manager);
    return admins.filter((one) => one.id !== admin.id && mayAsAdmin(one, 'money')).map(({ id }) => id);
  }
}
