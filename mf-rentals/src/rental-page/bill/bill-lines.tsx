import type { BillLineRecord, BillQuoteRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { type PriceLine, PriceLines } from '@yard/ui';
import { billSources } from '../../words/bill-words';
import type { Reader } from '../../words/reader';

export interface BillLinesProps {
  bill: Omit<BillQuoteRecord, 'plan'>;
  reader: Reader;
  /** An admin waived what is above the deposit. */
  isWaived?: boolean;
}

/** A bill line by line, claim and decision apart, and where the money comes from. */
export function BillLines({ bill, reader, isWaived = false }: BillLinesProps) {
  const { currency } = useSettings();
  const total: PriceLine = { label: 'The bill', amount: bill.total, kind: 'total' };
  const sources = billSources(bill, reader, !isWaived).map(({ label, amount }): PriceLine => ({
    label,
    amount,
  }));
  const lines = bill.lines.map((line) => priceLine(line, currency));
  return <PriceLines lines={[...lines, total, ...sources]} currency={currency} />;
}

function priceLine(line: BillLineRecord, currency: string): PriceLine {
  const amount = line.decided_amount ?? line.claimed_amount;
  const money = (value: number) => formatMoney(value, currency, { exact: true });
  const isOther = line.decided_amount !== null && line.decided_amount !== line.claimed_amount;
  const details = [
    line.kind === 'overtime' && `${line.quantity} × ${money(line.unit_amount)}`,
    line.kind === 'late' && amount === 0 && !isOther && 'Covered by the rent',
    isOther && `${money(Math.abs(line.claimed_amount))} was claimed`,
  ].filter(Boolean);
  return {
    label: line.label,
    detail: details.length > 0 ? details.join(' · ') : undefined,
    amount: Math.abs(amount),
    kind: line.kind === 'credit' ? 'credit' : 'normal',
  };
}
