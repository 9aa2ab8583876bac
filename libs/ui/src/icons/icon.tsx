import { Drawing } from './drawing';
import { icons, type IconName } from './icon-set';

/** A drawn symbol: decoration, so the name of what it means stands beside it. Size in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Drawing parts={icons[name]} size={size} aria-hidden style={{ flex: 'none' }} />;
}
