import type { NoticeFacts, NoticeText } from '../../notices/rental-notices';

/** A charge to come: amount and day in words. */
export interface ChargeAhead {
  amount: string;
  day: string;
  hasCard: boolean;
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
};
