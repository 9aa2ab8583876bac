import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about the hand-over of a machine. @param by  who acts */
export const handoverNotices = {
  handover: ({ machine }: NoticeFacts, by: string): NoticeText => ({
    title: `${by} recorded the hand-over of ${machine}`,
    body: 'Check the hours, fuel, checklist and photos against the machine. Sign on the rental’s page, or correct them first.',
  }),
  /** @param isCleared  the recipient had signed it */
  handover_changed: ({ machine }: NoticeFacts, by: string, isCleared: boolean): NoticeText => ({
    title: `${by} changed the hand-over of ${machine}`,
    body: `${isCleared ? 'Your signature was removed. ' : ''}Check it and sign on the rental’s page.`,
  }),
  handover_signed: ({ machine }: NoticeFacts, by: string): NoticeText => ({
    title: `${by} signed the hand-over of ${machine}`,
    body: 'Once you both sign, it can’t be changed.',
  }),
};
