import type { MachineRecord, TakenSpan } from '@yard/contracts';
import { longerOffer } from '@yard/contracts/days';
import { useSettings } from '@yard/remote-kit';
import { Button } from '@yard/ui';
import type { RentalChoice } from './rental-choice';

type LongerRentalProps = {
  machine: MachineRecord;
  taken: readonly TakenSpan[];
  choice: Pick<RentalChoice, 'from' | 'to'>;
  change: (changes: Partial<RentalChoice>) => void;
};

/** Offers more days that cost no more than the chosen ones, as far as the machine is free. */
export function LongerRental({ machine, taken, choice: { from, to }, change }: LongerRentalProps) {
  const { currency } = useSettings();
  const offer = longerOffer({ from, to }, { ...machine, taken }, currency);
  if (offer === null) return null;
  const { words, last } = offer;
  return (
    <p>
      <Button small wide icon="calendar" onPress={() => change({ from, to: last })}>
        {words}
      </Button>
    </p>
  );
}
