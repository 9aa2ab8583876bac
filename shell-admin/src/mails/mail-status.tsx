import type { MailRecord } from '@yard/contracts';
import { mailWords } from '@yard/contracts/back-office';
import { StatusBadge } from '@yard/ui';

const LOOKS = {
  Sent: { tone: 'good' },
  Failed: { tone: 'bad' },
  'Not sent': { tone: 'neutral', icon: 'inbox' },
} as const;

export function MailStatus({ mail }: { mail: MailRecord }) {
  const words = mailWords(mail);
  return <StatusBadge {...LOOKS[words]}>{words}</StatusBadge>;
}
