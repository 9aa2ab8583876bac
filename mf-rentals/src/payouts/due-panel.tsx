import { zoneOf } from '@yard/contracts';
import { AnswerFailed, useSettings } from '@yard/remote-kit';
import { Box, Hint, LinkButton, Money, Panel, Row, SkeletonBlock, Text } from '@yard/ui';
import { Link } from 'react-router';
import { endWords } from '../words/time-words';
import { useBalance } from './use-balance';
import { useRunningRentals } from './use-running-rentals';

export function DuePanel() {
  const { data: statements, error, isFetching, refetch } = useBalance();
  if (statements) return <Due balance={statements.data[0]?.closing_balance ?? 0} />;
  if (!error) return <SkeletonBlock height={172} />;
  return (
    <Panel title="Due to you">
      <AnswerFailed title="We couldn’t load what’s due to you" answer={{ error, isFetching, refetch }} />
    </Panel>
  );
}

function Due({ balance }: { balance: number }) {
  const { currency } = useSettings();
  const owes = balance < 0;
  return (
    <Panel
      title={owes ? 'You owe' : 'Due to you'}
      aside={
        <LinkButton to="/statements" kind="quiet" small iconEnd="arrow-right">
          Statements
        </LinkButton>
      }
    >
      <Text size={28} weight={700} tight>
        <Money amount={Math.abs(balance)} currency={currency} exact />
      </Text>
      <Hint>
        {owes
          ? 'Refunds to renters were more than you had coming. We’ll subtract it from your next earnings.'
          : 'Your rents so far, minus our fee, refunds and payouts.'}
      </Hint>
      <Running />
    </Panel>
  );
}

/** The rentals that bring more once they are closed, and how much each. */
function Running() {
  const { currency } = useSettings();
  const { running } = useRunningRentals();
  if (running.length === 0) return null;
  return (
    <>
      <Text as="h3" size={14} above={4}>
        Paid when these rentals close
      </Text>
      <Box as="ul" bare divided>
        {running.map(({ id, machine, end_date, earnings }) => (
          <Row as="li" key={id} gap={1} across={4} justify="between" wrap padY={2}>
            <Link to={`/rentals/${id}`}>{machine.subject}</Link>
            <Row as="span" gap={3} align="baseline">
              <Hint as="span">{endWords(end_date, zoneOf(machine))}</Hint>
              {earnings && <Money amount={earnings.amount} currency={currency} exact />}
            </Row>
          </Row>
        ))}
      </Box>
    </>
  );
}
