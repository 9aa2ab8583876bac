import { HOURS_COVERED, type MachineRecord, overtimeRate } from '@yard/contracts';
import { toMajor, toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Money, Row } from '@yard/ui';

type Billed = Pick<MachineRecord, 'daily_rate' | 'tank_amount' | 'cleaning_amount'>;

/** The hours that the rent covers, and the charges of a bill beyond it. */
export function HoursCovered({ machine }: { machine: Billed }) {
  const { currency } = useSettings();
  const { day, week, fourWeeks } = HOURS_COVERED;
  const { daily_rate, tank_amount, cleaning_amount } = machine;
  const rate = overtimeRate(daily_rate === null ? null : toMinor(daily_rate, currency));
  const beyond: [what: string, amount: number | null][] = [
    ['Extra hour', rate === null ? null : toMajor(rate, currency)],
    ['Refueling a whole tank', tank_amount],
    ['Cleaning, if it comes back dirty', cleaning_amount],
  ];
  return (
    <Row as="ul" across={4} wrap size={14} soft bare>
      <li>
        Included: {day} engine hours a day, {week} a week, {fourWeeks} in four weeks
      </li>
      {beyond.map(
        ([what, amount]) =>
          amount !== null && (
            <li key={what}>
              {what}: <Money amount={amount} currency={currency} exact />
            </li>
          ),
      )}
    </Row>
  );
}
