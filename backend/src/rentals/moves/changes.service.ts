import { hasErrors } from '@laravel-wire/core';
import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Plan, QuoteRecord, UpdateQuoteInput, UpdateRentalRequestInput } from '@yard/contracts';
import { dueNow } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { Machine } from '../../catalog/machines/machine.entity';
import { columnOf } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { recordAgreements, refillAgreement } from '../rules/agreement/agreements-record';
import { presentQuote } from '../rules/prices/present-quote';
import { DaysTaken, mustBeFirst, withFreeSpans } from '../rules/terms/requested-days';
import { grant } from '../records/grant';
import { type LockedRequest, lockRequest } from '../records/locked-request';
import { InstantBookings } from './instant-bookings';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';
import { RentalRequest } from '../records/rental-request.entity';
import { type AgreedTerms, termColumns } from '../rules/terms/agreed-terms';
import { changesOf, missingAgreements, type RequestChanges } from '../rules/terms/request-changes';
import { TermsService } from '../rules/terms/terms.service';
import { RentalCharges } from '../money/rental-charges';
import { type AgreedDocument, agreedDocuments, mustBeAsSeen, mustBeDue, termsNow } from '../money/seen-sum';
import { RentRetries } from '../money/unpaid/rent-retries';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';

@Injectable()
export class ChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermsService,
    private readonly calendar: CalendarService,
    private readonly instant: InstantBookings,
    private readonly charges: RentalCharges,
    private readonly unpaid: UnpaidRents,
    private readonly retries: RentRetries,
    private readonly events: RentalEvents,
  ) {}

  /**
   * @throws ValidationFailed for wrong terms and missing agreements
   * @throws Conflict unless pending (the card alone: until closed), for taken days, another owner's machine, and another
   *   sum or other terms than were seen
   */
  async update(renter: User, seen: RentalRequest, input: UpdateRentalRequestInput): Promise<void> {
    const changes = changesOf(seen, input);
    const missing = { ...(changes.terms ? missingAgreements(input) : {}), ...changes.wrongTimes };
    const errors = { ...missing, ...(await this.terms.cardErrors(renter, changes.wanted, seen)) };
    if (hasErrors(errors)) throw new ValidationFailed(errors);
    await this.unitOfWork
      .run((tx) => this.apply(tx, renter, { seen, changes, input }))
      .catch((error: unknown) => withFreeSpans(this.calendar, error));
  }

  /** The update's charges, and the request's parts after it. Writes nothing. */
  quote(renter: User, seen: RentalRequest, input: UpdateQuoteInput): Promise<QuoteRecord> {
    const changes = changesOf(seen, input);
    return this.unitOfWork.run(async (tx) => {
      const locked = await lockRequest(tx, seen.id);
      const terms = await this.checked(tx, renter, locked.request, changes);
      const due = changes.card ? await this.unpaid.chargedToOther(tx.manager, locked) : [];
      const request = Object.assign(
        new RentalRequest(),
        locked.request,
        columns(locked.request, changes, terms),
      );
      const after = { ...locked, request, machine: terms?.machine ?? locked.machine };
      const { start_date, end_date } = request;
      const available = !terms || (await this.calendar.isFree(tx, after.machine, start_date, end_date));
      const plan = await this.plan(tx, after, { changes, due });
      const documents = await this.documents(tx, request, changes, terms);
      return presentQuote({ ...request, plan, documents }, available);
    });
  }

  private async apply(tx: Transaction, renter: User, { seen, changes, input }: Update): Promise<void> {
    const move = changes.cardOnly ? 'changeCard' : 'update';
    const granted = await grant(tx, seen.id, move, { actor: renter });
    const { request } = granted;
    if (request.updated_at.getTime() !== seen.updated_at.getTime()) {
      throw new Conflict('This rental request has changed since. Look at it again.');
    }
    const terms = await this.checked(tx, renter, request, changes);
    const due = changes.card ? await this.unpaid.chargedToOther(tx.manager, granted) : [];
    if (terms) mustStayWithOwner(request, terms);
    if (terms) await this.instant.mustNotWait(tx, request.id);
    if (terms && changes.terms) await this.mustBeFree(tx, renter, request, changes, terms);
    await granted.stamp(tx, columns(request, changes, terms));
    const locked = await lockRequest(tx, request.id);
    const plan = await this.plan(tx, locked, { changes, due });
    if (changes.card) mustBeDue(input.amount, dueNow(plan));
    const documents = await this.documents(tx, request, changes, terms);
    mustBeAsSeen(input.seen, termsNow(request, dueNow(plan), columnOf(documents, 'id')));
    if (terms) await (changes.terms ? recordAgreements : refillAgreement)(tx, renter, request, terms);
    await this.events.recorded(tx, renter, 'update', request);
    await this.notifyOwner(tx, request, changes);
    if (changes.card) this.retries.afterCommit(tx, request.id);
    if (canApply('book', locked.status)) await this.instant.try(tx, locked, plan);
  }

  /** The new terms; null when nothing changed that they depend on. */
  private async checked(tx: Transaction, renter: User, before: RentalRequest, changes: RequestChanges) {
    if (!changes.price) return null;
    const checked = await this.terms.check(tx, renter, changes.wanted, before);
    if ('errors' in checked) throw new ValidationFailed(checked.errors);
    return checked.terms;
  }

  /** Charges of the update: a pending request's booking, else the unpaid part. @param locked  after it */
  private async plan(tx: Transaction, locked: LockedRequest, { changes, due }: Charged): Promise<Plan> {
    const { status, request } = locked;
    if (!canApply('book', status)) return { now: due, later: [], held: 0, back: [], becomes: status };
    if (changes.price || changes.card) return this.instant.plan(tx, locked);
    const hasCard = request.stripe_payment_method_id !== null;
    return this.charges.plan(tx, locked, { hasCard, isBooked: false });
  }

  private documents(
    tx: Transaction,
    { id }: RentalRequest,
    changes: RequestChanges,
    terms: AgreedTerms | null,
  ): AgreedDocument[] | Promise<AgreedDocument[]> {
    return terms && changes.terms ? terms.documents : agreedDocuments(tx.manager, id);
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
  input: UpdateRentalRequestInput;
}

interface Charged {
  changes: RequestChanges;
  due: Plan['now'];
}

/** Messages between renter and owner are not another owner's to read. */
function mustStayWithOwner(request: RentalRequest, { machine }: AgreedTerms): void {
  if (machine.user_id === request.owner_id) return;
  throw new Conflict('This machine belongs to another owner. Withdraw this request and send them a new one.');
}

/** Columns of the update. The address's text stays as at the request unless another address is chosen. */
function columns(request: RentalRequest, { wanted, texts }: RequestChanges, terms: AgreedTerms | null) {
  const { address_id, stripe_payment_method_id } = wanted;
  const address = address_id === request.address_id ? { address: request.address } : {};
  const priced = terms ? { ...termColumns(wanted, terms), ...address } : {};
  return { ...priced, ...texts, stripe_payment_method_id };
}
