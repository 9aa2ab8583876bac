import { documentWords } from '@yard/contracts/back-office';
import { StatusBadge } from '@yard/ui';

const LOOKS = {
  'In force': { tone: 'good' },
  Draft: { tone: 'warn', icon: 'edit' },
  Replaced: { tone: 'neutral', icon: 'history' },
} as const;

type DocumentStateProps = { document: Parameters<typeof documentWords>[0]; current: ReadonlySet<number> };

export function DocumentStateBadge({ document, current }: DocumentStateProps) {
  const words = documentWords(document, current);
  return <StatusBadge {...LOOKS[words]}>{words}</StatusBadge>;
}
