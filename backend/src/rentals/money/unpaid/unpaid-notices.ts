import { type PaidFor, paymentNoun } from '@yard/contracts';
import { formatDeadlineWithZone, formatInstantWithZone } from '@yard/dates';
import type { NoticeFacts, NoticeText } from '../../notices/rental-notices';

/** The renter's deadline, and the next try of the card; instants in the machine's zone. */
export interface UnpaidTimes {
  zone: string;
  deadlineAt: Date;
  nextAttemptAt: Date | null;
  isLate: boolean;
}

/** Why, and whether the machine stays with its owner until it is paid. */
export interface Refusal {
  reason: string;
  isWaiting: boolean;
}

const deadline = ({ deadlineAt, zone }: UnpaidTimes) => formatDeadlineWithZone(deadlineAt, zone);

const triedAgain = ({ nextAttemptAt, zone }: UnpaidTimes) =>
  nextAttemptAt ? ` Yard tries this card again on ${formatInstantWithZone(nextAttemptAt, zone)}.` : '';

/** Titles and bodies about money that did not come. */
export const unpaidNotices = {
  /** Notices to the renter about a rent, a change of it or a bill. */
  refused: (facts: NoticeFacts, payment: PaidFor, times: UnpaidTimes & Refusal): NoticeText => {
    const isRent = payment.kind === 'rental' && !payment.rental_change_id;
    const by = times.isLate ? '' : ` by ${deadline(times)}`;
    const where = times.isWaiting
      ? `: ${facts.owner} may end the rental otherwise.`
      : ' on the rental’s page.';
    return {
      title: `The ${isRent ? 'rent' : paymentNoun(payment)} for ${facts.machine} is unpaid`,
      body: `${times.reason}${triedAgain(times)} Pay with another card${by}${where}`,
    };
  },
  doNotHandOver: (facts: NoticeFacts, times: UnpaidTimes): NoticeText => ({
    title: `Do not hand over ${facts.machine}: the rent is unpaid`,
    body: `The rent could not be charged to ${facts.renter}’s card. ${facts.renter} was told and can pay until ${deadline(times)}. You can also end the rental, or hand the machine over anyway.`,
  }),
  depositFailed: (facts: NoticeFacts, times: UnpaidTimes & { hasCard: boolean }): NoticeText => {
    const why = times.hasCard
      ? `We couldn’t charge the deposit to ${facts.renter}’s card.`
      : `${facts.renter} has no card on this rental yet, so the deposit isn’t paid.`;
    const until = times.isLate
      ? `the rental is canceled at the next nightly check, unless ${facts.renter} pays before`
      : `${facts.renter} can pay until ${deadline(times)}; the rental is canceled after that`;
    return {
      title: `The deposit for ${facts.machine} is unpaid`,
      body: `${why} We let ${facts.renter} know: ${until}. You can cancel it yourself before.`,
    };
  },
  billFailed: (facts: NoticeFacts, times: UnpaidTimes): NoticeText => ({
    title: `The bill for ${facts.machine} is unpaid`,
    body: `What is above the deposit could not be charged to ${facts.renter}’s card. ${facts.renter} was told and can pay until ${deadline(times)}; the card is tried again meanwhile.`,
  }),
  /** @param what  "rent" or "change" */
  rentFailed: (facts: NoticeFacts, times: UnpaidTimes, what: string): NoticeText => ({
    title: `The ${what === 'rent' ? what : 'rental change'} for ${facts.machine} is unpaid`,
    body: `The ${what} could not be charged to ${facts.renter}’s card. ${facts.renter} was told and can pay until ${deadline(times)}; the card is tried again meanwhile.`,
  }),
  stillUnpaid: (facts: NoticeFacts, what: string): NoticeText => ({
    title: `The ${what} for ${facts.machine} is still unpaid`,
    body: `The time to pay is over, and the card is not tried again by itself. ${facts.renter} can still pay on the rental’s page; Yard knows of it.`,
  }),
  /** @param times null where the payment has no deadline */
  cardAsked: (
    facts: NoticeFacts,
    { what, amount }: { what: string; amount: string },
    times: UnpaidTimes | null,
  ): NoticeText => ({
    title: `Please pay for ${facts.machine} with another card`,
    body: `The ${what} of ${amount} could not be charged to your card. Pay with another one on the rental’s page${times ? ` by ${deadline(times)}` : ''}.`,
  }),
  waived: (
    facts: NoticeFacts,
    { what, amount }: { what: string; amount: string },
    reason: string,
  ): NoticeText => ({
    title: `The ${what} for ${facts.machine} is waived`,
    body: `Yard waived ${amount}: ${facts.renter} owes it no more, and it is not paid out to ${facts.owner}. The reason given:\n\n${reason}`,
  }),
  rentPaid: (facts: NoticeFacts): NoticeText => ({
    title: `The rent for ${facts.machine} is paid`,
    body: `${facts.renter} paid the rent. Nothing stands in the way of handing over ${facts.machine}.`,
  }),
  /** After the machine was out. */
  owedPaid: (facts: NoticeFacts): NoticeText => ({
    title: `The rent for ${facts.machine} is paid`,
    body: `${facts.renter} paid the rent that was owed.`,
  }),
  changePaid: (facts: NoticeFacts): NoticeText => ({
    title: `The rental change for ${facts.machine} is paid`,
    body: `${facts.renter} paid for the change of the rental.`,
  }),
  deadlinePassed: (facts: NoticeFacts): NoticeText => ({
    title: `The rent for ${facts.machine} is still unpaid`,
    body: `The time to pay is over. ${facts.owner} can end the rental, or hand the machine over anyway; ${facts.renter} can still pay until then.`,
  }),
  ended: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `The rental of ${facts.machine} is ended: its rent was not paid`,
    body: `What you have paid goes back to your card. ${facts.owner} writes:\n\n${message}`,
  }),
  handedOver: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.owner} hands over ${facts.machine} though the rent is unpaid`,
    body: `You still owe the rent. Pay with another card on the rental’s page.`,
  }),
};
