import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about the hand-over of a machine. @param by  who acts */
export const handoverNotices = {
  handover: ({ machine }: NoticeFacts, by: string): NoticeText => ({
    title: `${by} recorded the hand-over of ${machine}`,
    body: 'Compare it with the machine: hours, fuel, checklist and photos. Sign it on the rental’s page, or correct it first.',
  }),
  /** @param isCleared  the recipient had signed it */
  handover_changed: ({ machine }: NoticeFacts, by: string, isCleared: boolean): NoticeText => ({
    title: `${by} changed the hand-over of ${machine}`,
    body: `${isCleared ? 'Your signature does not count any more. ' : ''}Look at it again and sign it on the rental’s page.`,
  }),
  handover_signed: ({ machine }: NoticeFacts, by: string): NoticeText => ({
    title: `${by} signed the hand-over of ${machine}`,
    body: 'Once both have signed, it cannot be changed.',
  }),
};
