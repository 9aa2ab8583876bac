import type { StatementLine, StatementView } from '@yard/contracts';
import { Box, DateText, EmptyState, Hint, Money } from '@yard/ui';
import { Link } from 'react-router';
import styles from './statements.module.css';

/** Every movement of the month, oldest first, with what was due after it. */
export function StatementLines({ statement }: { statement: StatementView }) {
  const { lines, currency } = statement;
  if (lines.length === 0) return <EmptyState icon="receipt" title="Nothing moved this month" />;
  return (
    <div className={styles.lines}>
      <div className={styles.linesHead} aria-hidden>
        <span>Day</span>
        <span>What</span>
        <span>Amount</span>
        <span>Balance</span>
      </div>
      <Box as="ol" bare>
        {lines.map((line, index) => (
          <Line key={index} line={line} currency={currency} />
        ))}
      </Box>
    </div>
  );
}

function Line({ line, currency }: { line: StatementLine; currency: string }) {
  const { rental_request_id: rental } = line;
  return (
    <li className={styles.line}>
      <Hint as="span">
        <DateText value={line.date} style="short" />
      </Hint>
      <span className={styles.what}>
        {line.label}
        {rental !== null && <Link to={`/rentals/${rental}`}>Rental no. {rental}</Link>}
      </span>
      <strong className={styles.moved}>
        <Money amount={line.amount} currency={currency} exact />
      </strong>
      <span className={styles.after}>
        <span className={styles.afterLabel}>Balance </span>
        <Money amount={line.balance} currency={currency} exact />
      </span>
    </li>
  );
}
