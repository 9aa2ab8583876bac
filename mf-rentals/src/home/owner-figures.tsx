import { zoneOf } from '@yard/contracts';
import { FLEET_DAYS, fleetType } from '@yard/contracts/fleet';
import { useWholeList } from '@yard/data/whole-lists';
import { AnswerFailed, useSettings } from '@yard/remote-kit';
import { Card, Grid, Hint, Money, SkeletonBlock, Stack, Text } from '@yard/ui';
import type { ReactNode } from 'react';
import { useBalance } from '../payouts/use-balance';
import { useRunningRentals } from '../payouts/use-running-rentals';
import { endWords } from '../words/time-words';
import { counted, type FleetFigures, fleetFigures } from './fleet-figures';

export function OwnerFigures() {
  return (
    <Stack as="section" aria-labelledby="your-machines" gap={3}>
      <h2 id="your-machines">Your machines</h2>
      <Figures />
    </Stack>
  );
}

function Figures() {
  const fleet = useWholeList(fleetType);
  const balance = useBalance();
  const { running, isPending } = useRunningRentals();
  const error = fleet.error ?? balance.error;
  if (fleet.data && balance.data && !isPending) {
    const figures = fleetFigures(fleet.data.data, FLEET_DAYS);
    return (
      <Grid as="ul" cells={220} gap={3} bare>
        <Due balance={balance.data.data[0]?.closing_balance ?? 0} running={running} />
        <Fleet figures={figures} />
      </Grid>
    );
  }
  if (!error) return <SkeletonBlock height={132} />;
  const isFetching = fleet.isFetching || balance.isFetching;
  const refetch = () => Promise.all([fleet.refetch(), balance.refetch()]);
  return (
    <AnswerFailed title="We couldn’t load your figures" level={3} answer={{ error, isFetching, refetch }} />
  );
}

type DueProps = { balance: number; running: ReturnType<typeof useRunningRentals>['running'] };

function Due({ balance, running }: DueProps) {
  const { currency } = useSettings();
  const next = running[0];
  return (
    <Figure
      to="/payouts"
      label={balance < 0 ? 'You owe' : 'Due to you'}
      value={<Money amount={Math.abs(balance)} currency={currency} exact />}
    >
      {next?.earnings ? (
        <>
          Next <Money amount={next.earnings.amount} currency={currency} exact /> after the rental{' '}
          {endWords(next.end_date, zoneOf(next.machine))} closes
        </>
      ) : (
        'No rentals are running'
      )}
    </Figure>
  );
}

function Fleet({ figures }: { figures: FleetFigures }) {
  const { machines, rented, days, visitors, requests, bookings } = figures;
  if (machines === 0)
    return (
      <Figure to="/my-machines" label="Machines" value="None published">
        Publish one to see how it does
      </Figure>
    );
  return (
    <>
      <Figure
        to="/my-machines/calendar"
        label={`Rented in the next ${FLEET_DAYS} days`}
        value={`${Math.round((rented / days) * 100)}%`}
      >
        {rented} of {days} days of {counted(machines, 'machine')}
      </Figure>
      <Figure to="/my-machines" label="Seen in 30 days" value={counted(visitors, 'visitor')}>
        {counted(requests, 'request')}, {bookings} booked
      </Figure>
    </>
  );
}

type FigureProps = { to: string; label: string; value: ReactNode; children: ReactNode };

function Figure({ to, label, value, children }: FigureProps) {
  return (
    <li>
      <Card to={to}>
        <Hint>{label}</Hint>
        <Text size={22} weight={700} figures>
          {value}
        </Text>
        <Hint>{children}</Hint>
      </Card>
    </li>
  );
}
