import type { MachineRecord, QuoteRecord } from '@yard/contracts';
import { formatDate, todayIn } from '@yard/dates';
import { toMajor, toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Hint, Money, Row, Stack, Text } from '@yard/ui';

type Sums = readonly { amount: number }[];
type DueLinesProps = {
  machine: Pick<MachineRecord, 'instant_book' | 'time_zone' | 'delivery_options'>;
  quote: QuoteRecord;
};

export function DueLines({ machine, quote }: DueLinesProps) {
  const { currency } = useSettings();
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
      {dueLines(quote, machine).map(([when, sums]) => (
        <Row key={when} gap={2} justify="between" size={14} soft>
          <dt>{when}</dt>
          <dd>
            <Money amount={sumOf(sums, currency)} currency={currency} />
          </dd>
        </Row>
      ))}
      {quote.deposit_amount === 0 && <Hint>No deposit</Hint>}
    </Stack>
  );
}

/** An instant booking is charged by its press, another request by the owner's answer. */
function dueLines({ plan: { now, later, back } }: QuoteRecord, machine: DueLinesProps['machine']) {
  const answered = later.filter(({ at }) => at === null);
  const returned = back.filter(({ after }) => after === 'return');
  const lines: [when: string, sums: Sums][] = machine.instant_book
    ? [['Due when you book', [...now, ...answered]]]
    : [
        ...(now.length > 0 ? [['Due now', now] as [string, Sums]] : []),
        ['Due when the owner approves', answered],
      ];
  for (const one of later) if (one.at) lines.push([`Due ${dayOf(one.at, machine.time_zone)}`, [one]]);
  if (returned.length > 0) lines.push(['Deposit back after the return', returned]);
  return lines;
}

const sumOf = (sums: Sums, currency: string): number =>
  toMajor(
    sums.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
    currency,
  );

const dayOf = (instant: string, zone: string | null): string =>
  formatDate(todayIn(zone ?? 'UTC', new Date(instant)), 'weekday');

/** Mentions delivery only where there is a choice. */
function totalWords(
  { delivery_available }: QuoteRecord,
  { delivery_options }: DueLinesProps['machine'],
): string {
  if (delivery_available) return 'Total, delivered';
  return delivery_options.length > 0 ? 'Total, picked up' : 'Total';
}
