import { type MachineRecord, machineType } from '@yard/contracts';
import { useSession } from '@yard/session';
import { ReportSheet } from '@yard/threads';
import { Button } from '@yard/ui';
import { useState } from 'react';

/** For who is signed in, and does not own it. */
export function ReportListing({ machine: { id, user_id } }: { machine: MachineRecord }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user === null || user.id === user_id) return null;
  return (
    <p>
      <Button small kind="quiet" onPress={() => setOpen(true)}>
        Report the listing
      </Button>
      {isOpen && (
        <ReportSheet
          what="the listing"
          path={`${machineType.endpoint}/${id}/report`}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}
