import { ANSWER_WITHIN_HOURS, firstNameOf } from '@yard/contracts';
import { REVIEW_DAYS } from '@yard/contracts/reviews';
import { formatDays } from '@yard/dates';

export interface NoticeFacts {
  machine: string;
  renter: string;
  owner: string;
  start_date: string;
  end_date: string;
  /** At the machine’s place when it is written: days of this year go without it. */
  year: string;
}

export interface NoticeText {
  title: string;
  body: string;
}

const isOneDay = ({ start_date, end_date }: NoticeFacts) => start_date === end_date;

const datedDays = ({ start_date, end_date }: NoticeFacts) => formatDays(start_date, end_date, 'short');

export const days = (facts: NoticeFacts) => datedDays(facts).replace(`, ${facts.year}`, '');

export const when = (facts: NoticeFacts) => `${isOneDay(facts) ? 'on ' : ''}${days(facts)}`;

export const rentalOf = (facts: NoticeFacts) =>
  `${/^(the|an?) /i.test(facts.machine) ? '' : 'the '}${facts.machine}, ${days(facts)}`;

export function mailFacts(facts: NoticeFacts): [string, string][] {
  return [
    ['Machine', facts.machine],
    ['When', datedDays(facts)],
    ['Renter', facts.renter],
    ['Owner', facts.owner],
  ];
}

/** The renter's bank, or the owner's answer, before an instant booking that was not booked. */
export type Waiting = 'bank' | 'owner';

