import { hasErrors } from '@laravel-wire/core';
import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { UpdateRentalRequestInput } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { Machine } from '../../catalog/machines/machine.entity';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { recordAgreements, refillAgreement } from '../rules/agreement/agreements-record';
import { DaysTaken, mustBeFirst, withFreeSpans } from '../rules/terms/requested-days';
import { grant } from '../records/granted-move';
import { lockRequest } from '../records/locked-request';
import { InstantBookings } from './instant-bookings';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';
import type { RentalRequest } from '../records/rental-request.entity';
import { type AgreedTerms, termColumns } from '../rules/terms/agreed-terms';
import { changesOf, missingAgreements, type RequestChanges } from '../rules/terms/request-changes';
import { TermsService } from '../rules/terms/terms.service';
import { mustBeDue } from '../money/seen-sum';
import { RentRetries } from '../money/unpaid/rent-retries';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';

/** What the renter changes while the owner has not answered. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermsService,
    private readonly calendar: CalendarService,
    private readonly instant: InstantBookings,
    private readonly unpaid: UnpaidRents,
    private readonly retries: RentRetries,
    private readonly events: RentalEvents,
  ) {}

  /**
   * @throws ValidationFailed for wrong terms and missing agreements
   * @throws Conflict unless pending (the card alone: until closed), for taken days, another owner's machine and another sum than was seen
   */
  async update(renter: User, seen: RentalRequest, input: UpdateRentalRequestInput): Promise<void> {
    const changes = changesOf(seen, input);
    const missing = { ...(changes.terms ? missingAgreements(input) : {}), ...changes.wrongTimes };
    if (hasErrors(missing)) throw new ValidationFailed(missing);
    const terms = await this.checked(renter, seen, changes);
    await this.unitOfWork
      .run((tx) => this.apply(tx, renter, { seen, changes, terms, sum: input.amount }))
      .catch((error: unknown) => withFreeSpans(this.calendar, error));
  }

  /** The new terms; null when nothing changed that they depend on. */
  private async checked(renter: User, seen: RentalRequest, { wanted, price }: RequestChanges) {
    if (!price) {
      const errors = await this.terms.cardErrors(renter, wanted, seen);
      if (hasErrors(errors)) throw new ValidationFailed(errors);
      return null;
    }
    const checked = await this.terms.check(renter, wanted, seen);
    if ('errors' in checked) throw new ValidationFailed(checked.errors);
    return checked.terms;
  }

  private async apply(tx: Transaction, renter: User, update: Update): Promise<void> {
    const { seen, changes, terms, sum } = update;
    const move = changes.cardOnly ? 'changeCard' : 'update';
    const granted = await grant(tx, seen.id, move, { actor: renter });
    const { request, status } = granted;
    if (request.updated_at.getTime() !== seen.updated_at.getTime()) {
      throw new Conflict('This rental request has changed since. Look at it again.');
    }
    let due = changes.card ? await this.unpaid.chargedToOther(tx.manager, granted) : 0;
    if (terms) mustStayWithOwner(request, terms);
    if (terms) await this.instant.mustNotWait(tx, request.id);
    if (terms && changes.terms) await this.mustBeFree(tx, renter, request, changes, terms);
    await granted.stamp(tx, {
      ...(terms ? pricedColumns(request, changes, terms) : {}),
      ...changes.texts,
      stripe_payment_method_id: changes.wanted.stripe_payment_method_id,
    });
    if (terms) await (changes.terms ? recordAgreements : refillAgreement)(tx, renter, request, terms);
    await this.events.recorded(tx, renter, 'update', request);
    await this.notifyOwner(tx, request, changes);
    if (changes.card) this.retries.afterCommit(tx, request.id);
    const isAnother = changes.price || changes.card;
    if (canApply('book', status) && isAnother)
      due += await this.instant.try(tx, await lockRequest(tx, request.id));
    if (changes.card) mustBeDue(sum, due);
  }

  private async mustBeFree(
    tx: Transaction,
    renter: User,
    request: RentalRequest,
    { wanted: { start_date, end_date } }: RequestChanges,
    { machine }: AgreedTerms,
  ): Promise<void> {
    await tx.lock(Machine, { id: machine.id });
    const days = { machine, start_date, end_date };
    await mustBeFirst(tx, renter, days, request.id);
    if (!(await this.calendar.isFree(tx, machine, start_date, end_date))) throw new DaysTaken(days);
  }

  private async notifyOwner(tx: Transaction, request: RentalRequest, changes: RequestChanges): Promise<void> {
    if (changes.cardOnly) return;
    await this.events.notify(tx, request, {
      user_ids: [request.owner_id],
      event: 'updated',
      text: rentalNotices.updated,
    });
  }
}

interface Update {
  seen: RentalRequest;
  changes: RequestChanges;
  terms: AgreedTerms | null;
  /** Of what the card is charged with at once, as it was shown. */
  sum: UpdateRentalRequestInput['amount'];
}

/** What renter and owner wrote to each other is not another owner's to read. */
function mustStayWithOwner(request: RentalRequest, { machine }: AgreedTerms): void {
  if (machine.user_id === request.owner_id) return;
  throw new Conflict('This machine belongs to another owner. Withdraw this request and send them a new one.');
}

/** The address keeps its text of the time of the request unless another one is chosen. */
function pricedColumns(request: RentalRequest, { wanted }: RequestChanges, terms: AgreedTerms) {
  const columns = termColumns(wanted, terms);
  return wanted.address_id === request.address_id ? { ...columns, address: request.address } : columns;
}
