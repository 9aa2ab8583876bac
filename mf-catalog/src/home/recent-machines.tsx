import { Box, EmptyState, ErrorState, Grid, LinkButton, Row, SkeletonCards } from '@yard/ui';
import { MachineCard } from '../machines/machine-card';
import { SHOWN, useHomeMachines } from './use-home-machines';
import styles from './home.module.css';

/** The machines near a renter, or those that were listed last, for the start page. */
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
      {machines.isError ? (
        <ErrorState title="The machines could not be loaded" onRetry={() => void machines.refetch()}>
          The search above still works.
        </ErrorState>
      ) : machines.data === undefined ? (
        <SkeletonCards count={SHOWN} />
      ) : machines.data.data.length === 0 ? (
        <EmptyState icon="machine" title="No machines yet">
          The first machines that owners list stand here.
        </EmptyState>
      ) : (
        <Grid as="ul" fit={250} gap={5} bare className={styles.machines}>
          {machines.data.data.map((machine) => (
            <Grid as="li" key={machine.id}>
              <MachineCard machine={machine} level={3} />
            </Grid>
          ))}
        </Grid>
      )}
    </Box>
  );
}
