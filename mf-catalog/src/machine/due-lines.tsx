import { dueLines, type MachineRecord, onceApproved, type QuoteRecord } from '@yard/contracts';
import { toMajor, toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Hint, Money, Row, Stack, Text } from '@yard/ui';

type Sums = readonly { amount: number }[];
type DueLinesProps = {
  machine: Pick<MachineRecord, 'instant_book' | 'time_zone' | 'user_name' | 'delivery_options'>;
  quote: QuoteRecord;
};

export function DueLines({ machine, quote }: DueLinesProps) {
  const { currency } = useSettings();
  // An instant booking is charged by its press, another request by the owner's answer.
  const answered = machine.instant_book ? 'when you book' : onceApproved(machine);
  return (
    <Stack as="dl" gap={1}>
      <Row gap={2} justify="between" align="baseline">
        <Text as="dt" size={18} weight={700}>
          {totalWords(quote, machine)}
        </Text>
        <Text as="dd" size={22} weight={700}>
          <Money amount={quote.subtotal} currency={currency} />
        </Text>
      </Row>
      {dueLines(quote.plan, machine, answered, new Date()).map(({ label, sums }) => (
        <Row key={label} gap={2} justify="between" size={14} soft>
          <dt>{label}</dt>
          <dd>
            <Money amount={sumOf(sums, currency)} currency={currency} />
          </dd>
        </Row>
      ))}
      {quote.deposit_amount === 0 && <Hint>No deposit</Hint>}
    </Stack>
  );
}

const sumOf = (sums: Sums, currency: string): number =>
  toMajor(
    sums.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
    currency,
  );

/** Mentions delivery only where there is a choice. */
function totalWords(
  { delivery_available }: QuoteRecord,
  { delivery_options }: DueLinesProps['machine'],
): string {
  if (delivery_available) return 'Total, delivered';
  return delivery_options.length > 0 ? 'Total, picked up' : 'Total';
}
