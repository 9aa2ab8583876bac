import type { CategoryUse, Utilisation } from '@yard/contracts';
import { Hint } from '@yard/ui';
import { Link } from 'react-router';
import { AwaitedPlot, type SpanDays } from './awaited-plot';
import { partWords } from './figure';
import styles from './statistics.module.css';

export function UtilisationPlot({ days }: { days: SpanDays }) {
  return (
    <AwaitedPlot<Utilisation> path="api/desk/utilisation" days={days}>
      {({ categories }) =>
        categories.length === 0 ? (
          <Hint>No machines are listed yet.</Hint>
        ) : (
          <table className={styles.table} width="100%">
            <caption className="visually-hidden">Utilization by category</caption>
            <thead>
              <tr>
                <th scope="col">Category</th>
                <th scope="col">Machines</th>
                <th scope="col" colSpan={2}>
                  Rented
                </th>
                <th scope="col">Before</th>
              </tr>
            </thead>
            <tbody>
              {categories.map((one) => (
                <CategoryRow key={one.category ?? ''} use={one} />
              ))}
            </tbody>
          </table>
        )
      }
    </AwaitedPlot>
  );
}

function CategoryRow({ use: { category, machines, rate, before_rate } }: { use: CategoryUse }) {
  const types = `/machine_types?${new URLSearchParams({ search: category ?? '' }).toString()}`;
  return (
    <tr>
      <th scope="row">
        <Link to={types}>{category ?? 'No category'}</Link>
      </th>
      <td>{machines}</td>
      <td className={styles.part}>
        <svg
          width="100%"
          height={12}
          viewBox="0 0 100 12"
          preserveAspectRatio="none"
          fill="currentColor"
          aria-hidden
        >
          <rect className={styles.full} width={100} height={12} />
          <rect width={Math.min(100, rate * 100)} height={12} />
        </svg>
      </td>
      <td>{partWords(rate)}</td>
      <td>{partWords(before_rate)}</td>
    </tr>
  );
}
