import { useSession } from '@yard/session';
import { Hint } from '@yard/ui';
import { useState } from 'react';
import { MachineCard } from '../machines/machine-card';
import cardStyles from '../machines/machine-card.module.css';
import { seenMachines } from './seen-machines';
import styles from './saved.module.css';

/** The machines that were looked at on this device; nothing where there are none. @param except  what is in sight */
export function SeenSection({ except = null }: { except?: number | null }) {
  const { user } = useSession();
  const [machines] = useState(() => seenMachines(user?.id ?? null, Date.now()));
  const others = machines.filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="seen-machines" className={styles.section}>
      <div>
        <h2 id="seen-machines">Recently seen</h2>
        <Hint breaks>Kept on this device alone, until you log out.</Hint>
      </div>
      <ul className={cardStyles.grid}>
        {others.map((machine) => (
          <li key={machine.id}>
            <MachineCard machine={machine} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
