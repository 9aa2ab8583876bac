import { Box, ErrorState, Grid, Row, SkeletonBlock, Stack } from '@yard/ui';
import { Link } from 'react-router';
import { categoriesOf } from '../machines/categories-of';
import { useMachineTypes } from '../machines/use-machine-types';
import styles from './home.module.css';
import { onSheet } from './on-sheet';

const USUAL_COUNT = 15;

export default function Categories() {
  const types = useMachineTypes();
  if (types.isLoadingError) {
    return <ErrorState title="We couldn’t load the categories" onRetry={() => void types.refetch()} />;
  }
  return (
    <Box as="section" aria-labelledby="categories" shrinks>
      <Row gap={2} across={4} align="center" justify="between" wrap below={5}>
        <h2 id="categories">Browse by kind of work</h2>
      </Row>
      <Grid as="ul" gap={3} bare className={styles.categories} aria-busy={types.isPending}>
        {types.data === undefined
          ? Array.from({ length: USUAL_COUNT }, (_, index) => (
              <Grid as="li" key={index}>
                <SkeletonBlock height="100%" />
              </Grid>
            ))
          : categoriesOf(types.data).map(({ name, illustration_url, path }) => (
              <Grid as="li" key={name}>
                <Stack
                  as={Link}
                  to={path}
                  framed
                  leads
                  align="center"
                  justify="center"
                  gap={2}
                  pad={3}
                  className={styles.category}
                >
                  <img src={onSheet(illustration_url)} alt="" width={120} height={90} loading="lazy" />
                  <span>{name}</span>
                </Stack>
              </Grid>
            ))}
      </Grid>
    </Box>
  );
}