/** Titles and bodies, by what happened. `message` is what the other party wrote. */
export const rentalNotices = {
  created: (facts: NoticeFacts, waiting: Waiting = 'owner'): NoticeText => ({
    title: `${firstNameOf(facts.renter)} wants ${rentalOf(facts)}`,
    body:
      waiting === 'bank'
        ? `It’s booked when ${facts.renter}’s bank confirms the deposit. You can answer before that.`
        : `Approve or decline the request of ${facts.renter}.`,
  }),
  /** @param isInstant  a card books it at once */
  sent: ({ machine, owner }: NoticeFacts, isInstant: boolean): NoticeText => ({
    title: `We sent your request for ${machine}`,
    body: `You pay nothing until ${isInstant ? 'you add a card' : `${owner} approves`}. You can change or withdraw the request before that.`,
  }),
  /** An instant booking whose card was refused: its owner answers instead. */
  refusedBooking: ({ machine, owner }: NoticeFacts, reason: string): NoticeText => ({
    title: `${machine} isn’t booked yet: your card was declined`,
    body: `${reason} Choose another card on the rental’s page to book now. ${owner} also has your request and can answer it.`,
  }),
  updated: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} changed the request for ${facts.machine}`,
    body: `The request is now for ${days(facts)}.`,
  }),
  daysTaken: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.machine} is taken for your dates`,
    body: `${facts.owner} rented it to another renter ${isOneDay(facts) ? '' : 'for some of the days '}${when(facts)}. Your request stays open: choose other dates or another machine on the rental’s page.`,
  }),
  withdrawn: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.renter} withdrew the request for ${facts.machine}`,
    body: `It was for ${days(facts)}.`,
  }),
  declined: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `${firstNameOf(facts.owner)} declined your request for ${rentalOf(facts)}`,
    body: `${facts.owner} wrote:\n\n${message}`,
  }),
  unanswered: (
    facts: NoticeFacts,
    _reason: string,
    to: { isRenter: boolean; isPaid: boolean },
  ): NoticeText => ({
    title: to.isRenter
      ? `${firstNameOf(facts.owner)} didn’t answer about ${rentalOf(facts)}`
      : `Your time to answer ${facts.renter} is over`,
    body: to.isRenter
      ? `Your request to ${facts.owner} expired.${to.isPaid ? ' We’ll refund everything you paid.' : ''} The rental’s page shows similar machines for your dates.`
      : `The request for ${facts.machine}, ${days(facts)}, expired. Its days are free again.`,
  }),
  cancelled: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `The rental of ${facts.machine} was canceled`,
    body: `It was for ${days(facts)}. Reason:\n\n${message}`,
  }),
  returned: (facts: NoticeFacts): NoticeText => ({
    title: `${facts.owner} recorded the return of ${facts.machine}`,
    body: `Accept the return, or say what’s wrong, within ${ANSWER_WITHIN_HOURS} hours. If you don’t answer, it counts as accepted.`,
  }),
  returnChanged: (facts: NoticeFacts, isContested: boolean): NoticeText => ({
    title: `${facts.owner} changed the return of ${facts.machine}`,
    body: isContested
      ? `You contested it, so Yard still decides. If it’s right now, write to ${firstNameOf(facts.owner)} and Yard.`
      : 'Check it: accept it, or say what’s wrong.',
  }),
  returnContested: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `${facts.renter} contested the return of ${facts.machine}`,
    body: `${firstNameOf(facts.renter)} wrote:\n\n${message}\n\nYard decides.`,
  }),
  returnMissing: (facts: NoticeFacts): NoticeText => ({
    title: `Record the return of ${facts.machine}`,
    body: `${facts.renter} rented it ${when(facts)}. Record its condition so we can refund the deposit.`,
  }),
  /** Amounts as text; null for none. */
  closed: (
    facts: NoticeFacts,
    deposit: { kept: string | null; back: string | null } & Partial<
      Record<'isBilled' | 'isOwing' | 'isCharged', boolean>
    >,
    decision?: { by: string; claimed: string | null; reason: string | null },
  ): NoticeText => {
    const claimed = decision?.claimed && `${facts.owner} claimed ${decision.claimed} for damage.`;
    const decided = decision && `${decision.by} of Yard decided.`;
    const why = deposit.isBilled ? 'the bill' : 'damage';
    const kept = deposit.kept && `${deposit.kept} of the deposit pays for ${why}.`;
    const back = deposit.back && `We’re refunding ${deposit.back} of the deposit to ${facts.renter}.`;
    const owed = deposit.isOwing && `Part of the rent is unpaid: ${facts.renter} can pay it at any time.`;
    const charged = deposit.isCharged && 'We’re still charging the rent and will let you know.';
    const message = [claimed, decided, kept, back, owed, charged].filter(Boolean).join(' ');
    const reason = decision?.reason ? `\n\nReason:\n\n${decision.reason}` : '';
    return {
      title: `The rental of ${facts.machine} is closed`,
      body: `${message || `It was for ${days(facts)}.`}${reason}`,
    };
  },
  /** @param side  who has to answer */
  reviewWanted: (facts: NoticeFacts, side: 'renter' | 'owner'): NoticeText => {
    const other = side === 'renter' ? facts.owner : facts.renter;
    const about = side === 'renter' ? facts.machine : `renting to ${facts.renter}`;
    return {
      title: `How was ${about}?`,
      body: `Write a review within ${REVIEW_DAYS} days. ${firstNameOf(other)} can read it after you both write one, or when the ${REVIEW_DAYS} days are over.`,
    };
  },
  message: (facts: NoticeFacts, author: string, message: string): NoticeText => ({
    title: `New message about ${facts.machine}`,
    body: `${author} wrote:\n\n${message}`,
  }),
  /** @param what  "deposit" or "rental amount" */
  paid: (facts: NoticeFacts, what: string, amount: string): NoticeText => ({
    title: `You paid the ${what} for ${facts.machine}`,
    body: `We charged ${amount} to your card. The receipt is on the rental’s page.`,
  }),
  received: (facts: NoticeFacts, what: string, amount: string): NoticeText => ({
    title: `${facts.renter} paid the ${what} for ${facts.machine}`,
    body: `${firstNameOf(facts.renter)} paid ${amount} by card.`,
  }),
  paymentFailed: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `Your payment for ${facts.machine} didn’t go through`,
    body: `${message} Choose another card and try again.`,
  }),
  /** @param what  "deposit" or "rental amount" */
  cardWanted: (facts: NoticeFacts, what: string, amount: string): NoticeText => ({
    title: `Add a card for ${facts.machine}`,
    body: `Your request for ${days(facts)} is approved. Add a card to pay the ${what} of ${amount}. If the deposit isn’t paid in time, we’ll cancel the rental.`,
  }),
  paymentNeedsAction: (facts: NoticeFacts): NoticeText => ({
    title: `Confirm your payment for ${facts.machine}`,
    body: 'Your bank has to approve the payment. Confirm it, or pay with another card.',
  }),
  refunded: (facts: NoticeFacts, amount: string, explanation: string | null): NoticeText => ({
    title: `We refunded ${amount} for ${facts.machine}`,
    body: [
      'The money is on its way to your card.',
      ...(explanation === null ? [] : [`Reason: ${explanation}`]),
    ].join('\n\n'),
  }),
  refundFailed: (facts: NoticeFacts, message: string): NoticeText => ({
    title: `A refund to ${facts.renter} failed`,
    body: `The refund for ${facts.machine}, ${days(facts)}, didn’t go through: ${message}`,
  }),
};
