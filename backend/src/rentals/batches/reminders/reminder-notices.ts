import { firstNameOf } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import type { NoticeFacts, NoticeText } from '../../notices/rental-notices';

/** A charge to come: amount and day in words. */
export interface ChargeAhead {
  amount: string;
  day: string;
  hasCard: boolean;
}

interface LateWords {
  until: string;
  cost: string;
}

/** Titles and bodies of reminders. */
export const reminderNotices = {
  chargeAhead: ({ machine }: NoticeFacts, { amount, day, hasCard }: ChargeAhead): NoticeText => ({
    title: `${hasCard ? `We’ll charge ${amount}` : `${amount} is due`} for ${machine} on ${day}`,
    body: hasCard
      ? `It’s the rent, charged to your card. You can choose another card before then.`
      : `It’s the rent, and this rental has no card yet. Add one on the rental’s page before then.`,
  }),
  /** @param until  in words, at the machine's place */
  answer: ({ machine, renter }: NoticeFacts, until: string): NoticeText => ({
    title: `${renter} is waiting for your answer about ${machine}`,
    body: `Approve or decline the request by ${until}. After that it expires, and we show ${firstNameOf(renter)} other machines.`,
  }),
  dueBack: ({ machine }: NoticeFacts, until: string): NoticeText => ({
    title: `${machine} is due back tomorrow`,
    body: `Return it by ${until}: clean, with its keys and as much fuel as it came with.`,
  }),
  comesBack: ({ machine, renter }: NoticeFacts, until: string): NoticeText => ({
    title: `${machine} comes back tomorrow`,
    body: `${renter} returns it by ${until}. Record hours, fuel and condition so we can refund the deposit.`,
  }),
  /** @param cost  of keeping it, a sentence that begins with a space */
  late: ({ machine, owner }: NoticeFacts, { until, cost }: LateWords): NoticeText => ({
    title: `${machine} is due back now`,
    body: `It was due on ${until}.${cost} Return it, or agree on more days with ${owner}.`,
  }),
  notBack: ({ machine, renter }: NoticeFacts, { until, cost }: LateWords): NoticeText => ({
    title: `${machine} isn’t back yet`,
    body: `${renter} was due to return it on ${until}.${cost} Record the return when it’s back, or write to ${firstNameOf(renter)}.`,
  }),
  machineLate: ({ machine, owner, start_date }: NoticeFacts): NoticeText => ({
    title: `${machine} may not be back in time`,
    body: `Your rental starts on ${formatDate(start_date, 'full')}, and the previous renter hasn’t returned the machine. Ask ${owner}, find another machine on the rental’s page, or cancel for free before you pick it up.`,
  }),
  machineLateOfOwner: ({ machine, renter, start_date }: NoticeFacts): NoticeText => ({
    title: `${machine} isn’t back for ${renter}`,
    body: `${firstNameOf(renter)}’s rental starts on ${formatDate(start_date, 'full')}, and the previous renter hasn’t returned the machine. Write to ${firstNameOf(renter)}, who can take another machine or cancel for free before the pick-up. Record the return when the machine is back.`,
  }),
};
