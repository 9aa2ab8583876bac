import { useAttention } from '@yard/data';
import type { Site } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { isIconName } from '@yard/ui';
import type { SideEntry } from '@yard/ui/admin-layout';
import { allows } from './access';
import { type OrderedEntry, ownNav } from './own-pages';

const home: SideEntry = { to: '/', label: 'Home', icon: 'home', exact: true };

/** Each group with the order of its first entry; a remote chooses its group by the order that it states. */
const GROUPS = [
  ['Work', -Infinity],
  ['Money', 20],
  ['Catalog', 40],
  ['People', 60],
  ['Content', 70],
  ['System', 90],
] as const;

export function useAdminNav(site: Site): SideEntry[] {
  const { user } = useSession();
  const attention = useAttention();
  const ofRemotes = site.nav
    .filter((entry) => allows(entry.access, user))
    .map((entry): OrderedEntry => ({
      to: entry.to,
      label: entry.label,
      icon: isIconName(entry.icon) ? entry.icon : 'list',
      attention: entry.attention && attention[entry.attention],
      order: entry.order,
    }));
  const entries = [...ownNav, ...ofRemotes].sort((one, other) => one.order - other.order);
  return [home, ...entries.map((entry) => ({ ...entry, group: groupOf(entry.order) }))];
}

const groupOf = (order: number) => GROUPS.findLast(([, from]) => order >= from)?.[0];
