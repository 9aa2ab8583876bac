import { Checkbox, type Column } from '@yard/ui';

export function markColumn<Row extends { id: number }>(
  nameOf: (row: Row) => string,
  marked: ReadonlySet<number>,
  mark: (id: number, isOn: boolean) => void,
): Column<Row> {
  return {
    key: 'mark',
    label: 'Select',
    width: '70px',
    wide: true,
    render: (row) => (
      <Checkbox
        label=""
        aria-label={`Select ${nameOf(row)}`}
        value={marked.has(row.id)}
        onChange={(isOn) => mark(row.id, isOn)}
      />
    ),
  };
}
