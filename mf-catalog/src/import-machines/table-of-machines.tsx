import { type AddressRecord, addressText } from '@yard/contracts';
import { FieldGroup, Grid, Select, SkeletonTable, Text } from '@yard/ui';
import { AddRows } from './add-rows';
import type { MachineColumn } from './machine-columns';
import type { ReadTable } from './read-table';
import { useReadTable } from './use-read-table';

export function TableOfMachines({ table }: { table: ReadTable }) {
  const { rows, columns, known, choose, mending, addresses, addressId, setAddressId } = useReadTable(table);
  return (
    <>
      <FieldGroup title="Columns">
        <Grid fit={200} gap={4}>
          {table.header.map((heading, at) => (
            <Select
              key={at}
              name={`column-${at}`}
              label={heading || `Column ${at + 1}`}
              placeholder="Left out"
              value={columns[at]?.field ?? ''}
              onChange={(field) => choose(at, field)}
              options={optionsOf(known, columns, at)}
            />
          ))}
        </Grid>
      </FieldGroup>
      <LeftOut headings={table.header.filter((heading, at) => heading !== '' && !columns[at])} />
      <Place addresses={addresses} id={addressId} onChoose={setAddressId} />
      {rows ? <AddRows rows={rows} mending={mending} /> : <SkeletonTable columns={4} />}
    </>
  );
}

function LeftOut({ headings }: { headings: readonly string[] }) {
  if (headings.length === 0) return null;
  const named = headings.map((heading) => `“${heading}”`).join(', ');
  return (
    <Text role="status">
      {`Left out: ${named}. To add ${headings.length === 1 ? 'it' : 'one'}, choose above what the column holds.`}
    </Text>
  );
}

/** A field that another heading has cannot be chosen. */
function optionsOf(known: readonly MachineColumn[], columns: readonly (MachineColumn | null)[], at: number) {
  const taken = new Set(columns.flatMap((column, other) => (column && other !== at ? column.field : [])));
  return known.map(({ field, label }) => ({ value: field, label, disabled: taken.has(field) }));
}

type PlaceProps = {
  addresses: readonly AddressRecord[];
  id: number | null;
  onChoose: (id: number | null) => void;
};

function Place({ addresses, id, onChoose }: PlaceProps) {
  return (
    <FieldGroup title="Where the machines are">
      <Select
        name="address_id"
        label="Address for rows without a ZIP code"
        optional
        placeholder="Not chosen yet"
        value={String(id ?? '')}
        onChange={(chosen) => onChoose(chosen === '' ? null : Number(chosen))}
        options={addresses.map((address) => ({ value: String(address.id), label: addressText(address) }))}
      />
    </FieldGroup>
  );
}
