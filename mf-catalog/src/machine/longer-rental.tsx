import type { MachineRecord, TakenSpan } from '@yard/contracts';
import { longerOffer } from '@yard/contracts/days';
import { useSettings } from '@yard/remote-kit';
import { Button, Row } from '@yard/ui';
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
  const { words, last, taking } = offer;
  return (
    <Row gap={2} across={4} align="center" wrap size={14}>
      <p>{words}</p>
      {last !== null && (
        <Button small icon="calendar" onPress={() => change({ from, to: last })}>
          Take {taking}
        </Button>
      )}
    </Row>
  );
}
