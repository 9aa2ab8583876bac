import { icons, type IconName } from './icon-set';

/** A drawn symbol. Without `label` it is decoration; with one, screen readers name it. Size in px. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string }) {
  const Drawing = icons[name];
  return (
    <Drawing
      size={size}
      strokeWidth={1.9}
      aria-hidden={label === undefined}
      aria-label={label}
      role={label === undefined ? undefined : 'img'}
      focusable={false}
      style={{ flex: 'none' }}
    />
  );
}
