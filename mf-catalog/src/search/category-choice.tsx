import { EmptyState, ErrorState, LinkButton, SkeletonCards } from '@yard/ui';
import { Link } from 'react-router';
import { categoriesOf } from '../machines/categories-of';
import { useMachineTypes } from '../machines/use-machine-types';
import { writeSearch, type SearchState } from './search-state';
import styles from './category-choice.module.css';

/** The types of one category, each leading to its machines. */
export function CategoryChoice({ state }: { state: SearchState }) {
  const types = useMachineTypes();
  if (types.isError) {
    return <ErrorState title="The machine types could not be loaded" onRetry={() => void types.refetch()} />;
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
    <ul className={styles.types} aria-label={`Types of ${state.category}`}>
      {category.types.map(({ id, name, illustration_url }) => (
        <li key={id}>
          <Link
            className={styles.type}
            to={`/search?${writeSearch({ ...state, type: String(id) }).toString()}`}
          >
            <img src={illustration_url} alt="" width={120} height={90} loading="lazy" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
