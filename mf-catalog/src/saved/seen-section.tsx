import { useSession } from '@yard/session';
import { Hint, Stack } from '@yard/ui';
import { useState } from 'react';
import { MachineCards } from '../machines/machine-cards';
import { seenMachines } from './seen-machines';

/** The machines that were looked at on this device; nothing where there are none. @param except  what is in sight */
export function SeenSection({ except = null }: { except?: number | null }) {
  const { user } = useSession();
  const [machines] = useState(() => seenMachines(user?.id ?? null, Date.now()));
  const others = machines.filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="seen-machines">
      <div>
        <h2 id="seen-machines">Recently seen</h2>
        <Hint breaks>Saved on this device only, until you sign out.</Hint>
      </div>
      <MachineCards machines={others} level={3} />
    </Stack>
  );
}
