import { documentType, machineType, machineTypeType, userType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { Box, Button, ButtonGroup } from '@yard/ui';
import type { UrlFilters } from './use-url-filters';

type Kind = 'user' | 'machine' | 'machine_type' | 'document';

/** Filters of a list by an id in its address: the filter's name, whose id it is, and its label. */
export type Narrowings = Readonly<Record<string, { of: Kind; label: string }>>;

export type NarrowedListProps = { filters: UrlFilters; by: Narrowings };

export default function NarrowedChips({ filters, by }: NarrowedListProps) {
  const narrowed = Object.entries(by).filter(([name]) => filters.get(name) !== '');
  return (
    <Box below={4}>
      <ButtonGroup>
        {narrowed.map(([name, { of, label }]) => (
          <Chip key={name} {...{ filters, name, of, label }} />
        ))}
      </ButtonGroup>
    </Box>
  );
}

function Chip({ filters, name, of, label }: { filters: UrlFilters; name: string; of: Kind; label: string }) {
  const id = Number(filters.get(name));
  const user = useRecord(userType, of === 'user' ? id : null);
  const machine = useRecord(machineType, of === 'machine' ? id : null);
  const type = useRecord(machineTypeType, of === 'machine_type' ? id : null);
  const document = useRecord(documentType, of === 'document' ? id : null);
  const version = document.data && `${document.data.name}, version ${document.data.version}`;
  const found = user.data?.name ?? type.data?.name ?? machine.data?.subject ?? version ?? `no. ${id}`;
  return (
    <Button small icon="close" onPress={() => filters.set({ [name]: null })}>
      {label}: {found}
    </Button>
  );
}
