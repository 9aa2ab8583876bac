import { LoadFailed } from '../show/load-failed';
import { pageOf, Pagination } from './pagination';
import pageStyles from './pagination.module.css';
import styles from './table.module.css';
import { type ReactNode, useRef } from 'react';
import { Table, type TableProps } from './table';

/** A page of a list as it was answered, with how asking for it stands. */
export type PagedAnswer<Row> = {
  data: { data: readonly Row[]; current_page: number; last_page: number; total: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

export type PagedTableProps<Row> = Omit<TableProps<Row>, 'rows'> & {
  answer: PagedAnswer<Row>;
  /** Name of one row ("payment"). */
  noun: string;
  /** Why the page couldn’t be loaded, in sentences. */
  explain: (error: Error) => string;
  onPage: (page: number) => void;
  foot?: ReactNode;
  /** The answer's rows in another order. */
  inOrder?: (rows: readonly Row[]) => readonly Row[];
};

/** A list's page: the table, or why there is none with a retry; below it how many there are, and the other pages. */
export function PagedTable<Row>({
  answer,
  noun,
  explain,
  onPage,
  foot,
  inOrder = asAnswered,
  ...table
}: PagedTableProps<Row>) {
  const { data, error, isFetching, refetch } = answer;
  const start = useRef<HTMLDivElement>(null);
  const turn = (page: number) => {
    onPage(page);
    start.current?.scrollIntoView({ block: 'start' });
  };
  if (error !== null && data === undefined) {
    return (
      <LoadFailed title={`We couldn’t load the ${pluralOf(noun)}`} answer={{ isFetching, refetch }}>
        {explain(error)}
      </LoadFailed>
    );
  }
  return (
    <>
      <div ref={start} className={styles.start} />
      <Table {...table} rows={data && inOrder(data.data)} />
      {data && data.last_page === 1 && data.total > 0 && (
        <div className={pageStyles.pages}>
          <p>
            {data.total.toLocaleString('en-US')} {data.total === 1 ? noun : pluralOf(noun)}
          </p>
          {foot}
        </div>
      )}
      <Pagination {...pageOf(data)} noun={pluralOf(noun)} onPage={turn}>
        {foot}
      </Pagination>
    </>
  );
}

const asAnswered = <Row,>(rows: readonly Row[]): readonly Row[] => rows;

/** "payments", "replies". */
const pluralOf = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);
