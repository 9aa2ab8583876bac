import type { Column } from '../src/table/column';
import { page } from '@yard/testing/screen';

export type Row = { id: number; name: string; amount: number };

export const rows: Row[] = [
  { id: 1, name: 'Crane', amount: 530 },
  { id: 2, name: 'Lift', amount: 90 },
  { id: 3, name: 'Loader', amount: 240 },
];

export const columns: Column<Row>[] = [
  {
    key: 'name',
    label: 'Name',
    sortable: true,
    grows: true,
    render: ({ name }) => name,
    below: ({ amount }) => `$${amount}`,
  },
  {
    key: 'amount',
    label: 'Rate',
    sortable: true,
    align: 'end',
    wide: 'more',
    width: '90px',
    render: ({ amount }) => amount,
  },
  { key: 'link', label: 'More', wide: true, render: ({ name }) => <a href="#top">{`Look at ${name}`}</a> },
  { key: 'last', label: 'Last', wide: 'most', render: () => 'never' },
];

export const cells = () =>
  page.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
