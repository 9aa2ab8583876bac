import { EmptyState, ErrorState, Grid, LinkButton, SkeletonCards, Stack, Text } from '@yard/ui';
import { Link } from 'react-router';
import { categoriesOf } from '../machines/categories-of';
import { useMachineTypes } from '../machines/use-machine-types';
import { writeSearch, type SearchState } from './search-state';

export function CategoryChoice({ state }: { state: SearchState }) {
  const types = useMachineTypes();
  if (types.isLoadingError) {
    return <ErrorState title="We couldn’t load the machine types" onRetry={() => void types.refetch()} />;
  }
  if (types.data === undefined) return <SkeletonCards count={6} />;
  const category = categoriesOf(types.data).find(({ name }) => name === state.category);
  if (category === undefined) {
    return (
      <EmptyState
        icon="search"
        title={`There is no category “${state.category}”`}
        action={<LinkButton to="/search">See all machines</LinkButton>}
      />
    );
  }
  return (
    <Grid as="ul" fit={150} gap={3} bare aria-label={`Types of ${state.category}`}>
      {category.types.map(({ id, name, illustration_url }) => (
        <Grid as="li" key={id}>
          <Stack
            as={Link}
            to={`/search?${writeSearch({ ...state, type: String(id) }).toString()}`}
            framed
            leads
            gap={2}
            align="center"
            centred
            pad={3}
          >
            <img src={illustration_url} alt="" width={120} height={90} loading="lazy" />
            <Text as="span" size={14} weight={600} tight>
              {name}
            </Text>
          </Stack>
        </Grid>
      ))}
    </Grid>
  );
}
