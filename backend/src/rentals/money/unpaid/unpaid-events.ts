import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isBooked, isHandedOver, paymentNoun, withAmountDue } from '@yard/contracts';
import { Repository } from 'typeorm';
import { CancellationPolicy } from '../../../agreements/cancellation-policy.entity';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { Notification } from '../../../notifications/notification.entity';
import { Payment } from '../../../payments/payment.entity';
import { UsersService } from '../../../users/users.service';
import { Handover } from '../../records/handover.entity';
import { type LockedRequest, lockRequestIfThere } from '../../records/locked-request';
import { RentalEvents } from '../../notices/rental-events';
import type { NoticeFacts } from '../../notices/rental-notices';
import type { RentalRequest } from '../../records/rental-request.entity';
import { type Refusal, unpaidNotices, type UnpaidTimes } from './unpaid-notices';
import { isForSame } from '../rental-charges';
import { amountOf } from '../../notices/amount-of';
import { UnpaidRents } from './unpaid-rents';
import { type Attempt, type Unpaid, unpaidDeposit } from './unpaid-rule';

type RefusedNotice = UnpaidTimes & Omit<Refusal, 'reason'> & Pick<Unpaid, 'kind'>;

/** Notifies renter and owner of missing payments, once each. */
@Injectable()
export class UnpaidEvents {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly unitOfWork: UnitOfWork,
    private readonly rents: UnpaidRents,
    private readonly users: UsersService,
    private readonly events: RentalEvents,
  ) {}

  /** A deposit, a rent or a bill was declined. @returns the renter's notice, or null where no notice is due */
  async failed(tx: Transaction, locked: LockedRequest, payment: Payment): Promise<RefusedNotice | null> {
    const unpaid = await this.of(tx, locked, payment);
    if (!unpaid) return null;
    const { request, zone } = locked;
    const isWaiting = await waitsForRent(tx, locked, payment);
    const isLate = unpaid.deadlineAt <= tx.now;
    const amount = amountOf(withAmountDue(request, payment));
    const times = { ...unpaid, zone, isLate, hasCard: hasCard(payment), amount };
    const { event, text } = REFUSED[isWaiting ? 'rental' : owedAs(payment)];
    await this.events.notify(tx, request, {
      user_ids: [request.owner_id],
      event,
      text: (facts) => text(facts, times),
      dedupe_key: refusedKey(payment, request.id),
    });
    return { ...times, isWaiting };
  }

  async askForCard(tx: Transaction, locked: LockedRequest, payment: Payment): Promise<void> {
    const { request, zone } = locked;
    const unpaid = await this.of(tx, locked, payment);
    const amount = amountOf(withAmountDue(request, payment));
    const due = { what: paymentNoun(payment), amount, hasCard: hasCard(payment) };
    const times = unpaid && unpaid.deadlineAt > tx.now ? { ...unpaid, zone } : null;
    await this.events.notify(tx, request, {
      user_ids: [request.user_id],
      event: 'card_asked',
      text: (facts) => unpaidNotices.cardAsked(facts, due, times),
      dedupe_key: `card-asked-${payment.id}`,
    });
  }

  /** An admin waived it: the renter owes it no more, and its owner gets none of it. */
  waived(tx: Transaction, request: RentalRequest, payment: Payment, reason: string): Promise<void> {
    const owed = { what: paymentNoun(payment), amount: amountOf(withAmountDue(request, payment)) };
    return this.events.notify(tx, request, {
      user_ids: [request.user_id, request.owner_id],
      event: 'payment_waived',
      text: (facts) => unpaidNotices.waived(facts, owed, reason),
    });
  }

  /** Rents were paid: notifies the owners who were notified of the failure. @returns those payments */
  async collected(
    tx: Transaction,
    all: readonly { request: RentalRequest; payment: Payment; locked: LockedRequest | null }[],
  ): Promise<Payment[]> {
    const rents = all.filter(({ payment }) => payment.kind === 'rental');
    const keyOf = ({ request, payment }: (typeof rents)[number]) =>
      `${refusedKey(payment, request.id)}-${request.owner_id}`;
    const notified = await findByColumn(tx.manager, Notification, 'dedupe_key', rents.map(keyOf), {
      withDeleted: true,
    });
    const late = rents.filter((one) => notified.has(keyOf(one)));
    for (const { request, payment, locked } of late) {
      await this.events.notify(tx, request, {
        user_ids: [request.owner_id],
        event: 'rent_paid',
        text: await paidText(tx, locked, payment),
        dedupe_key: `rent-paid-${payment.id}`,
      });
    }
    return columnOf(late, 'payment');
  }

  private of(tx: Transaction, locked: LockedRequest, { kind }: Payment): Promise<Unpaid | null> {
    return kind === 'deposit' ? deposit(tx, locked) : this.rents.of(tx.manager, locked, kind);
  }

  /** Both and every admin are notified once; what is done about it is the owner's decision. */
  async deadlinePassed(id: number, { kind, last }: Unpaid): Promise<void> {
    const isRent = kind === 'rental' && !last.rental_change_id;
    const noun = isRent ? 'rent' : paymentNoun({ rental_change_id: null, ...last });
    const key = isRent ? `unpaid-deadline-${id}` : `unpaid-deadline-${subjectOf(last, id)}`;
    const isNotified = await this.notifications
      .createQueryBuilder('notice')
      .withDeleted()
      .where('notice.dedupe_key LIKE :key', { key: `${key}-%` })
      .getExists();
    if (isNotified) return;
    await this.unitOfWork.run(async (tx) => {
      const locked = await lockRequestIfThere(tx, id);
      const unpaid = locked && (await this.rents.of(tx.manager, locked, kind));
      if (!unpaid || !isForSame(unpaid.last, last) || unpaid.deadlineAt > tx.now) return;
      const { user_id, owner_id } = locked.request;
      const isWaiting = await waitsForRent(tx, locked, last);
      await this.events.notify(tx, locked.request, {
        user_ids: [user_id, owner_id, ...(await this.users.adminIds(tx.manager))],
        event: kind === 'bill' ? 'bill_deadline' : 'rent_deadline',
        text: (facts) =>
          isWaiting ? unpaidNotices.deadlinePassed(facts) : unpaidNotices.stillUnpaid(facts, noun),
        dedupe_key: key,
      });
    });
  }
}

