import type { RentalRequestRecord } from '@yard/contracts';
import { MachineHeader, Sheet, Stack } from '@yard/ui';
import type { ReactNode } from 'react';
import { SeenFirst } from './seen/seen-first';
import { useSeenRental } from './seen/use-seen-rental';

export interface RentalSheetProps {
  title: string;
  request: RentalRequestRecord;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about a rental: what it does, the machine it is about, what changed meanwhile, then its content. */
export function RentalSheet({ title, request, onClose, children }: RentalSheetProps) {
  const seen = useSeenRental(request);
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <Stack gap={5} shrinks>
        <MachineHeader subject={request.machine.subject} typeName={request.machine.machine_type_name} />
        <SeenFirst seen={seen}>{children}</SeenFirst>
      </Stack>
    </Sheet>
  );
}
