import type { LedgerEntryNameInput, LedgerSummary } from '@yard/contracts';
import { ForRight } from '@yard/session';
import { Banner, Box, Button, DateText } from '@yard/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { CorrectSheet } from './correct-sheet';

type Check = LedgerSummary['check'];

export function LedgerCheck({ check }: { check: Check }) {
  const [entry, setEntry] = useState<LedgerEntryNameInput | null>(null);
  const checked = (
    <p>
      Checked on <DateText value={check.checked_at} />.
    </p>
  );
  if (check.ok) {
    return (
      <Banner tone="good" title="The books are balanced">
        {checked}
      </Banner>
    );
  }
  return (
    <Banner tone="bad" title="The books don’t agree">
      {checked}
      <Box as="ul" marked>
        {check.differences.map((difference, index) => (
          <li key={difference}>
            {difference} <About about={check.about[index] ?? null} onCorrect={setEntry} />
          </li>
        ))}
      </Box>
      {entry && <CorrectSheet entry={entry} onClose={() => setEntry(null)} />}
    </Banner>
  );
}

type AboutProps = { about: Check['about'][number]; onCorrect: (entry: LedgerEntryNameInput) => void };

function About({ about, onCorrect }: AboutProps) {
  if (!about) return null;
  const { entry_key, rental_request_id, payment_id, payout_id } = about;
  return (
    <>
      {payment_id !== null && <Link to={`/payments/${payment_id}`}>Payment {payment_id}</Link>}{' '}
      {payout_id !== null && <Link to={`/payouts/${payout_id}`}>Payout {payout_id}</Link>}{' '}
      {rental_request_id !== null && (
        <Link to={`/rental_requests/${rental_request_id}`}>Rental no. {rental_request_id}</Link>
      )}{' '}
      {entry_key !== null && rental_request_id !== null && (
        <ForRight right="money">
          <Button small onPress={() => onCorrect({ entry_key, rental_request_id })}>
            Correct {entry_key}
          </Button>
        </ForRight>
      )}
    </>
  );
}
