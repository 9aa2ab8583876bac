import { LEDGER_ACCOUNTS, type LedgerCorrectionRecord, ledgerCorrectionType } from '@yard/contracts';
import { LEDGER_ACCOUNT_NAMES } from '@yard/contracts/back-office';
import { useRecords } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { ForRight, useSession } from '@yard/session';
import { Banner, Box, Button, ButtonGroup, LinkButton } from '@yard/ui';
import { useAnswer } from '../refunds/use-answer';

export function WaitingCorrections() {
  const { data } = useRecords(ledgerCorrectionType, {}, { isSummary: true });
  return data?.data.map((correction) => <Correction key={correction.id} correction={correction} />);
}

function Correction({ correction }: { correction: LedgerCorrectionRecord }) {
  const { currency } = useSettings();
  const { user } = useSession();
  const { busy, answer } = useAnswer(ledgerCorrectionType, correction);
  const { entry_key, reason, rental_request_id } = correction;
  const sides = LEDGER_ACCOUNTS.filter((account) => correction[account] !== 0);
  return (
    <Banner tone="warn" title={`A correction of ${entry_key} is waiting`}>
      <p>
        {correction.user_name ?? 'An admin'} proposed it: “{reason}” Another admin must confirm it.
      </p>
      <Box as="ul" marked>
        {sides.map((account) => (
          <li key={account}>
            {LEDGER_ACCOUNT_NAMES[account]}: {correction[account] > 0 ? 'debit' : 'credit'}{' '}
            {formatMoney(Math.abs(correction[account]), currency, { exact: true })}
          </li>
        ))}
      </Box>
      <ButtonGroup>
        <ForRight right="money">
          {user?.id !== correction.user_id && (
            <Button kind="primary" busy={busy} onPress={() => void answer('confirm')}>
              Post the correction
            </Button>
          )}
          <Button busy={busy} onPress={() => void answer('stop')}>
            Stop it
          </Button>
        </ForRight>
        <LinkButton kind="quiet" to={`/rental_requests/${rental_request_id}`}>
          Open the rental
        </LinkButton>
      </ButtonGroup>
    </Banner>
  );
}
