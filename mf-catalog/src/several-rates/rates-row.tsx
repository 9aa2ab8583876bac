import type { MachineRecord } from '@yard/contracts';
import { rateDoubts } from '@yard/contracts/rate-doubts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Checkbox, Grid, Hint, MoneyField, Text } from '@yard/ui';
import type { Rates } from './new-rates';

type RatesRowProps = {
  machine: MachineRecord;
  rates: Rates;
  isChosen: boolean;
  refusal: string | undefined;
  onChoose: (isChosen: boolean) => void;
  onChange: (rates: Partial<Rates>) => void;
};

const FIELDS = [
  { name: 'daily_rate', label: 'A day', words: 'a day' },
  { name: 'weekly_rate', label: 'A week', words: 'a week' },
  { name: 'monthly_rate', label: '4 weeks', words: 'for 4 weeks' },
] as const;

export function RatesRow({ machine, rates, isChosen, refusal, onChoose, onChange }: RatesRowProps) {
  const { currency } = useSettings();
  const doubts = Object.values(rateDoubts(rates));
  const isChanged = FIELDS.some(({ name }) => rates[name] !== machine[name]);
  return (
    <Grid side={460} gap={2} across={4} align="center" pad={4} role="group" aria-label={machine.subject}>
      <Checkbox
        label={machine.subject}
        value={isChosen}
        onChange={onChoose}
        hint={rateWords(machine, currency)}
      />
      <Grid columns={3} gap={3}>
        {FIELDS.map(({ name, label }) => (
          <MoneyField
            key={name}
            name={`${name} ${machine.id}`}
            label={label}
            currency={currency}
            value={rates[name]}
            onChange={(amount) => onChange({ [name]: amount })}
          />
        ))}
      </Grid>
      {isChanged && doubts.length > 0 && <Hint tone="warn">{doubts[0]?.question}</Hint>}
      {refusal !== undefined && (
        <Text role="alert" tone="bad">
          {refusal}
        </Text>
      )}
    </Grid>
  );
}

/** "Now $400 a day, $1,400 a week" */
function rateWords(machine: Rates, currency: string): string {
  const all = FIELDS.flatMap(({ name, words }) => {
    const amount = machine[name];
    return amount === null ? [] : [`${formatMoney(amount, currency)} ${words}`];
  });
  return all.length === 0 ? 'No rates yet' : `Now ${all.join(', ')}`;
}
