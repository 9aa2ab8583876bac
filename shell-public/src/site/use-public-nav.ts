import { useAttention } from '@yard/data';
import type { SiteState } from '@yard/remote-kit';
import { rememberedUser, useSession } from '@yard/session';
import { isIconName, type NavEntry } from '@yard/ui';
import { allows } from './access';

/** In the header the logo leads home. */
const home: NavEntry = { to: '/', label: 'Home', icon: 'home', exact: true, bottomOnly: true };

/** The menu of the remotes for this reader, with what waits for them; empty until the remotes are known. */
export function usePublicNav({ site, loaded: isListed }: SiteState): NavEntry[] {
  const { user, loaded } = useSession();
  // As the header's shape: until it is known who is there, the menu of who was there last.
  const reader = loaded ? user : rememberedUser();
  const attention = useAttention();
  const entries = site.nav
    .filter((entry) => entry.place !== 'account' && allows(entry.access, reader))
    .map((entry): NavEntry => ({
      to: entry.to,
      label: entry.label,
      shortLabel: entry.short_label,
      icon: isIconName(entry.icon) ? entry.icon : 'list',
      attention: entry.attention && attention[entry.attention],
    }));
  // Alone, home would stand where the others come.
  return isListed ? [home, ...entries] : [];
}
