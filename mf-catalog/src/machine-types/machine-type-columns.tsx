import type { MachineTypeRecord } from '@yard/contracts';
import { type Column, DateText, Row } from '@yard/ui';

export const machineTypeColumns: readonly Column<MachineTypeRecord>[] = [
  {
    key: 'name',
    label: 'Name',
    sortable: true,
    render: ({ name, illustration_url }) => (
      <Row as="span" gap={3} align="center">
        <img src={illustration_url} alt="" width={40} height={30} loading="lazy" />
        {name}
      </Row>
    ),
  },
  { key: 'category', label: 'Category', render: ({ category }) => category ?? '–' },
  {
    key: 'created_at',
    label: 'Made',
    sortable: true,
    wide: true,
    render: ({ created_at }) => <DateText dayOnly value={created_at} />,
  },
  { key: 'id', label: '#', align: 'end', wide: true, render: ({ id }) => id },
];
