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

/** Titles and bodies of what people are reminded of. */
export const reminderNotices = {
  chargeAhead: ({ machine }: NoticeFacts, { amount, day, hasCard }: ChargeAhead): NoticeText => ({
    title: `${amount} is charged for ${machine} on ${day}`,
    body: hasCard
      ? `The rental amount, ${amount}, is charged to your card on ${day}. You can choose another card until then.`
      : `The rental amount, ${amount}, is due on ${day}, and there is no card to charge. Add one on the rental’s page.`,
  }),
  /** @param until  in words, at the machine's place */
  answer: ({ machine, renter }: NoticeFacts, until: string): NoticeText => ({
    title: `${renter} waits for your answer about ${machine}`,
    body: `Approve or decline the request until ${until}. It is cancelled then, and ${renter} is led to other machines.`,
  }),
  dueBack: ({ machine }: NoticeFacts, until: string): NoticeText => ({
    title: `${machine} is due back tomorrow`,
    body: `It is due back on ${until}. Return it clean, with the fuel and the keys it came with.`,
  }),
  comesBack: ({ machine, renter }: NoticeFacts, until: string): NoticeText => ({
    title: `${machine} comes back tomorrow`,
    body: `${renter} returns it on ${until}. Note hours, fuel and condition then: the deposit waits for it.`,
  }),
  /** @param cost  of keeping it, a sentence that begins with a space */
  late: ({ machine, owner }: NoticeFacts, { until, cost }: LateWords): NoticeText => ({
    title: `${machine} is due back now`,
    body: `It was to be back on ${until}.${cost} Bring it back, or agree on more days with ${owner}.`,
  }),
  notBack: ({ machine, renter }: NoticeFacts, { until, cost }: LateWords): NoticeText => ({
    title: `${machine} is not back yet`,
    body: `${renter} was to bring it back on ${until}.${cost} Record the return once it is there, or write to ${renter}.`,
  }),
  machineLate: ({ machine, owner, start_date }: NoticeFacts): NoticeText => ({
    title: `${machine} may not be back in time`,
    body: `Your rental starts on ${formatDate(start_date, 'full')}, and the machine is not back from the rental before. Ask ${owner}, find another machine on the rental’s page, or cancel: until you pick it up that is free of charge.`,
  }),
  machineLateOfOwner: ({ machine, renter, start_date }: NoticeFacts): NoticeText => ({
    title: `${machine} is not back for ${renter}`,
    body: `The next rental starts on ${formatDate(start_date, 'full')}, and the machine is not back from the one before. ${renter} can take another machine or cancel free of charge until the pick-up. Write to ${renter}, and record the return once the machine is there.`,
  }),
};
