import { useAttention } from '@yard/data';
import type { Site } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { isIconName, type NavEntry } from '@yard/ui';
import { allows } from './access';

/** In the header the logo leads home. */
const home: NavEntry = { to: '/', label: 'Home', icon: 'home', exact: true, bottomOnly: true };

/** The menu of the remotes for this reader, with what waits for them. */
export function usePublicNav(site: Site): NavEntry[] {
  const { user } = useSession();
  const attention = useAttention();
  const entries = site.nav
    .filter((entry) => entry.place !== 'account' && allows(entry.access, user))
    .map((entry): NavEntry => ({
      to: entry.to,
      label: entry.label,
      shortLabel: entry.short_label,
      icon: isIconName(entry.icon) ? entry.icon : 'list',
      attention: entry.attention && attention[entry.attention],
    }));
  return [home, ...entries];
}
