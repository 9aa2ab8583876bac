import type { MailRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

export function MailStatus({ mail }: { mail: MailRecord }) {
  if (mail.sent_at !== null) return <StatusBadge tone="good">Sent</StatusBadge>;
  if (mail.failure_message !== null) return <StatusBadge tone="bad">Failed</StatusBadge>;
  return (
    <StatusBadge tone="neutral" icon="inbox">
      Not sent
    </StatusBadge>
  );
}
