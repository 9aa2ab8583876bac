import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  width?: string;
  sortable?: boolean;
  /** Left out where the table has less room than 640 px; `more`: than 860 px; `most`: than 1060 px. */
  wide?: boolean | 'more' | 'most';
  /** Takes the room that the others leave and cuts its text to it; the others then stay on one line. */
  grows?: boolean;
  /** Second line of the cell where the table has less room than 640 px: what columns say that are left out there. */
  below?: (row: Row) => ReactNode;
};

export type Sort = { key: string; direction: 'asc' | 'desc' };
