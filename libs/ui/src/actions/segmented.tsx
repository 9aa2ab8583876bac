import { useId } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import styles from './segmented.module.css';

export type Segment<Value extends string> = { value: Value; label: string; icon?: IconName };

export type SegmentedProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two to four, side by side, taking effect at once. */
export function Segmented<Value extends string>({ label, segments, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} size={18} />}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
