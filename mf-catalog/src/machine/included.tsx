import { HOURS_COVERED, type MachineRecord, overtimeRate } from '@yard/contracts';
import { toMajor, toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Money, SpecSheet } from '@yard/ui';

type Billed = Pick<
  MachineRecord,
  'daily_rate' | 'tank_amount' | 'cleaning_amount' | 'attributes' | 'machine_type_name'
>;

/** The hours that the rent covers, and the charges of a bill beyond it; no fuel where there is no tank. */
export function Included({ machine }: { machine: Billed }) {
  const { currency } = useSettings();
  const { day, week, fourWeeks } = HOURS_COVERED;
  const { daily_rate, tank_amount, cleaning_amount } = machine;
  const rate = overtimeRate(daily_rate === null ? null : toMinor(daily_rate, currency));
  const charges: [label: string, amount: number | null][] = [
    ['Each extra hour', rate === null ? null : toMajor(rate, currency)],
    ['Full tank, if you don’t refuel', isElectric(machine) ? null : tank_amount],
    ['Cleaning, if it comes back dirty', cleaning_amount],
  ];
  return (
    <section aria-labelledby="included">
      <h2 id="included">What’s included</h2>
      <SpecSheet
        facts={[
          { label: 'Engine hours', value: `${day} a day, ${week} a week, ${fourWeeks} in four weeks` },
          ...charges.flatMap(([label, amount]) =>
            amount === null ? [] : [{ label, value: <Money amount={amount} currency={currency} /> }],
          ),
        ]}
      />
    </section>
  );
}

const isElectric = ({ attributes, machine_type_name }: Billed): boolean =>
  [machine_type_name, ...Object.values(attributes)].some((words) =>
    /\b(electric|battery)\b/i.test(String(words)),
  );