/** True while the machine stays with its owner until this payment, its rent, is there. */
async function waitsForRent(
  { manager }: Transaction,
  { status, request }: LockedRequest,
  { kind, rental_change_id }: Pick<Attempt, 'kind' | 'rental_change_id'>,
): Promise<boolean> {
  if (kind !== 'rental' || rental_change_id || !isBooked(status)) return false;
  const handover = await manager.findOneBy(Handover, { rental_request_id: request.id });
  return !isHandedOver({ ...request, handover });
}

function owedAs({ rental_change_id, kind }: Payment): keyof typeof REFUSED {
  if (rental_change_id) return 'change';
  return kind === 'deposit' || kind === 'bill' ? kind : 'owed';
}

async function paidText(tx: Transaction, locked: LockedRequest | null, payment: Payment) {
  if (payment.rental_change_id) return unpaidNotices.changePaid;
  const waits = locked && (await waitsForRent(tx, locked, payment));
  return waits ? unpaidNotices.rentPaid : unpaidNotices.owedPaid;
}

const REFUSED = {
  rental: { event: 'rent_unpaid', text: unpaidNotices.doNotHandOver },
  deposit: { event: 'deposit_unpaid', text: unpaidNotices.depositFailed },
  bill: { event: 'bill_unpaid', text: unpaidNotices.billFailed },
  owed: {
    event: 'rent_unpaid',
    text: (facts: NoticeFacts, times: UnpaidTimes) => unpaidNotices.rentFailed(facts, times, 'rent'),
  },
  change: {
    event: 'rent_unpaid',
    text: (facts: NoticeFacts, times: UnpaidTimes) => unpaidNotices.rentFailed(facts, times, 'change'),
  },
} as const;

const hasCard = ({ stripe_payment_method_id }: Payment) => stripe_payment_method_id !== null;

/** The debt's name in the keys of notices: each change has its own. */
const subjectOf = (
  { kind, rental_change_id }: Pick<Attempt, 'kind' | 'rental_change_id'>,
  requestId: number,
) => (rental_change_id ? `change-${rental_change_id}` : `${kind}-${requestId}`);

/** Notifies once of the refusal. */
const refusedKey = (payment: Payment, requestId: number) => `unpaid-${subjectOf(payment, requestId)}`;

async function deposit(tx: Transaction, { request, status, zone }: LockedRequest): Promise<Unpaid | null> {
  const payments = await tx.manager.findBy(Payment, { rental_request_id: request.id });
  const policy = await tx.manager.findOneOrFail(CancellationPolicy, {
    where: { id: request.cancellation_policy_id },
    withDeleted: true,
  });
  return unpaidDeposit({ ...request, status }, payments, { zone, windowHours: policy.window_hours });
}
