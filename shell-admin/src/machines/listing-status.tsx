import { listingWords } from '@yard/contracts/back-office';
import { StatusBadge, type Tone } from '@yard/ui';

const TONES: Record<ReturnType<typeof listingWords>, Tone> = {
  Listed: 'good',
  'Hidden: owner suspended': 'warn',
  Draft: 'neutral',
  Withdrawn: 'neutral',
  'Taken off': 'bad',
};

export function ListingStatus({ machine }: { machine: Parameters<typeof listingWords>[0] }) {
  const words = listingWords(machine);
  return <StatusBadge tone={TONES[words]}>{words}</StatusBadge>;
}
