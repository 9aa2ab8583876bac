import { type ErrorBag, hasErrors } from '@laravel-wire/core';
import { ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { Plan, RentalRequestInput } from '@yard/contracts';
import { answerUntil, dueNow, isAsSeen, returnsTooEarly } from '@yard/contracts';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { Machine } from '../../catalog/machines/machine.entity';
import type { MinorUnits } from '@kit/money';
import { columnOf } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { FieldName } from '../../resources/field-name';
import type { User } from '../../users/user.entity';
import { AGREED, recordAgreements } from '../rules/agreement/agreements-record';
import { DaysTaken, mustBeFirst, withFreeSpans } from '../rules/terms/requested-days';
import { mustBeAsSeen, termsNow } from '../money/seen-sum';
import { type LockedRequest, lockRequest } from '../records/locked-request';
import { InstantBookings } from './instant-bookings';
import { RentalEvents } from '../notices/rental-events';
import { type NoticeFacts, rentalNotices } from '../notices/rental-notices';
import { RentalRequest } from '../records/rental-request.entity';
import { type AgreedTerms, termColumns, type WantedRental } from '../rules/terms/agreed-terms';
import { TermsService } from '../rules/terms/terms.service';

interface Checked {
  input: RentalRequestInput;
  wanted: WantedRental;
  terms: AgreedTerms;
}

/** New requests. */
@Injectable()
export class CreationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermsService,
    private readonly calendar: CalendarService,
    private readonly instant: InstantBookings,
    private readonly events: RentalEvents,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * All or nothing; ids in the order of the inputs.
   *
   * @param named  the name of an entry's field in errors: `data.0.address_id` of many
   * @throws Forbidden for an own machine, ValidationFailed for wrong terms
   * @throws Conflict for taken days, repetitions, and other terms than were shown
   */
  async create(renter: User, inputs: RentalRequestInput[], named: FieldName): Promise<number[]> {
    const cards = inputs.map((input) => this.terms.cardErrors(renter, wantedBy(input), null));
    const cardErrors = await Promise.all(cards);
    return this.unitOfWork
      .run(async (tx) => {
        const requests = await this.checked(tx, renter, inputs, { named, cardErrors });
        const ids: number[] = [];
        for (const one of requests) ids.push(await this.place(tx, renter, one));
        return ids;
      })
      .catch((error: unknown) => withFreeSpans(this.calendar, error));
  }

  /** Machines are locked in one order, so that two lists cannot wait for each other. */
  private async checked(
    tx: Transaction,
    renter: User,
    inputs: RentalRequestInput[],
    { named, cardErrors }: { named: FieldName; cardErrors: ErrorBag[] },
  ): Promise<Checked[]> {
    const machineIds = [...new Set(inputs.map(({ machine_id }) => machine_id))].sort((a, b) => a - b);
    for (const id of machineIds) await tx.lock(Machine, { id });
    const requests: Checked[] = [];
    const errors: ErrorBag = {};
    for (const [index, input] of inputs.entries()) {
      const wanted = wantedBy(input);
      const checked = await this.terms.check(tx, renter, wanted);
      const early = returnsTooEarly(input);
      const found: ErrorBag = {
        ...('errors' in checked ? checked.errors : {}),
        ...(early && { end_time: [early] }),
        ...cardErrors[index],
      };
      if ('terms' in checked) requests.push({ input, wanted, terms: checked.terms });
      Object.assign(
        errors,
        renamed(found, (field) => named(field, index)),
      );
    }
    if (hasErrors(errors)) throw new ValidationFailed(errors);
    return requests;
  }

  private async place(tx: Transaction, renter: User, { input, wanted, terms }: Checked): Promise<number> {
    const { start_date, end_date } = wanted;
    const days = { machine: terms.machine, start_date, end_date };
    await mustBeFirst(tx, renter, days);
    if (!(await this.calendar.isFree(tx, terms.machine, start_date, end_date))) throw new DaysTaken(days);
    const { id } = await tx.insert(RentalRequest, {
      ...newRequest(renter, input, wanted, terms),
      answer_until: answerUntil(tx.now, this.environment.answerHours),
    });
    const locked = await lockRequest(tx, id);
    const plan = await this.instant.plan(tx, locked);
    await this.mustBeAsSeen(tx, locked, { plan, terms, seen: input.seen });
    await recordAgreements(tx, renter, locked.request, terms);
    await this.events.recorded(tx, renter, 'create', locked.request);
    await this.notify(tx, locked, plan);
    await this.instant.try(tx, locked, plan);
    return id;
  }

  private async mustBeAsSeen(tx: Transaction, locked: LockedRequest, { plan, terms, seen }: Shown) {
    if (!seen) return;
    const { request } = locked;
    const documents = columnOf(terms.documents, 'id');
    const now = (due: MinorUnits) => termsNow(request, due, documents);
    // Without a card nothing is charged, whether the quote that was shown counted on one or not.
    const withCard =
      request.stripe_payment_method_id === null && dueNow(await this.instant.plan(tx, locked, true));
    if (withCard === false || !isAsSeen(seen, now(withCard))) mustBeAsSeen(seen, now(dueNow(plan)));
  }

  /** An instant booking sends none here: the result of its card sends the one mail to each side. */
  private async notify(tx: Transaction, { request, machine }: LockedRequest, plan: Plan): Promise<void> {
    if (plan.becomes !== 'pending') return;
    await this.events.asked(tx, request, 'owner');
    const isInstant = machine.instant_book && request.stripe_payment_method_id === null;
    const text = (facts: NoticeFacts) => rentalNotices.sent(facts, isInstant);
    await this.events.mailAll(tx, [{ request, user_ids: [request.user_id], text }]);
  }
}

interface Shown {
  plan: Plan;
  terms: AgreedTerms;
  seen: RentalRequestInput['seen'];
}

function renamed(errors: ErrorBag, rename: (field: string) => string): ErrorBag {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [rename(field), texts]));
}

function wantedBy(input: RentalRequestInput): WantedRental {
  return {
    machine_id: input.machine_id,
    address_id: input.address_id,
    start_date: input.start_date,
    end_date: input.end_date,
    delivery_enabled: input.delivery_enabled,
    machine_delivery_option_id: input.machine_delivery_option_id ?? null,
    stripe_payment_method_id: input.stripe_payment_method_id ?? null,
  };
}

function newRequest(renter: User, input: RentalRequestInput, wanted: WantedRental, terms: AgreedTerms) {
  return {
    user_id: renter.id,
    deposit_policy_id: terms.deposit_policy_id,
    cancellation_policy_id: terms.cancellation_policy_id,
    start_time: input.start_time ?? null,
    end_time: input.end_time ?? null,
    details: input.details ?? null,
    ...termColumns(wanted, terms),
    ...AGREED,
    approved_at: null,
    declined_at: null,
    deposit_refunded_at: null,
    closed_at: null,
    handed_over_unpaid_at: null,
    called_off_at: null,
    machine_late_at: null,
    decided_at: null,
    decided_amount: null,
    decided_by: null,
    decision_reason: null,
  };
}
