import { type Attention, useAttention } from '@yard/data';
import type { Site } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { isIconName, type NavEntry } from '@yard/ui';
import { allows } from './access';
import { ownPages } from './own-pages';

/** An entry, and what it counts where it has a dot. */
export type AdminNavEntry = NavEntry & { counts?: keyof Attention };
type Ordered = AdminNavEntry & { order: number };

const home: NavEntry = { to: '/', label: 'Home', icon: 'home', exact: true };
const own = ownPages.flatMap(({ path, nav }): Ordered[] => (nav ? [{ to: path, ...nav }] : []));

/** The back office's menu: home, then its own pages and those of the remotes in their order, with what waits. */
export function useAdminNav(site: Site): AdminNavEntry[] {
  const { user } = useSession();
  const attention = useAttention();
  const ofRemotes = site.nav
    .filter((entry) => allows(entry.access, user))
    .map((entry): Ordered => ({
      to: entry.to,
      label: entry.label,
      icon: isIconName(entry.icon) ? entry.icon : 'list',
      attention: entry.attention && attention[entry.attention],
      counts: entry.attention,
      order: entry.order,
    }));
  const entries = [...own, ...ofRemotes].sort((one, other) => one.order - other.order);
  return [home, ...entries];
}
