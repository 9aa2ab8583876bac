import type { LedgerEntryRecord } from '@yard/contracts';
import { cx, Money, Row, Stack } from '@yard/ui';
import { Link } from 'react-router';
import styles from '../../page/plain-table.module.css';
import { lineWords } from './entry-words';

export function EntryLines({ entry, currency }: { entry: LedgerEntryRecord; currency: string }) {
  const { payment_id, payout_id, reason } = entry;
  return (
    <Stack gap={2}>
      {reason !== null && (
        <p>
          Corrects {entry.corrects}: “{reason}” Proposed by {entry.proposed_by}, confirmed by{' '}
          {entry.confirmed_by}.
        </p>
      )}
      <table className={cx(styles.table, styles.sums)}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Debit</th>
            <th scope="col">Credit</th>
          </tr>
        </thead>
        <tbody>
          {entry.lines.map((line, index) => (
            <tr key={index}>
              <td>{lineWords(line)}</td>
              <td>{line.amount > 0 && <Money amount={line.amount} currency={currency} exact />}</td>
              <td>{line.amount < 0 && <Money amount={-line.amount} currency={currency} exact />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Row gap={4} wrap>
        {payment_id !== null && <Link to={`/payments/${payment_id}`}>Payment {payment_id}</Link>}
        {payout_id !== null && <Link to={`/payouts/${payout_id}`}>Payout {payout_id}</Link>}
      </Row>
    </Stack>
  );
}
