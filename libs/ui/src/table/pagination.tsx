import type { ReactNode } from 'react';
import { Row } from '../layouts/primitives';
import { Button } from '../actions/button';
import styles from './pagination.module.css';

export type PaginationProps = {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Number of all of them, and their name ("requests"). */
  total?: number;
  noun?: string;
  children?: ReactNode;
};

/** The page that a list's response says one is on; nothing yet: its only page. */
export function pageOf(answer: { current_page: number; last_page: number; total: number } | undefined) {
  return { page: answer?.current_page ?? 1, lastPage: answer?.last_page ?? 1, total: answer?.total };
}

/** Steps through the pages of a list; absent while everything fits on one. */
export function Pagination({ page, lastPage, onPage, total, noun = 'entries', children }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span>
        Page {page} of {lastPage}
        {total !== undefined && ` · ${total.toLocaleString('en-US')} ${noun}`}
      </span>
      {children}
      <Row as="span" gap={2} align="center">
        <Button small icon="chevron-left" disabled={page <= 1} onPress={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button small iconEnd="chevron-right" disabled={page >= lastPage} onPress={() => onPage(page + 1)}>
          Next
        </Button>
      </Row>
    </nav>
  );
}
