import { Drawing } from './drawing';
import { icons, type IconName } from './icon-set';

/** A drawn symbol. Without `label` it is decoration; with one, screen readers name it. Size in px. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <Drawing
      parts={icons[name]}
      size={size}
      aria-hidden={label === undefined}
      aria-label={label}
      role={label === undefined ? undefined : 'img'}
      style={{ flex: 'none' }}
    />
  );
}
