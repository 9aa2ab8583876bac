import { type MailRecord, mailType } from '@yard/contracts';
import { useActionOn } from '@yard/data';
import type { Several } from '@yard/remote-kit';
import { useMay } from '@yard/session';

/** Several mails that failed are sent again at once, by who may. */
export function useSeveralMails(): Several<MailRecord> | undefined {
  const act = useActionOn<MailRecord>(mailType);
  const mayResend = useMay('people');
  if (!mayResend) return undefined;
  return {
    nameOf: ({ subject, recipient }) => `${recipient}: ${subject}`,
    actions: [
      {
        label: 'Send again',
        icon: 'retry',
        done: 'Sent again',
        leftOut: ({ failure_message, sent_at }) =>
          failure_message !== null && sent_at === null ? null : 'Has not failed',
        act: ({ id }) => act(id, 'resend'),
      },
    ],
  };
}
