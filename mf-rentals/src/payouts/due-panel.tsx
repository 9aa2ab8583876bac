import { statementType } from '@yard/contracts';
import { type CalendarDate, todayIn } from '@yard/dates';
import { failureWords, useRecords } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { LinkButton, LoadFailed, Money, Panel, SkeletonBlock } from '@yard/ui';
import { Link } from 'react-router';
import { dayWords, zoneOf } from '../words/time-words';
import styles from './payouts.module.css';
import { useRunningRentals } from './use-running-rentals';

/** The newest statement, whose closing balance is what is due now. */
export function useBalance() {
  return useRecords(statementType, { per_page: 1 });
}

/** What is due to the owner in all, and the rentals that have to end before it is paid. */
export function DuePanel() {
  const { data: statements, error, isFetching, refetch } = useBalance();
  if (statements) return <Due balance={statements.data[0]?.closing_balance ?? 0} />;
  if (!error) return <SkeletonBlock height={172} />;
  return (
    <Panel title="Due to you">
      <LoadFailed title="What is due to you could not be loaded" answer={{ isFetching, refetch }}>
        {failureWords(error)}
      </LoadFailed>
    </Panel>
  );
}

function Due({ balance }: { balance: number }) {
  const { currency } = useSettings();
  const { running } = useRunningRentals();
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
      <p className={styles.due}>
        <Money amount={Math.abs(balance)} currency={currency} exact />
      </p>
      <p className={styles.soft}>
        {owes
          ? 'More went back to renters than was due to you. It is taken off what you earn next.'
          : 'Your rents so far, less our fee, refunds and what was paid out.'}
      </p>
      {running.length > 0 && (
        <>
          <h3 className={styles.subtitle}>Paid to you once these rentals are closed</h3>
          <ul className={styles.running}>
            {running.map(({ id, machine, end_date }) => (
              <li key={id}>
                <Link to={`/rentals/${id}`}>{machine?.subject ?? `Rental no. ${id}`}</Link>
                <span className={styles.soft}>{endWords(end_date, zoneOf(machine))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** "until Sat 7 Nov"; "ended …" once the day is over at the machine's place. */
function endWords(day: CalendarDate, zone: string): string {
  return `${day < todayIn(zone, new Date()) ? 'ended' : 'until'} ${dayWords(day)}`;
}
