import { firstNameOf, type PaidFor, paymentNoun } from '@yard/contracts';
import { formatDeadlineWithZone, formatInstantWithZone } from '@yard/dates';
import { type NoticeFacts, type NoticeText, rentalOf } from '../../notices/rental-notices';

/** The renter's deadline, and the next try of the card; instants in the machine's zone. */
export interface UnpaidTimes {
  zone: string;
  deadlineAt: Date;
  nextAttemptAt: Date | null;
  isLate: boolean;
  hasCard: boolean;
  amount: string;
}

/** Why, and whether the machine stays with its owner until it is paid. */
export interface Refusal {
  reason: string;
  isWaiting: boolean;
}

type Deadline = Pick<UnpaidTimes, 'deadlineAt' | 'zone'>;
const deadline = ({ deadlineAt, zone }: Deadline) => formatDeadlineWithZone(deadlineAt, zone);

const payable = (facts: NoticeFacts, times: UnpaidTimes) =>
  `${firstNameOf(facts.renter)} can ${times.isLate ? 'still pay' : `pay until ${deadline(times)}`}.`;

const triedAgain = ({ nextAttemptAt, zone }: UnpaidTimes) =>
  nextAttemptAt ? ` We’ll try the card again on ${formatInstantWithZone(nextAttemptAt, zone)}.` : '';

const whyUnpaid = ({ renter }: NoticeFacts, what: string, { hasCard }: UnpaidTimes): string =>
  hasCard
    ? `We couldn’t charge ${what} to ${renter}’s card.`
    : `${renter} has no card on this rental yet, so ${what} isn’t paid.`;

/** To the owner. A deadline that is over is not announced. */
const refusedCard = (facts: NoticeFacts, what: string, times: UnpaidTimes): string =>
  `${whyUnpaid(facts, what, times)} ${payable(facts, times)}`;

/** Titles and bodies about missing payments. */
export const unpaidNotices = {
  /** Notices to the renter about a rent, a change of it or a bill. */
  refused: (facts: NoticeFacts, payment: PaidFor, times: UnpaidTimes & Refusal): NoticeText => {
    const isRent = payment.kind === 'rental' && !payment.rental_change_id;
    const by = times.isLate ? '' : ` by ${deadline(times)}`;
    const where = times.isWaiting ? `, or ${facts.owner} can end the rental.` : ' on the rental’s page.';
    return {
      title: `The ${isRent ? 'rent' : paymentNoun(payment)} for ${facts.machine} is unpaid`,
      body: `${times.hasCard ? `${times.reason}${triedAgain(times)} Pay with another card` : 'Add a card'}${by}${where}`,
    };
  },
  doNotHandOver: (facts: NoticeFacts, times: UnpaidTimes): NoticeText => ({
    title: `${firstNameOf(facts.renter)} hasn’t paid ${times.amount} for ${rentalOf(facts)}`,
    body: `${payable(facts, times)} Until it’s paid you can keep the machine, end the rental or hand it over anyway. ${whyUnpaid(facts, 'the rent', times)}`,
  }),
  depositFailed: (facts: NoticeFacts, times: UnpaidTimes): NoticeText => {
    const until = times.isLate
      ? `the rental is canceled at the next nightly check, unless ${firstNameOf(facts.renter)} pays before`
      : `${firstNameOf(facts.renter)} has until ${deadline(times)} to pay; after that the rental is canceled`;
    return {
      title: `The deposit for ${facts.machine} is unpaid`,
      body: `${whyUnpaid(facts, 'the deposit', times)} We let ${firstNameOf(facts.renter)} know: ${until}. You can cancel it before.`,
    };
  },
  billFailed: (facts: NoticeFacts, times: UnpaidTimes): NoticeText => ({
    title: `The bill for ${facts.machine} is unpaid`,
    body: `${refusedCard(facts, 'the rest of the bill', times)}${triedAgain(times)}`,
  }),
  /** @param what  "rent" or "change" */
  rentFailed: (facts: NoticeFacts, times: UnpaidTimes, what: string): NoticeText => ({
    title: `The ${what === 'rent' ? what : 'rental change'} for ${facts.machine} is unpaid`,
    body: `${refusedCard(facts, `the ${what}`, times)}${triedAgain(times)}`,
  }),
  stillUnpaid: (facts: NoticeFacts, what: string): NoticeText => ({
    title: `The ${what} for ${facts.machine} is still unpaid`,
    body: `The time to pay is over, and we won’t try the card again. ${facts.renter} can still pay on the rental’s page. Yard was notified.`,
  }),
  /** @param times null where the payment has no deadline */
  cardAsked: (
    facts: NoticeFacts,
    { what, amount, hasCard }: { what: string; amount: string; hasCard: boolean },
    times: Deadline | null,
  ): NoticeText => ({
    title: hasCard ? `Pay for ${facts.machine} with another card` : `Add a card for ${facts.machine}`,
    body: `${
      hasCard
        ? `We couldn’t charge the ${what} of ${amount} to your card. Choose another card`
        : `Add a card to pay the ${what} of ${amount}`
    } on the rental’s page${times ? ` by ${deadline(times)}` : ''}.`,
  }),
  waived: (
    facts: NoticeFacts,
    { what, amount }: { what: string; amount: string },
    reason: string,
  ): NoticeText => ({
    title: `We waived the ${what} for ${facts.machine}`,
    body: `${facts.renter} no longer owes ${amount}, and we won’t pay it out to ${facts.owner}. Reason:\n\n${reason}`,
  }),
  rentPaid: (facts: NoticeFacts): NoticeText => ({
    title: `The rent for ${facts.machine} is paid`,
    body: `${facts.renter} paid it. You can hand over the machine.`,
  }),
  /** After the hand-over. */
  owedPaid: (facts: NoticeFacts): NoticeText => ({
    title: `The rent for ${facts.machine} is paid`,
    body: `${facts.renter} paid it.`,
  }),
  changePaid: (facts: NoticeFacts): NoticeText => ({
    title: `The rental change for ${facts.machine} is paid`,
    body: `${facts.renter} paid it.`,
  }),
  deadlinePassed: (facts: NoticeFacts): NoticeText => ({
    title: `The rent for ${facts.machine} is still unpaid`,
    body: `The time to pay is over. ${facts.owner} can end the rental, or hand over the machine anyway. Until then ${facts.renter} can still pay.`,
  }),
  ended: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `The rental of ${facts.machine} ended because the rent is unpaid`,
    body: `We’ll refund what you paid to your card. ${facts.owner} wrote:\n\n${message}`,
  }),
  handedOver: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.owner} is handing over ${facts.machine} before the rent is paid`,
    body: 'You still owe the rent. Pay with another card on the rental’s page.',
  }),
};
