import { formatDate } from '@yard/dates';
import type { ReactNode } from 'react';
import styles from './home.module.css';

type DayTableProps<D extends { date: string }> = {
  days: readonly D[];
  columns: readonly { label: string; render: (day: D) => ReactNode }[];
};

export function DayTable<D extends { date: string }>({ days, columns }: DayTableProps<D>) {
  return (
    <details>
      <summary>As a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDate(day.date, 'full')}</th>
              {columns.map(({ label, render }) => (
                <td key={label}>{render(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
