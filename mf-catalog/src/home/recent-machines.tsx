import { Box, EmptyState, ErrorState, LinkButton, Row, SkeletonCards } from '@yard/ui';
import { MachineCards } from '../machines/machine-cards';
import { SHOWN, useHomeMachines } from './use-home-machines';

export default function RecentMachines() {
  const { near, machines } = useHomeMachines();
  return (
    <Box as="section" aria-labelledby="recent-machines" shrinks>
      <Row gap={2} across={4} align="center" justify="between" wrap below={5}>
        <h2 id="recent-machines" data-private={near ? true : undefined}>
          {near ? `Near ${near.city}, ${near.state}` : 'New in the yard'}
        </h2>
        <LinkButton kind="quiet" to={near ? `/search?address=${near.id}` : '/search'} iconEnd="arrow-right">
          {near ? 'See all near you' : 'See all machines'}
        </LinkButton>
      </Row>
      {machines.isLoadingError ? (
        <ErrorState title="We couldn’t load the machines" onRetry={() => void machines.refetch()}>
          You can still search above.
        </ErrorState>
      ) : machines.data === undefined ? (
        <SkeletonCards count={SHOWN} />
      ) : machines.data.data.length === 0 ? (
        <EmptyState icon="machine" title="No machines yet">
          Machines show up here once owners list them.
        </EmptyState>
      ) : (
        <MachineCards machines={machines.data.data} level={3} />
      )}
    </Box>
  );
}
