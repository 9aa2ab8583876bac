import type { LedgerEntryRecord } from '@yard/contracts';
import { LEDGER_KIND_NAMES } from '@yard/contracts/back-office';
import { Box, cx, DateText, Hint, Icon, Money, Row, StatusBadge, Text } from '@yard/ui';
import { Link } from 'react-router';
import styles from '../../page/plain-table.module.css';
import { kindIcons, lineWords, sidesOf } from './entry-words';

type EntryCardProps = { entry: LedgerEntryRecord; currency: string };

export function EntryCard({ entry, currency }: EntryCardProps) {
  const label = LEDGER_KIND_NAMES[entry.kind];
  return (
    <Box as="article" framed pad={4} aria-label={`Entry ${entry.id}: ${label}`}>
      <Row as="header" gap={1} across={4} align="center" wrap size={14} below={2}>
        <Row as="h3" gap={2} align="center" size={16}>
          <Icon name={kindIcons[entry.kind]} size={18} /> {label}
        </Row>
        {entry.rental_request_id !== null && (
          <Link to={`/rental_requests/${entry.rental_request_id}`}>Rental no. {entry.rental_request_id}</Link>
        )}
        <Hint as="span">
          <DateText value={entry.posted_at} />
        </Hint>
      </Row>
      {entry.reason !== null && (
        <p>
          Sets {entry.corrects} right: “{entry.reason}” Proposed by {entry.proposed_by}, confirmed by{' '}
          {entry.confirmed_by}.
        </p>
      )}
      <Lines entry={entry} currency={currency} />
    </Box>
  );
}

function Lines({ entry, currency }: EntryCardProps) {
  return (
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
      <Sums entry={entry} currency={currency} />
    </table>
  );
}

function Sums({ entry, currency }: EntryCardProps) {
  const { debit, credit, difference } = sidesOf(entry, currency);
  return (
    <Text as="tfoot" weight={650}>
      <tr>
        <th scope="row">
          {difference === 0 ? (
            <StatusBadge tone="good">Sums to zero</StatusBadge>
          ) : (
            <StatusBadge tone="bad">
              Off by <Money amount={difference} currency={currency} exact />
            </StatusBadge>
          )}
        </th>
        <td>
          <Money amount={debit} currency={currency} exact />
        </td>
        <td>
          <Money amount={credit} currency={currency} exact />
        </td>
      </tr>
    </Text>
  );
}
