import type { ReactNode } from 'react';
import { Segmented } from '../../actions/segmented';
import { optionsOf } from '../options-of';
import styles from './date-kind.module.css';

const KINDS = optionsOf({ exact: 'Exact dates', flexible: 'Flexible' });

type DateKindProps = { isFlexible: boolean; onChange: (isFlexible: boolean) => void; children: ReactNode };

/** Days as they are, or any so many of a window (`@yard/ui/flexible-days`): above the calendar of both. */
export function DateKind({ isFlexible, onChange, children }: DateKindProps) {
  return (
    <div className={styles.room}>
      <div className={styles.dates}>
        <Segmented
          label="Kind of dates"
          segments={KINDS}
          value={isFlexible ? 'flexible' : 'exact'}
          onChange={(kind) => onChange(kind === 'flexible')}
        />
        {children}
      </div>
    </div>
  );
}
